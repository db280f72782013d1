/** The words of a case: what is said to be wrong with a student's classes. Screens and files say question. */
import type { CaseAsker, CaseChannel } from '#events/values/enum-values.ts';
import type { CaseMessage, CaseRow } from './cases.ts';
import { isolateBidi } from './isolate-bidi.ts';
import { formatCents } from './reason-words.ts';

type FormatDay = (day: string) => string;

const kindTexts: Record<CaseRow['kind'], string> = {
  'not-there': 'I was not there',
  'wrong-date': 'Wrong date',
  'missing-classes': 'Missing classes',
  'wrong-number': 'Wrong number of classes',
  'charged-twice': 'Charged twice',
  'wrong-price': 'Wrong price',
  other: 'Something else',
};
const absenceTexts = { student: kindTexts['not-there'], family: 'My child was not there', tutor: 'Was absent' };

/** What is wrong, in the words of the student, of a family, or of a tutor who writes down what somebody said. */
export const toCaseKindText = (kind: CaseRow['kind'], by: keyof typeof absenceTexts) =>
  kind === 'not-there' ? absenceTexts[by] : kindTexts[kind];

export const askerTexts: Record<CaseAsker, string> = { student: 'Student', family: 'Family', other: 'Someone else' };
export const channelTexts: Record<CaseChannel, string> = {
  phone: 'By phone',
  'in-person': 'In person',
  mail: 'By email or letter',
  message: 'By text message',
};

/** What a question without a row is about. */
export const toCaseSubjectText = (
  { period_from: from, period_to: to }: Pick<CaseRow, 'period_from' | 'period_to'>,
  formatDay: FormatDay,
): string => {
  if (from === null || to === null) return 'About the classes as a whole';
  return from === to ? `About ${formatDay(from)}` : `About ${formatDay(from)} to ${formatDay(to)}`;
};

export const caseStateTexts: Record<CaseRow['state'], string> = {
  open: 'Waiting for an answer',
  answered: 'Answered',
  resolved: 'Resolved',
  reopened: 'Asked again',
};

const whatTexts: Record<CaseMessage['what'], string> = {
  opened: 'Asked',
  answered: 'Answered',
  corrected: 'Resolved with a correction',
  explained: 'Resolved with an explanation',
  refunded: 'Resolved with a refund',
  reopened: 'Asked again',
};
const FAMILY = ' (family)';

/** `Answered by Ms Lee`, `Asked by Ann Olsen (family)`, `Asked by Ann Olsen (family) by phone on Mon, Nov 16, recorded by Ms Lee` */
export function toMessageText({ what, actor_name, by_family }: CaseMessage, of: CaseRow, formatDay: FormatDay): string {
  const { asker, asker_name, channel, asked_on, student_name } = of;
  const actor = `${isolateBidi(actor_name)}${by_family ? FAMILY : ''}`;
  if (what !== 'opened' || asker === null || channel === null || asked_on === null)
    return `${whatTexts[what]} by ${actor}`;
  const name = `${isolateBidi(asker_name ?? student_name)}${asker === 'family' ? FAMILY : ''}`;
  const how = `${channelTexts[channel].toLowerCase()} on ${formatDay(asked_on)}`;
  return `${whatTexts.opened} by ${name} ${how}, recorded by ${actor}`;
}
/** `$40.00 returned on Fri, Nov 20` */
export const toRefundText = (cents: number, day: string, formatDay: FormatDay) =>
  `${formatCents(cents)} returned on ${formatDay(day)}`;
