import unhomoglyph from 'unhomoglyph';

/** Combining accents only: the vowel signs of other scripts are part of the letters and are kept. */
const accents = /(?=\p{Script=Inherited})\p{M}/gu;
const removeAccents = (text: string): string => text.normalize('NFKD').replace(accents, '');

/** The skeleton of Unicode TR39 (equal for letters that look alike), without accents, case, blanks and punctuation. */
const toSkeleton = (text: string): string =>
  removeAccents(unhomoglyph(removeAccents(text)))
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .toLowerCase();

/** Skeletons of the name as written, in lower case and in upper case: which letters look alike depends on the case. */
const toSkeletons = (name: string): readonly string[] => [name, name.toLowerCase(), name.toUpperCase()].map(toSkeleton);

/** True when two names have equal letters, or letters that look alike in any script. */
export const areNamesConfusable = (one: string, other: string): boolean => {
  const others = toSkeletons(other);
  return toSkeletons(one).some((skeleton) => others.includes(skeleton));
};
