import { Temporal } from 'temporal-polyfill';
import { type ClassSumLine, figureWords, toClassSumLines } from '#contracts/class-sum.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { toFirstName } from '#contracts/to-first-name.ts';
import { toOwedCents } from '#events/classes/student/money.ts';
import { countAttendance } from '#projections/classes/attendance/attendance-query.ts';
import { fetchClassTotals } from '#projections/classes/class-transactions/class-history.ts';
import { fetchMoneySums } from '#projections/classes/money/money-reports.ts';
import { fetchFamiliesBefore } from '#projections/people/family-access/family-access-query.ts';
import { sendsMail } from '#services/platform/mail/mail.ts';
import { type FamilyMailContext, sendToFamily } from './send-family-mail.ts';

/** The statements of a month are sent in these first days of the next one, so that none is missing after an interruption. */
const DAYS = 7;
/** Nobody gets mail at night. */
const FIRST_HOUR = 8;

/** Sends the statement of the last month to each family that saw the student in that month, once. */
export async function sendStatements(context: FamilyMailContext): Promise<void> {
  const { readModels, clock, centre, config } = context;
  if (!sendsMail(context)) return;
  const now = Temporal.Instant.fromEpochMilliseconds(clock().getTime()).toZonedDateTimeISO(centre.timeZone);
  if (now.day > DAYS || now.hour < FIRST_HOUR) return;
  const first = now.toPlainDate().with({ day: 1 });
  const [from, to] = [first.subtract({ months: 1 }), first.subtract({ days: 1 })].map(String) as [string, string];
  const month = new Date(`${from}T12:00:00Z`).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
  const period = { from, to, timeZone: centre.timeZone };
  const monthEnd = first.toZonedDateTime(centre.timeZone).toInstant().toString();
  for (const { account_id: accountId, student_id: studentId, name } of await fetchFamiliesBefore(
    readModels.sql,
    monthEnd,
  )) {
    const [totals, attended, money] = await Promise.all([
      fetchClassTotals(readModels.sql, studentId, { order: 'class-day', period }),
      countAttendance(readModels.sql, { studentId, from, to, status: 'present' }),
      fetchMoneySums(readModels.sql, studentId, { to }),
    ]);
    const lines = toClassSumLines(totals, { opening: 'At the beginning', closing: 'At the end' }).filter(isShown);
    if (attended === 0 && lines.length <= ENDS) continue;
    const child = toFirstName(name);
    const content = {
      kind: 'statement',
      subject: `${child}’s classes in ${month}`,
      lines: [
        `${child}’s classes in ${month}:`,
        '',
        ...lines.map(toLineText),
        `${figureWords.attended}: ${attended}`,
        ...(money.count > 0 ? [toOwedText(toOwedCents(money))] : []),
        '',
        'Each class is listed on the statement, which you can print:',
      ],
      link: `${config.publicUrl}/statement/${studentId}?${new URLSearchParams({ from, to })}`,
    } as const;
    await sendToFamily(context, { accountId, about: `${studentId} ${from.slice(0, 7)}`, content });
  }
}

const toOwedText = (cents: number): string =>
  cents < 0 ? `In your favor at the end: ${formatCents(0 - cents)}` : `Owed at the end: ${formatCents(cents)}`;

/** The first and the last line of a sum are shown, and what changed it. */
const ENDS = 2;
const isShown = ({ sign, classes }: ClassSumLine): boolean => sign === '' || sign === '=' || classes !== 0;
/** `Added: +4`, or of the ends `At the end: 8`. */
const toLineText = ({ sign, label, classes }: ClassSumLine): string =>
  `${label}: ${sign === '=' ? '' : sign}${classes < 0 ? `−${-classes}` : classes}`;
