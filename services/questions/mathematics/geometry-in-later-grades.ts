import type { Draw } from './draw.ts';
import { type Exercise, inFractions, inNumbers, inSignedNumbers, type Kind, kind } from './exercise.ts';
import { type Fraction, fraction } from './fraction.ts';
import { bracketed, power, terms, whole, written } from './written.ts';

export const geometryInLaterGrades: readonly Kind[] = [
  kind(6, 9, angleOfTriangle),
  kind(6, 9, areaOfTriangle),
  kind(7, 10, circumference),
  kind(7, 11, areaOfCircle),
  kind(8, 11, pythagoras),
  kind(8, 10, angleSum),
  kind(9, 12, cylinder),
  kind(9, 11, similar),
  kind(9, 11, distance),
  kind(9, 11, midpoint),
  kind(10, 12, trigonometry),
  kind(10, 12, exactValue),
  kind(11, 12, circleEquation),
  kind(11, 12, dotProduct),
];

/** Sides of right triangles, the longest last. */
const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

const square = power('cm', 2);
const cube = power('cm', 3);
const degrees = (n: number): string => `${whole(n)}°`;
const length = (n: number): string => `${whole(n)} cm`;
const timesPi = (unit: string) => (n: number) => `${terms([n, 'π'])} ${unit}`;

function angleOfTriangle(draw: Draw): Exercise {
  const [first, second] = [draw.between(25, 85), draw.between(25, 85)];
  const answer = 180 - first - second;
  return inNumbers({
    text: `Two angles of a triangle are ${first}° and ${second}°. How large is the third?`,
    answer,
    mistakes: [first + second, 360 - first - second, 180 - first, answer + 10, answer - 10],
    steps: `The three angles make 180°: 180 − ${first} − ${second} = ${answer}.`,
    write: degrees,
    least: 1,
  });
}

function areaOfTriangle(draw: Draw): Exercise {
  const [base, height] = [draw.between(2, 12) * 2, draw.between(3, 15)];
  const answer = (base * height) / 2;
  return inNumbers({
    text: `A triangle has a base of ${base} cm and a height of ${height} cm. What is its area?`,
    answer,
    mistakes: [base * height, base + height, 2 * base * height, answer + base],
    steps: `Half of base times height: ${base} × ${height} ÷ 2 = ${answer}.`,
    write: (n) => `${whole(n)} ${square}`,
    least: 1,
  });
}

function circumference(draw: Draw): Exercise {
  const radius = draw.between(3, 20);
  return inNumbers({
    text: `A circle has a radius of ${radius} cm. What is its circumference in terms of π?`,
    answer: 2 * radius,
    mistakes: [radius, radius * radius, 4 * radius, 3 * radius],
    steps: `Circumference is 2 × π × radius: 2 × ${radius} = ${2 * radius}.`,
    write: timesPi('cm'),
    least: 1,
  });
}

function areaOfCircle(draw: Draw, grade: number): Exercise {
  const radius = draw.between(3, 15);
  const byDiameter = grade > 7 && draw.of([true, false]);
  const given = byDiameter ? `diameter of ${2 * radius}` : `radius of ${radius}`;
  return inNumbers({
    text: `A circle has a ${given} cm. What is its area in terms of π?`,
    answer: radius * radius,
    mistakes: [2 * radius, 4 * radius * radius, 2 * radius * radius, radius],
    steps: `${byDiameter ? `The radius is half of ${2 * radius}, which is ${radius}. ` : ''}Area is π × radius × radius: ${radius} × ${radius} = ${radius * radius}.`,
    write: timesPi(square),
    least: 1,
  });
}

/** A right triangle of whole sides: the two legs and the hypotenuse. */
function rightTriangle(draw: Draw): [number, number, number] {
  const triple = draw.of(triples);
  const by = triple[2] > 20 ? 1 : draw.between(1, 3);
  const [a, b] = draw.shuffled(triple.slice(0, 2)) as [number, number];
  return [a * by, b * by, triple[2] * by];
}

