/** What a personal data file holds, section by section. */

import { parseNewestAnswers } from '#contracts/answers-draft.ts';
import type { AttendanceRow } from '#contracts/attendance.ts';
import { parseDraftKey } from '#contracts/draft-keys.ts';
import type { FamilyMailKind } from '#contracts/family-mail-kinds.ts';
import type { GetMoneyResponse } from '#contracts/money.ts';
import type { PersonalDataSection } from '#contracts/personal-data.ts';
import type { Profile } from '#contracts/session.ts';
import type { AssignmentDetail, OwnSubmissionResponse, StudentHomeworkRow } from '#contracts/submissions.ts';
import { PAGE_ROWS_MAX } from '#events/values/limits.ts';
import { fetchCaseNotes, fetchCasesOfStudent } from '#projections/classes/cases/cases-query.ts';
import { fetchWeeklyGoal } from '#projections/learning/assigned-practice/assigned-practice-query.ts';
import { getAttendanceRecords } from '#services/classes/attendance/get-attendance-records.ts';
import { withCaseMessages } from '#services/classes/cases/get-cases.ts';
import { getClassHistory } from '#services/classes/class-changes/get-class-history.ts';
import { getMoney } from '#services/classes/money/get-money.ts';
import { loadRefusalRows } from '#services/core/refusal-log/load-refusal-rows.ts';
import type { UseCaseContext } from '#services/core/use-case/context.ts';
import type { FamilyAccount, UseCase, UseCaseInput } from '#services/core/use-case/use-case.ts';
import { findDraft } from '#services/learning/drafts/drafts.ts';
import { getAssignment } from '#services/learning/homework/get-assignment.ts';
import { getHomeworkForStudent } from '#services/learning/homework/get-homework-for-student.ts';
import { getSubmissionOfChild } from '#services/learning/homework/get-submission.ts';
import { loadAssignedPractice } from '#services/learning/practice/load-assigned-practice.ts';
import { loadPracticeSession } from '#services/learning/practice/practice-command.ts';
import { toPracticeSession } from '#services/learning/practice/to-practice-session.ts';
import { findDevice } from '#services/people/account/device-of-user-agent.ts';
import { loadSwitchedOffMails } from '#services/people/family-mail/switched-off-mails.ts';
import { withTopicNames } from '#services/people/notifications/with-topic-names.ts';
import { getStudentProfile } from '#services/people/students/get-student-profile.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { listPackets } from '#services/record/packets/packet-store.ts';
import { hideOtherFamilies, hideOtherInvitations } from './hide-other-families.ts';
import {
  fetchAllAbsences,
  fetchAllNotifications,
  fetchCaseMessageIds,
  fetchCaseRowDays,
  fetchFamilyAccesses,
  fetchGroupMemberships,
  fetchPracticeSessionIds,
} from './personal-data-query.ts';
import type { PersonalDataRows, PersonalDataRowsOfSection } from './personal-data-rows.ts';

/** More than the cases that a student can have in years (`CASES_PER_DAY_MAX`), so that none is left out. */
const CASES_MAX = 10_000;
const PACKETS_MAX = 10_000;

export interface PersonalDataRequest {
  readonly studentId: string;
  /** The family account that asked; null if the student or the staff did. */
  readonly family: FamilyAccount | null;
  readonly withStaffNotes: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: it is passed to use cases with inputs of their own
  readonly input: UseCaseInput<'signed-in', any, any, undefined>;
}

type Rows<Row> = AsyncIterable<Row> | Promise<readonly Row[]>;
type Source = ReturnType<typeof createSource>;
type Loaders = { readonly [Name in PersonalDataSection]: (source: Source) => Rows<PersonalDataRows[Name]> };

/**
 * The use cases of the student's own screens are run as the student, whoever asks, so that a file holds no answer key, no private
 * note and no other student that these do not show.
 */
function createSource(context: UseCaseContext, request: PersonalDataRequest) {
  const { studentId, input } = request;
  const student: Profile = { id: studentId, name: '', email: '', role: 'student', owner: false };
  /** The answer of a use case, or why it was refused. */
  const tryToRun = async (useCase: UseCase<never>, params: object, query: object, profile = student) => {
    const parsed = useCase.query ? (useCase.query.parse({}) as object) : {};
    const own = { ...input, params, query: { ...parsed, ...query }, profile, family: null };
    return useCase.run(own, context as never);
  };
  const run = async <Body = Record<string, unknown>>(...[useCase, ...more]: Parameters<typeof tryToRun>) => {
    const outcome = await tryToRun(useCase, ...more);
    if (!('body' in outcome)) throw new Error(`${useCase.operation} was not answered`);
    return outcome.body as Body & { readonly next_cursor?: string | null };
  };
  return {
    ...request,
    ...{ context, student, run, tryToRun },
    /** The rows of all pages of a list, one page at a time in memory. */
    async *list<Row>(useCase: UseCase<never>, rows: string, params: object, query: object = {}, profile = student) {
      for (let cursor: string | null | undefined; ; ) {
        const page: Record<string, unknown> & { readonly next_cursor?: string | null } = await run(
          useCase,
          params,
          { ...query, limit: PAGE_ROWS_MAX, cursor },
          profile,
        );
        yield* page[rows] as readonly Row[];
        cursor = page.next_cursor;
        if (!cursor) return;
      }
    },
  };
}

