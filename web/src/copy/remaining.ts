import { plural } from '../lib/plural.ts';

/**
 * `6 of 18 classes remaining`. Both are capped separately, so remaining may exceed the total; then the total has no
 * “of”, which would look like an error.
 */
export const toRemainingText = (remaining: number, total: number): string =>
  remaining > total
    ? `${plural(remaining, 'class', 'classes')} remaining, total ${total}`
    : `${remaining} of ${plural(total, 'class', 'classes')} remaining`;
