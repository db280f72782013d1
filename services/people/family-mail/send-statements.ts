import { Temporal } from 'temporal-polyfill';
import { toFirstName } from '#contracts/to-first-name.ts';
import { fetchClassTotals } from '#projections/classes/class-transactions/class-history.ts';
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
    const totals = await fetchClassTotals(readModels.sql, studentId, { order: 'class-day', period });
    const { opening, bought, given_back, attended, late_cancellations: late, removed } = totals;
    if (bought + given_back + attended + late + removed === 0) continue;
    const child = toFirstName(name);
    const content = {
      kind: 'statement',
      subject: `${child}’s classes in ${month}`,
      lines: [
        `${child}’s classes in ${month}:`,
        '',
        `At the beginning: ${opening}`,
        `Added: ${bought}`,
        `Attended: ${attended}`,
        ...(late > 0 ? [`Late cancellations: ${late}`] : []),
        ...(given_back > 0 ? [`Given back: ${given_back}`] : []),
        ...(removed > 0 ? [`Removed: ${removed}`] : []),
        `At the end: ${opening + bought + given_back - attended - late - removed}`,
        '',
        'Each class is listed on the statement, which you can print:',
      ],
      link: `${config.publicUrl}/statement/${studentId}?${new URLSearchParams({ from, to })}`,
    } as const;
    await sendToFamily(context, { accountId, about: `${studentId} ${from.slice(0, 7)}`, content });
  }
}
