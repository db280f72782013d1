import { formatCount } from '../lib/format-count.ts';

/**
 * `6 of 18 classes remaining`. The two balances have separate limits, so remaining may exceed the total. Then the text
 * does without “of”, which would look like an error.
 */
export const toRemainingClassesText = (remaining: number, total: number): string =>
  remaining > total
    ? `${formatCount(remaining, 'class', 'classes')} remaining, total ${total}`
    : `${remaining} of ${formatCount(total, 'class', 'classes')} remaining`;
