import unhomoglyph from 'unhomoglyph';

/** Combining accents; the vowel signs of other scripts belong to the letters and stay. */
const accents = /(?=\p{Script=Inherited})\p{M}/gu;
const withoutAccents = (text: string): string => text.normalize('NFKD').replace(accents, '');

/** The skeleton of Unicode TR39, without accents, case, blanks and punctuation. */
const skeletonOf = (text: string): string =>
  withoutAccents(unhomoglyph(withoutAccents(text)))
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .toLowerCase();

/** As written and in one case each: which letters look alike depends on the case. */
const skeletonsOf = (name: string): readonly string[] => [name, name.toLowerCase(), name.toUpperCase()].map(skeletonOf);

/** Whether a hasty reader could take one name for the other: equal letters, or letters that look alike in any script. */
export const areConfusable = (one: string, other: string): boolean => {
  const others = skeletonsOf(other);
  return skeletonsOf(one).some((skeleton) => others.includes(skeleton));
};
