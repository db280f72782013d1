import { deburr } from 'es-toolkit/string';

/** Marks that belong to no script, like accents. The vowel signs of other scripts are part of their letters. */
const accents = /(?=\p{Script=Inherited})\p{M}/gu;
/** Phones type ’ for ', U+2011 for -, and some people leave both out. */
const apostrophesAndHyphens = /['’‘ʼʻʹ′`´\p{Pd}\u00ad\u2212]/gu;

/**
 * Folds what one person writes and another types to one text: equal for texts that differ only in case, accents, letters
 * like ł, ø, ß and æ, apostrophes, hyphens and kinds of blanks. Every search compares folded texts.
 */
export const foldText = (text: string): string =>
  deburr(text.normalize('NFKC').toLowerCase())
    .normalize('NFKD')
    .replace(accents, '')
    .replace(apostrophesAndHyphens, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The folded words of a search. */
export const toSearchWords = (search: string): string[] =>
  foldText(search)
    .split(' ')
    .filter((word) => word !== '');

/**
 * The text in which people are searched for: their name and the part of the e-mail address before the @, and, in a
 * second line, the whole address, for words with an @. Other words are searched for in the first line only, because half
 * of a school shares a domain.
 */
export const toPersonSearchText = ({ name, email }: { readonly name: string; readonly email: string }): string => {
  const address = foldText(email);
  return `${foldText(name)} ${address.replace(/@.*/, '')}\n${address}`;
};