function pythagoras(draw: Draw): Exercise {
  const [a, b, c] = rightTriangle(draw);
  if (draw.of([true, false]))
    return inNumbers({
      text: `The legs of a right triangle are ${a} cm and ${b} cm long. How long is the hypotenuse?`,
      answer: c,
      mistakes: [a + b, Math.abs(a - b), c + 1, c - 1, c + 2].filter((n) => n > Math.max(a, b)),
      steps: `By Pythagoras: ${a}² + ${b}² = ${whole(a * a)} + ${whole(b * b)} = ${whole(c * c)}, and √${whole(c * c)} = ${c}.`,
      write: length,
      least: Math.max(a, b) + 1,
    });
  return inNumbers({
    text: `The hypotenuse of a right triangle is ${c} cm long and one leg ${a} cm. How long is the other leg?`,
    answer: b,
    mistakes: [c - a, b + 1, b - 1, b + 2].filter((n) => n < c),
    steps: `By Pythagoras: ${c}² − ${a}² = ${whole(c * c)} − ${whole(a * a)} = ${whole(b * b)}, and √${whole(b * b)} = ${b}.`,
    write: length,
    least: 1,
  });
}

function angleSum(draw: Draw): Exercise {
  const sides = draw.between(5, 15);
  const answer = (sides - 2) * 180;
  return inNumbers({
    text: `What is the sum of the interior angles of a polygon with ${sides} sides?`,
    answer,
    mistakes: [sides * 180, (sides - 1) * 180, 360, (sides - 3) * 180],
    steps: `It can be cut into ${sides} − 2 = ${sides - 2} triangles: ${sides - 2} × 180 = ${whole(answer)}.`,
    write: degrees,
    least: 180,
  });
}

function cylinder(draw: Draw): Exercise {
  const [radius, height] = [draw.between(2, 9), draw.between(3, 12)];
  const [solid, share] = draw.of([
    ['cylinder', 1],
    ['cone', 3],
  ] as const);
  const tall = height * share;
  const answer = radius * radius * height;
  return inNumbers({
    text: `A ${solid} has a radius of ${radius} cm and a height of ${tall} cm. What is its volume in terms of π?`,
    answer,
    mistakes: [2 * radius * tall, radius * tall, share === 3 ? 3 * answer : 2 * answer, answer + radius * radius],
    steps: `Base times height${share === 3 ? ', divided by 3' : ''}: π × ${radius}² × ${tall}${share === 3 ? ' ÷ 3' : ''}, and ${radius * radius} × ${tall}${share === 3 ? ' ÷ 3' : ''} = ${whole(answer)}.`,
    write: timesPi(cube),
    least: 1,
  });
}

function similar(draw: Draw): Exercise {
  const [a, b] = draw.shuffled([3, 4, 5, 6, 7, 8, 9]) as [number, number];
  const by = draw.between(2, 5);
  return inNumbers({
    text: `Two triangles are similar. Sides of ${a} cm and ${b} cm in the small one match sides of ${a * by} cm and x in the large one. How long is x?`,
    answer: b * by,
    mistakes: [b + a * by - a, b * by + b, b * (by - 1), b * by + by],
    steps: `The large one is ${a * by} ÷ ${a} = ${by} times as long: ${by} × ${b} = ${b * by}.`,
    write: length,
    least: 1,
  });
}

const point = (x: number, y: number): string => `(${whole(x)}, ${whole(y)})`;

function distance(draw: Draw): Exercise {
  const [a, b, c] = rightTriangle(draw);
  const [x, y] = [draw.between(-6, 6), draw.between(-6, 6)];
  return inNumbers({
    text: `How far is the point ${point(x, y)} from the point ${point(x + a, y - b)}?`,
    answer: c,
    mistakes: [a + b, Math.abs(a - b), c + 1, c - 1, c * c],
    steps: `The points differ by ${a} across and ${b} down: ${a}² + ${b}² = ${c * c}, and √${whole(c * c)} = ${c}.`,
    least: 1,
  });
}

