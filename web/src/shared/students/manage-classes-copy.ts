/** Texts of the dialog that adds and removes classes. */

import type { RefundLine, RefundSuggestion } from '#contracts/class-reports.ts';
import { formatCents, formatReasonCode } from '#contracts/reason-words.ts';
import { toClassCountText } from '../../copy/counts.ts';
import { formatMonthDay } from '../../lib/dates.ts';
import { formatCount } from '../../lib/format-count.ts';

export const manageClassesTexts = {
  direction: 'Action',
  add: 'Add Classes',
  remove: 'Remove Classes',
  count: 'Number of classes',
};

export const classCountFaultTexts = {
  notWhole: 'Enter a whole number of classes.',
  belowOne: 'Enter at least 1 class.',
  belowZero: 'Enter 0 or more classes.',
  tooMany: (max: number) => `Enter at most ${max} classes.`,
};

export const toWillWaitText = (waits: number, classesMax: number) =>
  `${toClassCountText(waits)} will wait: the limit is ${classesMax} remaining. You can apply ${waits === 1 ? 'it' : 'them'} from the class history once there is room.`;
/** Of a removal that takes different numbers from the two balances. */
export const toUnequalRemovalText = ({ remaining, total }: { remaining: number; total: number }) =>
  `${remaining === 0 ? 'No classes' : toClassCountText(remaining)} can be removed from remaining, ${total} from total.`;
export const toRemovableText = (count: number) =>
  count === 0 ? 'No classes are left to remove.' : `Only ${toClassCountText(count)} can be removed.`;

/** How the suggested amount of a refund comes about. */
/** `Growth 12 added on Oct 1: $500.00 ÷ 12 × 5 = $208.33` */
export const toRefundLineText = ({
  code,
  effective_on,
  classes,
  price_cents,
  refunded,
  refund_cents,
}: RefundLine): string => {
  const name = code === null ? formatCount(classes, 'class', 'classes') : formatReasonCode(code);
  const added = `${name} added on ${formatMonthDay(effective_on)}`;
  return price_cents === null || refund_cents === null
    ? `${added}: no price is recorded for ${formatCount(refunded, 'class', 'classes')}`
    : `${added}: ${formatCents(price_cents)} ÷ ${classes} × ${refunded} = ${formatCents(refund_cents)}`;
};

/** The last sentence of a suggestion; undefined when one line says all. */
export const toRefundSumText = ({ unused, lines, total_cents }: RefundSuggestion): string | undefined => {
  if (unused === 0) return 'No unused classes are left to refund.';
  return lines.length > 1 ? `Together: ${formatCents(total_cents)}` : undefined;
};

export const refundTexts = {
  formula: 'Price ÷ classes × unused. Older classes count as used first.',
  loading: 'Calculating the refund...',
  failed: 'Error calculating the refund',
};
