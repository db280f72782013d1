import type { Draw } from './draw.ts';
import { type Exercise, inNumbers, inSignedNumbers, type Kind, kind } from './exercise.ts';
import { bracketed, polynomial, power, whole } from './written.ts';

export const functions: readonly Kind[] = [
  kind(10, 12, exponentialEquation),
  kind(11, 12, logarithm),
  kind(11, 12, sumOfLogarithms),
  kind(11, 12, composed),
  kind(12, 12, inverse),
];

const subscript = (n: number): string => [...String(n)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]).join('');

function exponentialEquation(draw: Draw): Exercise {
  const base = draw.of([2, 3, 4, 5]);
  const x = draw.between(2, { 2: 8, 3: 5, 4: 4, 5: 4 }[base] ?? 3);
  const value = base ** x;
  return inNumbers({
    text: `What is x when ${base}ˣ = ${whole(value)}?`,
    answer: x,
    mistakes: [value / base, x + 1, x - 1, x - 2],
    steps: `${Array.from({ length: x }, () => base).join(' × ')} = ${whole(value)}, with ${x} factors.`,
    least: 1,
  });
}

function logarithm(draw: Draw): Exercise {
  const base = draw.of([2, 3, 4, 5, 10]);
  const exponent = draw.of([-3, -2, -1, 2, 3, 4]);
  const size = base ** Math.abs(exponent);
  return inSignedNumbers({
    text: `What is log${subscript(base)} ${exponent > 0 ? whole(size) : `(1/${whole(size)})`}?`,
    answer: exponent,
    mistakes: [-exponent, exponent + 1, exponent - 1, size],
    steps: `Ask which power of ${base} it is: ${power(String(base), exponent)} = ${exponent > 0 ? whole(size) : `1/${whole(size)}`}.`,
  });
}

function sumOfLogarithms(draw: Draw): Exercise {
  const [base, exponent] = draw.of([
    [2, draw.between(3, 6)],
    [3, draw.between(3, 5)],
    [6, draw.between(1, 3)],
    [10, draw.between(1, 3)],
    [12, 2],
  ]) as [number, number];
  const all = base ** exponent;
  const first = draw.of(Array.from({ length: all - 2 }, (_, n) => n + 2).filter((n) => all % n === 0));
  const log = `log${subscript(base)}`;
  return inNumbers({
    text: `What is ${log} ${first} + ${log} ${whole(all / first)}?`,
    answer: exponent,
    mistakes: [exponent + 1, exponent - 1, all, first + all / first],
    steps: `A sum of logarithms is the logarithm of the product: ${first} × ${whole(all / first)} = ${whole(all)} = ${power(String(base), exponent)}.`,
    least: 1,
  });
}

function composed(draw: Draw): Exercise {
  const [a, b, c, x] = [draw.between(2, 5), draw.signed(1, 7), draw.signed(1, 5), draw.between(1, 4)];
  const f = (n: number) => a * n + b;
  const g = (n: number) => n * n + c;
  return inSignedNumbers({
    text: `f(x) = ${polynomial(a, b)} and g(x) = ${polynomial(1, 0, c)}. What is f(g(${x}))?`,
    answer: f(g(x)),
    mistakes: [g(f(x)), f(x) * g(x), f(x) + g(x), g(x)],
    steps: `First g(${x}) = ${x * x} + ${bracketed(c)} = ${whole(g(x))}, then f(${whole(g(x))}) = ${a} × ${bracketed(g(x))} + ${bracketed(b)} = ${whole(f(g(x)))}.`,
  });
}

function inverse(draw: Draw): Exercise {
  const [a, b] = [draw.between(2, 9), draw.signed(1, 9)];
  return {
    text: `Which is the inverse function of f(x) = ${polynomial(a, b)}?`,
    answer: `(${polynomial(1, -b)}) / ${a}`,
    mistakes: [`(${polynomial(1, b)}) / ${a}`, `1 / (${polynomial(a, b)})`, polynomial(-a, -b), polynomial(a, -b)],
    steps: `Go back: where f multiplies by ${a} and then ${b > 0 ? `adds ${b}` : `takes ${-b} away`}, first ${b > 0 ? `take ${b} away` : `add ${-b}`} and then divide by ${a}.`,
  };
}