function midpoint(draw: Draw): Exercise {
  const [x, y] = [draw.between(-6, 6), draw.between(-6, 6)];
  const [across, up] = [draw.between(1, 6), draw.of([-1, 1]) * draw.between(1, 6)];
  const [endX, endY] = [x + 2 * across, y + 2 * up];
  return {
    text: `What is the midpoint between ${point(x, y)} and ${point(endX, endY)}?`,
    answer: point(x + across, y + up),
    mistakes: [point(across, up), point(x + endX, y + endY), point(x + across, y - up), point(2 * across, 2 * up)],
    nearby: [point(x + across + 1, y + up), point(x + across, y + up + 1)],
    steps: `Take the middle of each: (${whole(x)} + ${bracketed(endX)}) ÷ 2 = ${whole(x + across)} and (${whole(y)} + ${bracketed(endY)}) ÷ 2 = ${whole(y + up)}.`,
  };
}

function trigonometry(draw: Draw): Exercise {
  const [opposite, adjacent, hypotenuse] = rightTriangle(draw);
  const [name, top, bottom, rule] = draw.of([
    ['sine', opposite, hypotenuse, 'opposite leg by hypotenuse'],
    ['cosine', adjacent, hypotenuse, 'adjacent leg by hypotenuse'],
    ['tangent', opposite, adjacent, 'opposite leg by adjacent leg'],
  ] as const);
  const sides = [opposite, adjacent, hypotenuse];
  const ratios = sides.flatMap((a) => sides.filter((b) => b !== a).map((b): Fraction => fraction(a, b)));
  return inFractions({
    text: `In a right triangle, the leg opposite angle A is ${opposite} cm, the leg beside it ${adjacent} cm and the hypotenuse ${hypotenuse} cm. What is the ${name} of A?`,
    answer: fraction(top, bottom),
    mistakes: ratios,
    steps: `The ${name} is ${rule}: ${top}/${bottom}.`,
    write: written,
  });
}

const exactValues = [
  ['sin 30°', '1/2'],
  ['sin 45°', '√2/2'],
  ['sin 60°', '√3/2'],
  ['cos 30°', '√3/2'],
  ['cos 45°', '√2/2'],
  ['cos 60°', '1/2'],
  ['tan 30°', '√3/3'],
  ['tan 45°', '1'],
  ['tan 60°', '√3'],
] as const;

function exactValue(draw: Draw): Exercise {
  const [asked, answer] = draw.of(exactValues);
  const triangle = asked.includes('45')
    ? 'Half a square has the angles 45°, 45° and 90° and the sides 1, 1 and √2.'
    : 'Half an equilateral triangle has the angles 30°, 60° and 90° and the sides 1, √3 and 2.';
  return {
    text: `What is ${asked} exactly?`,
    answer,
    mistakes: exactValues.map(([, value]) => value).filter((value) => value !== answer),
    steps: triangle,
  };
}

function circleEquation(draw: Draw): Exercise {
  const part = () => draw.of([-1, 1]) * draw.between(1, 8);
  const [x, y, radius] = [part(), part(), draw.between(2, 9)];
  const about = (letter: string, at: number) => `(${terms([1, letter], [-at, ''])})²`;
  const write = (a: number, b: number, r: number) => `the one around ${point(a, b)} with radius ${r}`;
  return {
    text: `Which circle has the equation ${about('x', x)} + ${about('y', y)} = ${radius * radius}?`,
    answer: write(x, y, radius),
    mistakes: [
      write(-x, -y, radius),
      write(x, y, radius * radius),
      write(-x, -y, radius * radius),
      write(x, -y, radius),
    ],
    steps: `(x − a)² + (y − b)² = r² is the circle around (a, b) with radius r. Here r² = ${radius * radius}.`,
  };
}

function dotProduct(draw: Draw): Exercise {
  const part = () => draw.of([-1, 1]) * draw.between(1, 7);
  const [a, b, c, d] = [part(), part(), part(), part()];
  const answer = a * c + b * d;
  return inSignedNumbers({
    text: `What is the dot product of the vectors ${point(a, b)} and ${point(c, d)}?`,
    answer,
    mistakes: [a * d + b * c, a * c - b * d, a + b + c + d, -answer],
    steps: `Multiply place by place and add: ${whole(a)} × ${bracketed(c)} + ${bracketed(b)} × ${bracketed(d)} = ${whole(a * c)} + ${bracketed(b * d)} = ${whole(answer)}.`,
  });
}
