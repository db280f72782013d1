/** How an option of an answered question is marked. */
export type OptionMark = 'plain' | 'picked' | 'picked-right' | 'picked-wrong' | 'correct';

/** `correct` is null when the reader may not see the answer key; then no option is marked as right or wrong. */
export function toOptionMark(option: number, picked: number | undefined, correct: number | null): OptionMark {
  if (option !== picked) return option === correct ? 'correct' : 'plain';
  if (correct === null) return 'picked';
  return option === correct ? 'picked-right' : 'picked-wrong';
}

/** The letter of an option: `A` for the index 0. */
export const toOptionLetter = (option: number): string => String.fromCharCode(65 + option);
