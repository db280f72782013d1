import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

const matcher = new RegExpMatcher({
  ...englishDataset.addPhrase((phrase) => phrase.addWhitelistedTerm('pussycat')).build(),
  ...englishRecommendedTransformers,
});

/** Single characters with blanks or punctuation between them, such as `s t a r`. */
const spelledOut = /^[^\p{L}\p{N}]*(?:[\p{L}\p{N}][^\p{L}\p{N}]+)+[\p{L}\p{N}][^\p{L}\p{N}]*$/u;

/** True if a nickname has an obscene word or a slur, also one that is written with digits or spelled out. */
export const hasUnkindWord = (nickname: string): boolean =>
  matcher.hasMatch(nickname) ||
  (spelledOut.test(nickname) && matcher.hasMatch(nickname.replace(/[^\p{L}\p{N}]/gu, '')));
