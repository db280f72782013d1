/** Reads what is written in questions and options as a reader would, and reckons it: the tests' own view of a text. */

export type Letters = Readonly<Record<string, number>>;

const small = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The value of “−3 × (2x + 1)²”, “1 3/4”, “$1,204.50”, “36π cm²”, “15%”. Throws where it cannot be read. */
export function value(text: string, letters: Letters = {}): number {
  const known: Letters = { π: Math.PI, ...letters };
  const plain = text
    .replace(/(?<=[\dπ]) (km|cm[²³]?)$/, '')
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
  /** A fraction's line binds more closely than ÷, and 2x more closely than a fraction's line. */
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

export const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** Whether “3x + 5 = 20” is true. */
export function holds(equation: string, letters: Letters): boolean {
  const [left, right] = equation.split(' = ') as [string, string];
  return near(value(left, letters), value(right, letters));
}

const anywhere: readonly Letters[] = [0.37, 1.9, -2.3].map((n) => ({ x: n, i: n }));

/** Whether two expressions are the same for every x and every i. */
export const same = (first: string, second: string): boolean =>
  anywhere.every((letters) => near(value(first, letters), value(second, letters)));

/** The coordinates of “(3, −2)”. */
export function point(text: string): [number, number] {
  const [x, y] = text.slice(text.indexOf('(') + 1, text.indexOf(')')).split(', ') as [string, string];
  return [value(x), value(y)];
}

/** Whether an option answers a question that matched; the groups of the match come after it. */
export type Solver = readonly [asked: RegExp, fits: (option: string, ...groups: string[]) => boolean];

/** A solver whose question has one number for an answer, reckoned from the groups as numbers. */
export const reckoned = (asked: RegExp, answer: (...groups: number[]) => number): Solver => [
  asked,
  (option, ...groups) => near(value(option), answer(...groups.map((group) => value(group)))),
];
