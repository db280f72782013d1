/** How words stand in questions and options, and in the keys of rows. */

/** Begins a text with a capital letter, except for terms such as pH and mRNA. */
export const toCapital = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const beginsWithVowelSound = (text: string): boolean =>
  /^(?:[aeio]|hour|u(?!ni|ra|se|te))/i.test(text) && !/^(?:eu|one\b)/i.test(text);

/** `a beaver`, `an hour`. */
export const withArticle = (text: string): string => `a${beginsWithVowelSound(text) ? 'n' : ''} ${text}`;

/** `Peru`, `Peru and Chile`, or `Peru, Chile, and Bolivia`. */
export const joinWords = (words: readonly string[], conjunction: 'and' | 'or' = 'and'): string =>
  words.length < 3
    ? words.join(` ${conjunction} `)
    : `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1)}`;

const KEY_LENGTH_MAX = 60;

/** The key of a row, made from its words: `The cat’s hat.` becomes `the-cats-hat`. */
export const toKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’'“”\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, KEY_LENGTH_MAX)
    .replace(/^-|-$/g, '');
