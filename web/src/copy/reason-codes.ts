/** Texts of reason codes and of money. */
import { formatReasonCode, listReasonDetails, toCodeLabel } from '#contracts/reason-words.ts';
import type { ReasonCode } from '#events/values/shapes.ts';
import { formatMediumDate } from '../lib/dates.ts';

const noCodeText = 'No code';
export const toReasonCodeText = (code: ReasonCode | null): string =>
  code === null ? noCodeText : formatReasonCode(code);

/** The code and the reason in words, such as “Goodwill · Long illness”; undefined when there is neither. */
export const toCodedReasonText = ({ code, reason }: { code: ReasonCode | null; reason: string | null }) =>
  [toCodeLabel(code, reason), reason].filter((part) => part).join(' · ') || undefined;

const salesWithoutPlanTexts: ReadonlyMap<string, string> = new Map([
  ['other', 'Other purchases'],
  ['refund', 'Refunds'],
]);
/** What a row of the purchases is about: a plan, other purchases, or refunds. */
export const toSoldPlanText = (plan: string): string => salesWithoutPlanTexts.get(plan) ?? formatReasonCode(plan);

/** The code of a row, unless its reason repeats it, and what was paid or returned; undefined when there is nothing to say. */
export const toReasonDetailsText = (row: Parameters<typeof listReasonDetails>[0]): string | undefined =>
  listReasonDetails(row, formatMediumDate).join(' · ') || undefined;
