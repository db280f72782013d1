import { plural } from '../lib/plural.ts';

/**
 * `6 of 18 classes remaining`. The two are capped apart, so more can remain than the total says; there the total has no
 * “of”, which would read as a mistake.
 */
export const remainingText = (remaining: number, total: number): string =>
  remaining > total
    ? `${plural(remaining, 'class', 'classes')} remaining, total ${total}`
    : `${remaining} of ${plural(total, 'class', 'classes')} remaining`;
