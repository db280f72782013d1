/** Parses and evaluates expressions in questions and options, so that the tests check texts independently of the generators. */

/** The values of the variables in an expression, by letter. */
export type VariableValues = Readonly<Record<string, number>>;

const small = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Evaluates “−3 × (2x + 1)²”, “1 3/4”, “$1,204.50”, “36π cm²” or “15%”. Throws if the text is no such expression. */
export function evaluateExpression(text: string, letters: VariableValues = {}): number {
  const known: VariableValues = { π: Math.PI, ...letters };
  const plain = text
    .replace(/(?<=[\dπ]) (miles|ft[²³]?|(?:square|cubic) feet)$/, '')
    .replace(/(\d+)¢/g, '($1/100)')
    .replace(/[$°]/g, '')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/([\d.]+)%/g, '($1/100)')
    .replace(/(\d+) (\d+\/\d+)/g, '($1+$2)')
    .replace(/ of /g, '×')
    .replace(/\s/g, '');
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    const found = plain.slice(at).match(pattern)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };

  const sum = (): number => {
    let total = take(/^−/) ? -product() : product();
    for (let sign = take(/^[+−]/); sign !== undefined; sign = take(/^[+−]/))
      total += sign === '+' ? product() : -product();
    return total;
  };
  const product = (): number => {
    let total = ratio();
    for (let sign = take(/^[×÷]/); sign !== undefined; sign = take(/^[×÷]/))
      total = sign === '×' ? total * ratio() : total / ratio();
    return total;
  };
  /** A slash binds more tightly than ÷, and an implicit product (2x) more tightly than a slash. */
  const ratio = (): number => {
    let total = adjoining();
    while (take(/^\//)) total /= adjoining();
    return total;
  };
  const adjoining = (): number => {
    let total = raised();
    while (/^[a-zπ√(□?]/.test(plain.slice(at))) total *= raised();
    return total;
  };
  const raised = (): number => {
    const base = single();
    const exponent = take(/^(⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+|ˣ)/);
    if (exponent === undefined) return base;
    if (exponent === 'ˣ') return base ** (known.x ?? Number.NaN);
    const digits = [...exponent.replace('⁻', '')].map((digit) => small.indexOf(digit)).join('');
    return base ** (exponent.startsWith('⁻') ? -Number(digits) : Number(digits));
  };
  const single = (): number => {
    const number = take(/^\d+(\.\d+)?/);
    if (number !== undefined) return Number(number);
    if (take(/^√/)) return Math.sqrt(single());
    if (take(/^\(/)) {
      const inner = sum();
      if (!take(/^\)/)) throw new Error(`No bracket closes in “${text}”`);
      return inner;
    }
    const letter = take(/^[a-zπ□?]/);
    const meant = letter === undefined ? undefined : known[letter];
    if (meant === undefined) throw new Error(`“${text}” cannot be read at “${plain.slice(at)}”`);
    return meant;
  };

  const total = sum();
  if (at < plain.length) throw new Error(`“${text}” cannot be read from “${plain.slice(at)}” on`);
  return total;
}

export const isNearlyEqual = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** True if an equation such as “3x + 5 = 20” holds for these values of its variables. */
export function isTrueEquation(equation: string, letters: VariableValues): boolean {
  const [left, right] = equation.split(' = ') as [string, string];
  return isNearlyEqual(evaluateExpression(left, letters), evaluateExpression(right, letters));
}

const anywhere: readonly VariableValues[] = [0.37, 1.9, -2.3].map((n) => ({ x: n, i: n }));

/** True if two expressions are equal for several values of x and i, which for these exercises means for all. */
export const isEquivalent = (first: string, second: string): boolean =>
  anywhere.every((letters) => isNearlyEqual(evaluateExpression(first, letters), evaluateExpression(second, letters)));

/** Parses the coordinates of a point such as “(3, −2)”. */
export function parsePoint(text: string): [number, number] {
  const [x, y] = text.slice(text.indexOf('(') + 1, text.indexOf(')')).split(', ') as [string, string];
  return [evaluateExpression(x), evaluateExpression(y)];
}

/** A pattern of questions, and a check of an option that also receives the groups of the match. */
export type QuestionSolver = readonly [asked: RegExp, fits: (option: string, ...groups: string[]) => boolean];

/** Creates a solver for questions with a number as the answer, computed from the groups of the match as numbers. */
export const createNumberSolver = (asked: RegExp, answer: (...groups: number[]) => number): QuestionSolver => [
  asked,
  (option, ...groups) =>
    isNearlyEqual(evaluateExpression(option), answer(...groups.map((group) => evaluateExpression(group)))),
];
