import type { Draw } from './draw.ts';
import { type Exercise, inFractions, inSignedNumbers, type Kind, kind } from './exercise.ts';
import { fraction } from './fraction.ts';
import { functions } from './functions.ts';
import { bracketed, polynomial, power, terms, whole, written } from './written.ts';

export const algebraInLaterGrades: readonly Kind[] = [
  kind(7, 9, inequality),
  kind(8, 10, bothSides),
  kind(8, 11, slope),
  kind(9, 11, twoUnknowns),
  kind(9, 12, quadratic),
  kind(9, 11, termOfSequence),
  kind(10, 12, discriminant),
  kind(10, 12, vertex),
  kind(11, 12, geometricSequence),
  ...functions,
];

/** Two of different size, so that their signs tell them apart. */
function twoSizes(draw: Draw, most: number): [number, number] {
  const [a, b] = draw.shuffled(Array.from({ length: most }, (_, n) => n + 1)) as [number, number];
  return [draw.of([-1, 1]) * a, draw.of([-1, 1]) * b];
}

function inequality(draw: Draw, grade: number): Exercise {
  const a = grade < 8 ? draw.between(2, 9) : draw.signed(2, 9);
  const [b, x] = [draw.signed(1, 12), grade < 8 ? draw.between(1, 9) : draw.signed(1, 9)];
  const sign = draw.of(['<', '>']);
  const other = sign === '<' ? '>' : '<';
  const [kept, wrong] = a > 0 ? [sign, other] : [other, sign];
  return {
    text: `For which x is ${polynomial(a, b)} ${sign} ${whole(a * x + b)}?`,
    answer: `x ${kept} ${whole(x)}`,
    mistakes: [`x ${wrong} ${whole(x)}`, `x ${kept} ${whole(-x)}`, `x ${wrong} ${whole(-x)}`],
    steps: `${b > 0 ? `Take ${b} from` : `Add ${-b} to`} both sides: ${terms([a, 'x'])} ${sign} ${whole(a * x)}. Divide by ${whole(a)}${a > 0 ? '' : ', which turns the sign round'}: x ${kept} ${whole(x)}.`,
  };
}

function bothSides(draw: Draw): Exercise {
  const [c, x, b] = [draw.between(1, 6), draw.signed(1, 10), draw.signed(1, 12)];
  const a = c + draw.between(2, 6);
  const d = (a - c) * x + b;
  return inSignedNumbers({
    text: `What is x when ${polynomial(a, b)} = ${polynomial(c, d)}?`,
    answer: x,
    mistakes: [-x, x + 1, x - 1, d - b, (d + b) / (a - c)],
    steps: `Bring x to one side: ${terms([a - c, 'x'])} = ${whole(d)} − ${bracketed(b)} = ${whole(d - b)}. Divide by ${a - c}: x = ${whole(x)}.`,
  });
}

function slope(draw: Draw): Exercise {
  const [x, y] = [draw.between(-5, 5), draw.between(-5, 5)];
  const [run, rise] = [draw.between(1, 6), draw.signed(1, 8)];
  return inFractions({
    text: `What is the slope of the line through (${whole(x)}, ${whole(y)}) and (${whole(x + run)}, ${whole(y + rise)})?`,
    answer: fraction(rise, run),
    mistakes: [fraction(run, rise), fraction(-rise, run), fraction(-run, rise), fraction(rise + run, run)],
    steps: `Rise by run: (${whole(y + rise)} − ${bracketed(y)}) ÷ (${whole(x + run)} − ${bracketed(x)}) = ${whole(rise)} ÷ ${run}.`,
    write: written,
    signed: true,
  });
}

function twoUnknowns(draw: Draw, grade: number): Exercise {
  const [x, y] = twoSizes(draw, 9);
  const [a, b] = grade === 9 ? [1, 1] : [draw.between(2, 4), draw.between(1, 3)];
  const write = (m: number, n: number) => `x = ${whole(m)}, y = ${whole(n)}`;
  const [first, second] = [a * x + b * y, x - y];
  return {
    text: `Which x and y fit both ${terms([a, 'x'], [b, 'y'])} = ${whole(first)} and x − y = ${whole(second)}?`,
    answer: write(x, y),
    mistakes: [write(y, x), write(x, -y), write(-x, y), write(-x, -y)],
    steps: `From the second, x = ${terms([1, 'y'], [second, ''])}. Put it into the first: ${terms([a + b, 'y'], [a * second, ''])} = ${whole(first)}, so y = ${whole(y)} and x = ${whole(x)}.`,
  };
}