const loaders: Loaders = {
  profile: async ({ run, studentId }) => [await run(getStudentProfile, { id: studentId }, {})],
  account: async ({ context: { sql, accounts }, studentId, family }) => {
    const id = family?.id ?? studentId;
    const [row] = await sql<{ name: string; email: string; createdAt: Date }[]>`
      select name, email, "createdAt" from accounts."user" where id = ${id}`;
    if (!row) return [];
    const [sessions, secondFactor, addresses] = await Promise.all([
      accounts.sessionsOf(id),
      accounts.findSecondFactor(id),
      sql<{ createdAt: Date }[]>`
        select created_at as "createdAt" from desk.calendar_addresses
        where student_id = ${studentId} and account_id = ${id}`,
    ]);
    return [
      {
        ...{ name: row.name, email: row.email, created_at: row.createdAt.toISOString() },
        two_step_sign_in_since: secondFactor?.since.toISOString() ?? null,
        calendar_address_made_at: addresses[0]?.createdAt.toISOString() ?? null,
        devices: sessions.map(({ userAgent, signedInAt, lastUsedAt }) => ({
          ...findDevice(userAgent),
          ...{ signed_in_at: signedInAt.toISOString(), last_used_at: lastUsedAt.toISOString() },
        })),
      },
    ];
  },
  access: async ({ context: { readModels }, studentId, family, input: { profile } }) => {
    const rows = (await fetchFamilyAccesses(readModels.sql, studentId)).map(({ account_id, ...access }) => ({
      ...access,
      is_this_account: family !== null && account_id === family.id,
    }));
    return profile.role === 'tutor' ? rows : hideOtherInvitations(rows);
  },
  groups: ({ context: { readModels }, studentId }) => fetchGroupMemberships(readModels.sql, studentId),
  class_history: ({ list, studentId }) => list(getClassHistory, 'entries', { id: studentId }),
  attendance: ({ list, studentId }) => list(getAttendanceRecords, 'records', {}, { student_id: studentId }),
  absences: async ({ context: { readModels, keys }, studentId }) =>
    unsealFields(await fetchAllAbsences(readModels.sql, studentId), ['reason'], keys),
  purchases: async ({ run, studentId }) => {
    const { figures, purchases } = await run<GetMoneyResponse>(getMoney, { id: studentId }, { limit: 1 });
    return [{ sums: figures, purchases }];
  },
  money: ({ list, studentId }) => list(getMoney, 'entries', { id: studentId }),
  packets: async ({ context: { sql }, studentId }) =>
    (await listPackets(sql, { studentId, limit: PACKETS_MAX })).map(({ id, madeAt, from, to, code }) => ({
      ...{ id, made_at: madeAt.toISOString(), from, to, verification_code: code },
    })),
  async *homework({ list, run, studentId }) {
    for await (const row of list<StudentHomeworkRow>(getHomeworkForStudent, 'homework', { id: studentId })) {
      const { draft_answers: _, submission, ...homework } = row;
      const params = { id: studentId, homework: row.id };
      yield {
        ...homework,
        submission: submission && (await run<OwnSubmissionResponse>(getSubmissionOfChild, params, {})),
      };
    }
  },
  async *drafts(source) {
    const { context, studentId: personId, family } = source;
    if (family) return;
    const found = await context.sql<{ key: string }[]>`
      select key from desk.drafts where person_id = ${personId} order by saved_at, key`;
    for (const { key } of found) {
      const draft = await findDraft(context, { personId, key });
      if (draft)
        yield { key, saved_at: draft.saved_at, text: draft.body, ...(await toDraftWords(source, key, draft.body)) };
    }
  },
  async *practice({ context, student, studentId }) {
    for (const id of await fetchPracticeSessionIds(context.readModels.sql, studentId)) {
      const { state, version } = await loadPracticeSession(context, student, id);
      if (state) yield toPracticeSession(state, { id, studentId, version, now: context.clock() });
    }
  },
  weekly_goal: async ({ context: { readModels }, studentId }) => {
    const sessions = await fetchWeeklyGoal(readModels.sql, studentId);
    return sessions === null ? [] : [{ sessions }];
  },
  assigned_practice: ({ context, studentId }) => loadAssignedPractice(context, [studentId]),
  notifications: async ({ context: { readModels }, studentId }) =>
    withTopicNames(await fetchAllNotifications(readModels.sql, studentId)),
  questions: async ({ context, studentId, family, input }) => {
    const { sql } = context.readModels;
    const found = await unsealFields(
      await fetchCasesOfStudent(sql, studentId, CASES_MAX),
      ['asker_name'],
      context.keys,
    );
    const cases = await withCaseMessages(context, found);
    const days = new Map((await fetchCaseRowDays(sql, studentId)).map(({ id, row_on }) => [id, row_on]));
    const rows = cases.map((each) => ({ ...each, row_on: days.get(each.id) ?? null }));
    if (input.profile.role === 'tutor') return rows;
    return hideOtherFamilies(rows, family && (await loadReader(context, studentId, family)));
  },
  async *refusals({ context: { readModels }, studentId }) {
    for (let after: [string, number, string] | undefined; ; ) {
      const rows = await loadRefusalRows(readModels.sql, { studentId, after, limit: PAGE_ROWS_MAX });
      for (const { created_at, last_at, times, refused, operation, code, actor_id } of rows) {
        yield {
          first_at: created_at,
          last_at,
          times,
          what: refused,
          operation,
          code,
          by_student: actor_id === studentId,
        };
      }
      const last = rows.at(-1);
      if (!last || rows.length < PAGE_ROWS_MAX) return;
      after = [last.created_at, 0, last.id];
    }
  },
  mails: async ({ context: { sql }, family }) => {
    if (!family) return [];
    const [off, sent] = await Promise.all([
      loadSwitchedOffMails(sql, family.id),
      sql<{ sentAt: Date; kind: FamilyMailKind | null }[]>`
        select sent_at as "sentAt", kind from desk.family_mails where account_id = ${family.id} order by sent_at`,
    ]);
    return [
      {
        switched_off: off,
        sent: sent.map(({ sentAt, kind }) => ({ sent_at: sentAt.toISOString(), kind })),
      },
    ];
  },
  async *staff_notes({ context: { readModels, keys }, list, input, studentId, withStaffNotes }) {
    if (!withStaffNotes) return;
    const marks = list<AttendanceRow>(getAttendanceRecords, 'records', {}, { student_id: studentId }, input.profile);
    for await (const mark of marks) {
      if (mark.private_notes) yield { about: 'attendance', date: mark.date, note: mark.private_notes };
    }
    const cases = await fetchCasesOfStudent(readModels.sql, studentId, CASES_MAX);
    const notes = await fetchCaseNotes(
      readModels.sql,
      cases.map(({ id }) => id),
    );
    for (const { text, ...note } of await unsealFields(notes, ['text'], keys))
      yield { about: 'question', ...note, note: text };
  },
};

