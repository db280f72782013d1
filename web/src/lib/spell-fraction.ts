const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const irregularOrdinals: Readonly<Record<string, string>> = {
  ...{ one: 'first', two: 'second', three: 'third', five: 'fifth', eight: 'eighth', nine: 'ninth', twelve: 'twelfth' },
};

/** A whole number from 0 to 99 in words, such as “twenty-one”. */
function spellNumber(n: number): string {
  if (n < small.length) return small[n] as string;
  const ones = n % 10;
  return `${tens[Math.floor(n / 10)]}${ones === 0 ? '' : `-${small[ones]}`}`;
}

/** The ordinal of a whole number from 1 to 99, such as “twenty-first”. */
function spellOrdinal(n: number): string {
  const words = spellNumber(n).split('-');
  const last = words.pop() as string;
  return [...words, irregularOrdinals[last] ?? `${last.replace(/y$/, 'ie')}th`].join('-');
}

function spellPart(bottom: number, many: boolean): string {
  if (bottom === 2) return many ? 'halves' : 'half';
  const part = bottom === 4 ? 'fourth' : spellOrdinal(bottom);
  return many ? `${part}s` : part;
}

/** A fraction in words: 3 and 4 are “three fourths”. Numbers above 99 are read as digits: “7 over 120”. */
export const spellFraction = (top: number, bottom: number): string =>
  top > 99 || bottom > 99 || bottom < 2
    ? `${top} over ${bottom}`
    : `${spellNumber(top)} ${spellPart(bottom, top !== 1)}`;