function quadratic(draw: Draw): Exercise {
  const [m, n] = twoSizes(draw, 7);
  const write = (p: number, q: number) => `x = ${whole(Math.min(p, q))} or x = ${whole(Math.max(p, q))}`;
  const asked = polynomial(1, -(m + n), m * n);
  return {
    text: `Which values of x solve ${asked} = 0?`,
    answer: write(m, n),
    mistakes: [write(-m, -n), write(m, -n), write(-m, n), write(m + n, m * n)],
    steps: `Find two numbers with the product ${whole(m * n)} and the sum ${whole(-(m + n))}: ${whole(-m)} and ${whole(-n)}. So (${polynomial(1, -m)})(${polynomial(1, -n)}) = 0.`,
  };
}

function termOfSequence(draw: Draw): Exercise {
  const [first, step, place] = [
    draw.between(1, 12),
    draw.of([-4, -3, 3, 4, 5, 6, 7, 8]),
    draw.of([10, 12, 15, 20, 25, 30, 40]),
  ];
  const at = (n: number) => first + (n - 1) * step;
  return inSignedNumbers({
    text: `A sequence starts ${[1, 2, 3, 4].map((n) => whole(at(n))).join(', ')}, … What is its ${place}th term?`,
    answer: at(place),
    mistakes: [at(place + 1), at(place - 1), place * step, first * place],
    steps: `Each step adds ${whole(step)}, and there are ${place - 1} steps: ${first} + ${place - 1} × ${bracketed(step)} = ${whole(at(place))}.`,
  });
}

function discriminant(draw: Draw): Exercise {
  const [a, b, c] = [draw.between(1, 4), draw.signed(1, 9), draw.signed(1, 6)];
  const answer = b * b - 4 * a * c;
  return inSignedNumbers({
    text: `What is the discriminant of ${polynomial(a, b, c)} = 0?`,
    answer,
    mistakes: [b * b + 4 * a * c, b * b - a * c, 2 * b - 4 * a * c, -b * b - 4 * a * c],
    steps: `It is b² − 4ac: ${bracketed(b)}² − 4 × ${a} × ${bracketed(c)} = ${b * b} − ${bracketed(4 * a * c)} = ${whole(answer)}.`,
  });
}

function vertex(draw: Draw): Exercise {
  const [x, y] = [draw.signed(1, 7), draw.signed(1, 9)];
  const write = (m: number, n: number) => `(${whole(m)}, ${whole(n)})`;
  return {
    text: `What is the vertex of the parabola y = ${polynomial(1, -2 * x, x * x + y)}?`,
    answer: write(x, y),
    mistakes: [write(-x, y), write(x, x * x + y), write(-x, -y), write(2 * x, x * x + y), write(-2 * x, x * x + y)],
    nearby: [write(x, -y)],
    steps: `Complete the square: y = (${polynomial(1, -x)})² ${y > 0 ? '+' : '−'} ${Math.abs(y)}.`,
  };
}

function geometricSequence(draw: Draw): Exercise {
  const [first, ratio, place] = [draw.between(1, 6), draw.of([-3, -2, 2, 3]), draw.between(6, 8)];
  const at = (n: number) => first * ratio ** (n - 1);
  return inSignedNumbers({
    text: `A sequence starts ${[1, 2, 3].map((n) => whole(at(n))).join(', ')}, … Each term is the one before times the same number. What is its ${place}th term?`,
    answer: at(place),
    mistakes: [at(place + 1), at(place - 1), -at(place), first + (place - 1) * (at(2) - first)],
    steps: `Each term is ${whole(ratio)} times the one before: ${first} × ${power(bracketed(ratio), place - 1)} = ${whole(at(place))}.`,
  });
}
