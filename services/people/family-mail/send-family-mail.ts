import type { FamilyMailKind } from '#contracts/family-mail-kinds.ts';
import { toLateRuleText } from '#contracts/late-cancellation-text.ts';
import { toFirstName } from '#contracts/to-first-name.ts';
import { fetchAttendancePage } from '#projections/classes/attendance/attendance-query.ts';
import { fetchSubmission } from '#projections/learning/submissions/submissions-query.ts';
import { fetchFamiliesOfStudent } from '#projections/people/family-access/family-access-query.ts';
import { fetchStudent, type StudentRecord } from '#projections/people/profiles/students-query.ts';
import { loadRulesOn } from '#services/core/centre/centre-rules.ts';
import { waitUntilLogIsProjected } from '#services/core/feed/wait-until-projected.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { createFamilyLetter, type FamilyLetterContent } from './family-letters.ts';
import type { FamilyMailSubject, FoundFamilyMail } from './find-family-mail.ts';
import { findPaperLetter } from './paper-letter.ts';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

export type FamilyMailContext = Context<
  'sql' | 'readModels' | 'keys' | 'store' | 'feed' | 'logGap' | 'loadAggregate' | 'mail' | 'config' | 'clock' | 'centre'
>;

/** A mail that is due, to the families of a student. */
export interface DueFamilyMail extends FoundFamilyMail {
  /** The id of the event. */
  readonly about: string;
}

/** Sends a mail that is due to those who see the student now, unless what it says was taken back since. */
export async function sendFamilyMail(context: FamilyMailContext, { studentId, about, subject }: DueFamilyMail) {
  await waitUntilLogIsProjected(context);
  const student = await fetchStudent(context.readModels.sql, studentId);
  if (!student || student.archived_at !== null) return;
  const content = await findContent(context, student, subject);
  if (!content) return;
  for (const { account_id: accountId } of await fetchFamiliesOfStudent(context.readModels.sql, studentId))
    if (accountId !== null) await sendToFamily(context, { accountId, about: content.once ?? about, content });
}

/** Sends a letter to a family account, once, unless it has switched off the kind. */
export const sendToFamily = (
  { sql, mail, config, clock }: Pick<FamilyMailContext, 'sql' | 'mail' | 'config' | 'clock'>,
  { accountId, about, content }: { accountId: string; about: string; content: FamilyLetterContent },
): Promise<void> =>
  sql.begin(async (tx) => {
    const [to] = await tx<{ email: string }[]>`
      select email from accounts."user"
      where id = ${accountId} and role = 'family' and "emailVerified" and not exists (
        select from desk.family_mail_off where account_id = ${accountId} and kind = ${content.kind}
      )`;
    if (!to) return;
    const sent = await tx`
      insert into desk.family_mails (account_id, about, sent_at, kind)
      values (${accountId}, ${about}, ${clock()}, ${content.kind})
      on conflict do nothing`;
    if (sent.count === 0) return;
    const token = createUnsubscribeTokens(config.sessionSecret).issue({ accountId, kind: content.kind });
    const unsubscribe = `${config.publicUrl}/unsubscribe?token=${token}`;
    await mail.send(
      { to: to.email, ...createFamilyLetter(content, { centre: config.centreName, unsubscribe }) },
      { tx },
    );
  });

interface DueContent extends FamilyLetterContent {
  /** What is told once on a day, also when a tutor corrects it to and fro; undefined for what each event tells. */
  readonly once: string | undefined;
}

/** What a mail says; undefined if it is no longer true. */
async function findContent(
  context: FamilyMailContext,
  student: StudentRecord,
  subject: FamilyMailSubject,
): Promise<DueContent | undefined> {
  const name = toFirstName(student.name);
  const { readModels, clock, centre, config } = context;
  const write = (
    kind: FamilyMailKind,
    title: string,
    line: string,
    { page = '', once }: { readonly page?: string; readonly once?: string } = {},
  ): DueContent => ({
    ...{ kind, subject: title, once },
    lines: [line, 'You can see it here:'],
    link: `${config.publicUrl}/family${page}`,
  });
  const today = getCivilDate(clock, centre.timeZone);
  switch (subject.kind) {
    case 'low-classes': {
      const { familyMailClasses } = await loadRulesOn(context, today);
      const { before, after } = subject;
      const isLow = before > familyMailClasses && after <= familyMailClasses;
      const left = student.classes_remaining;
      if (!(isLow || after === 0) || left > Math.max(after, familyMailClasses)) return undefined;
      const words = left === 0 ? 'no classes left' : left === 1 ? '1 class left' : `${left} classes left`;
      const once = `${left} classes left ${student.id} ${today}`;
      return write('low-classes', `${name} has ${words}`, `${name} has ${words} at ${config.centreName}.`, { once });
    }
    case 'absent': {
      if (subject.date !== today) return undefined;
      const filters = { studentId: student.id, date: subject.date, limit: 1 };
      const { rows } = await fetchAttendancePage(readModels.sql, filters);
      if (rows[0]?.status !== 'absent') return undefined;
      const { late_cancellation_hours: late } = rows[0];
      const taken = late === null ? '' : `, and the class was taken (${toLateRuleText(late)})`;
      const line = `${name} was marked absent today at ${config.centreName}${taken}.`;
      const once = `${late === null ? 'absent' : 'late cancellation'} ${student.id} ${today}`;
      return write('absent', `${name} was absent today`, line, { once });
    }
    case 'graded': {
      const submission = await fetchSubmission(readModels.sql, subject.homeworkId, student.id);
      // A grade that has changed since has a mail of its own, which is due later. Regrading may leave a grade as it was.
      const newest = submission?.grades.findLast(({ from_grade, grade }) => from_grade !== grade);
      if (newest?.version !== subject.version) return undefined;
      return write('graded', `${name}’s homework was graded`, `An assignment that ${name} handed in was graded.`, {
        page: `/homework/${student.id}/${subject.homeworkId}`,
      });
    }
    case 'paper':
      return findPaperLetter(context, student, subject, today);
    case 'answered':
      return write(
        'answered',
        `A question about ${name}’s classes was answered`,
        `A tutor has answered a question about ${name}’s classes.`,
      );
  }
}