/** The assignment that a draft answers, and its answers in the words of that assignment. */
async function toDraftWords({ tryToRun }: Source, key: string, body: unknown) {
  const { kind, homeworkId } = parseDraftKey(key);
  const draft = parseNewestAnswers(body);
  const outcome = kind === 'answers' && draft ? await tryToRun(getAssignment, { id: homeworkId }, {}) : undefined;
  if (!draft || !outcome || !('body' in outcome)) return { homework_title: null, answers: [] };
  const { title, questions } = outcome.body as AssignmentDetail;
  const answers = questions.flatMap(({ id, text, options, option_ids }) => {
    const given = draft.given[id];
    if (given === undefined || given.trim() === '') return [];
    return [{ question: text, answer: options[option_ids.indexOf(given)] ?? given }];
  });
  return { homework_title: title, answers };
}

/** The family that asked, as the questions about classes name it. */
const loadReader = async ({ readModels }: UseCaseContext, studentId: string, { id, name }: FamilyAccount) => ({
  name,
  messageIds: await fetchCaseMessageIds(readModels.sql, { studentId, actorId: id }),
});

/** The sections of a file with their records, each read when it is written. */
export function* listPersonalData(
  context: UseCaseContext,
  request: PersonalDataRequest,
): Generator<PersonalDataRowsOfSection> {
  const source = createSource(context, request);
  for (const name of Object.keys(loaders) as PersonalDataSection[]) {
    if (name === 'staff_notes' && !request.withStaffNotes) continue;
    if (name === 'drafts' && request.family) continue;
    if (name === 'mails' && !request.family) continue;
    yield { name, rows: readAll(() => loaders[name](source) as Rows<object>) } as PersonalDataRowsOfSection;
  }
}

async function* readAll(load: () => Rows<object>): AsyncGenerator<object> {
  yield* await load();
}
