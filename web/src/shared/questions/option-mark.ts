/** How an option of an answered question is marked. */
export type OptionMark = 'plain' | 'picked' | 'picked-right' | 'picked-wrong' | 'correct';

/**
 * @param correct Index of the correct option; null when it is not shown.
 * @param right Whether the chosen option is right; null when that is not known.
 */
export function toOptionMark(
  option: number,
  picked: number | undefined,
  correct: number | null,
  right = correct === null ? null : picked === correct,
): OptionMark {
  if (option !== picked) return option === correct ? 'correct' : 'plain';
  if (right === null) return 'picked';
  return right ? 'picked-right' : 'picked-wrong';
}
