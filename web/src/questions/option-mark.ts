/** What one option of an answered multiple-choice question is. */
export type OptionMark = 'plain' | 'picked' | 'picked-right' | 'picked-wrong' | 'correct';

/** `correct` is null where whoever reads may not see the key: then nothing is right or wrong. */
export function toOptionMark(option: number, picked: number | undefined, correct: number | null): OptionMark {
  if (option !== picked) return option === correct ? 'correct' : 'plain';
  if (correct === null) return 'picked';
  return option === correct ? 'picked-right' : 'picked-wrong';
}
