/** Sums and differences of whole numbers as children write them, one column after another, and how these go wrong. */

/** The digits from the ones on. */
const digitsOf = (n: number): number[] => [...String(n)].map(Number).reverse();

const numberOf = (digits: readonly number[]): number => Number(digits.toReversed().join(''));

/** “7 + 8 = 15, write 5, carry 1; 4 + 3 + 1 = 8.” */
export function sumInColumns(a: number, b: number): string {
  const [first, second] = [digitsOf(a), digitsOf(b)];
  const columns = Math.max(first.length, second.length);
  const lines: string[] = [];
  let carried = 0;
  for (let column = 0; column < columns; column += 1) {
    const parts = [first[column], second[column], carried === 0 ? undefined : carried].filter((n) => n !== undefined);
    const sum = parts.reduce((total, n) => total + n, 0);
    carried = column < columns - 1 && sum > 9 ? 1 : 0;
    const line = parts.length === 1 ? `${sum} stays` : `${parts.join(' + ')} = ${sum}`;
    lines.push(carried === 1 ? `${line}, write ${sum - 10}, carry 1` : line);
  }
  return `${lines.join('; ')}.`;
}

/** The sum of somebody who never carries. */
export function sumWithoutCarrying(a: number, b: number): number {
  const [first, second] = [digitsOf(a), digitsOf(b)];
  const columns = Math.max(first.length, second.length);
  return numberOf(Array.from({ length: columns }, (_, column) => ((first[column] ?? 0) + (second[column] ?? 0)) % 10));
}

/** “2 is less than 8, so borrow: 12 − 8 = 4; 5 − 1 − 3 = 1.” The first is the larger. */
export function differenceInColumns(a: number, b: number): string {
  const second = digitsOf(b);
  let borrowed = 0;
  const lines = digitsOf(a).map((digit, column) => {
    const taken = second[column];
    const over = digit - borrowed;
    const lent = borrowed === 0 ? '' : ' − 1';
    const parts = lent + (taken === undefined ? '' : ` − ${taken}`);
    borrowed = over < (taken ?? 0) ? 1 : 0;
    if (parts === '') return `${digit} stays`;
    if (borrowed === 0) return `${digit}${parts} = ${over - (taken ?? 0)}`;
    return `${digit}${lent} is less than ${taken ?? 0}, so borrow: ${digit + 10}${parts} = ${over + 10 - (taken ?? 0)}`;
  });
  return `${lines.join('; ')}.`;
}

/** The difference of somebody who takes the smaller digit from the larger in each column. */
export function differenceWithoutBorrowing(a: number, b: number): number {
  const second = digitsOf(b);
  return numberOf(digitsOf(a).map((digit, column) => Math.abs(digit - (second[column] ?? 0))));
}
