import { toFirstName } from '#contracts/to-first-name.ts';
import { foldText } from '#events/values/fold-text.ts';

/** By what a person is found in texts. */
export interface PersonTexts {
  readonly id: string;
  /** Their names, the first being the one that is shown, and nicknames. */
  readonly names: readonly string[];
  /** Every address that they ever signed in with. */
  readonly emails: readonly string[];
}

export interface NameMatcher {
  /** Whether a text has the id, a whole name or an address of the person. */
  readonly isAbout: (text: string) => boolean;
  /** Whether a text has any of these, or the first name as a word of its own, which may be that of somebody else. */
  readonly mayName: (text: string) => boolean;
}

/** A word that is shorter is found in too many other texts. */
const FIRST_NAME_LENGTH_MIN = 2;

/** Finds the texts that name a person. Case, accents, kinds of blanks, apostrophes and hyphens do not matter. */
export const createNameMatcher = ({ id, names, emails }: PersonTexts): NameMatcher => {
  const firstNames = names.map(toFirstName).filter((name) => foldText(name).length >= FIRST_NAME_LENGTH_MIN);
  const whole = [id, ...names, ...emails];
  return { isAbout: createWordsFinder(whole), mayName: createWordsFinder([...whole, ...firstNames]) };
};

/**
 * `foldText` drops apostrophes and hyphens, so that “Zoë’s” is one longer word. These part words there: people write both “Anne
 * Marie” and “Annemarie”.
 */
const partings = [/['’‘ʼ`´\p{Pd}]/gu, /\p{Pd}/gu];
/** Most texts have none of these, and are folded once. */
const foldInEachWay = (text: string): string[] =>
  [...new Set([text, ...partings.map((parting) => text.replaceAll(parting, ' '))])].map(foldText);

const createWordsFinder = (texts: readonly string[]): ((text: string) => boolean) => {
  const wanted = [...new Set(texts.flatMap(foldInEachWay))].filter((each) => each !== '');
  return (text) => foldInEachWay(text).some((folded) => wanted.some((words) => hasAsWords(folded, words)));
};

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Whether `words` stand in the text with no letter or digit right before or after them. */
const hasAsWords = (text: string, words: string): boolean => {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text.at(at - 1) ?? '', text.charAt(at + words.length)];
    if ((at === 0 || !LETTER_OR_DIGIT.test(before)) && !LETTER_OR_DIGIT.test(after)) return true;
  }
  return false;
};
