/** Column addition and subtraction of whole numbers: explanations of the steps, and the results of typical mistakes. */

/** Digits of a number, ones first. */
const toDigits = (n: number): number[] => [...String(n)].map(Number).reverse();

const toNumber = (digits: readonly number[]): number => Number(digits.toReversed().join(''));

const places = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands'] as const;
const labelColumn = (line: string, column: number): string => `in the ${places[column]}, ${line}`;

/** Explains a sum column by column: “in the ones, 7 + 8 = 15, write 5, carry 1; in the tens, 4 + 3 + 1 = 8.” */
export function explainColumnAddition(a: number, b: number): string {
  const [first, second] = [toDigits(a), toDigits(b)];
  const columns = Math.max(first.length, second.length);
  const lines: string[] = [];
  let carried = 0;
  for (let column = 0; column < columns; column += 1) {
    const parts = [first[column], second[column], carried === 0 ? undefined : carried].filter((n) => n !== undefined);
    const sum = parts.reduce((total, n) => total + n, 0);
    carried = column < columns - 1 && sum > 9 ? 1 : 0;
    const line = parts.length === 1 ? `bring down ${sum}` : `${parts.join(' + ')} = ${sum}`;
    lines.push(carried === 1 ? `${line}, write ${sum - 10}, carry 1` : line);
  }
  return `${lines.map(labelColumn).join('; ')}.`;
}

/** The wrong sum of a student who never carries. */
export function addWithoutCarrying(a: number, b: number): number {
  const [first, second] = [toDigits(a), toDigits(b)];
  const columns = Math.max(first.length, second.length);
  return toNumber(Array.from({ length: columns }, (_, column) => ((first[column] ?? 0) + (second[column] ?? 0)) % 10));
}

/** Explains a difference column by column: “in the ones, 2 is less than 8, so borrow: 12 − 8 = 4; in the tens, 5 − 1 − 3 = 1.” `a` is larger than `b`. */
export function explainColumnSubtraction(a: number, b: number): string {
  const second = toDigits(b);
  let borrowed = 0;
  const lines = toDigits(a).map((digit, column) => {
    const taken = second[column];
    const over = digit - borrowed;
    const lent = borrowed === 0 ? '' : ' − 1';
    const parts = lent + (taken === undefined ? '' : ` − ${taken}`);
    borrowed = over < (taken ?? 0) ? 1 : 0;
    if (parts === '') return `bring down ${digit}`;
    if (borrowed === 0) return `${digit}${parts} = ${over - (taken ?? 0)}`;
    return `${digit}${lent} is less than ${taken ?? 0}, so borrow: ${digit + 10}${parts} = ${over + 10 - (taken ?? 0)}`;
  });
  return `${lines.map(labelColumn).join('; ')}.`;
}

/** The wrong difference of a student who subtracts the smaller digit from the larger in each column. */
export function subtractWithoutBorrowing(a: number, b: number): number {
  const second = toDigits(b);
  return toNumber(toDigits(a).map((digit, column) => Math.abs(digit - (second[column] ?? 0))));
}
