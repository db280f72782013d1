/** Makes the students of an import, and archives them again when it is undone. Each may be interrupted and repeated. */
import { randomBytes } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { mapInParallel } from '#events/kernel/map-in-parallel.ts';
import { toAccountStream } from '#events/people/account/account-stream.ts';
import { groupsAggregate, toGroupNameKey } from '#events/people/group/groups-decider.ts';
import { parseEventMetadata } from '#events/record/unseal-events.ts';
import { GROUP_STUDENTS_MAX } from '#events/values/limits.ts';
import { fetchStudentsWithWork } from '#projections/people/profiles/students-with-work.ts';
import { hashPassword } from '#services/core/accounts/password.ts';
import { getDecisionTime, loadDecisionContext } from '#services/core/centre/centre-rules.ts';
import { toNewStreamId } from '#services/core/command/command-handler.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { createFamilyInvitationLetter } from '#services/people/families/family-invitation-letter.ts';
import { toFamilyInvitationLink } from '#services/people/families/family-invitation-tokens.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { sendsMail } from '#services/platform/mail/mail.ts';
import { createImportStore, type StudentImport } from './import-store.ts';
import type { StudentLine } from './read-student-file.ts';

/** Lines between two reports of the progress. */
const PART = 24;

type MakingContext = Context<'sql' | 'config' | 'clock' | 'centre' | 'accounts' | 'handle' | 'loadAggregate' | 'mail'>;
type UndoContext = MakingContext & Context<'store' | 'readModels'>;

const toLineCommandId = (importId: string, row: number): string => uuidv5(`line ${row}`, importId);
const toFamilyCommandId = (importId: string, row: number): string => uuidv5(`family ${row}`, importId);
/** The id of the student that a row of an import makes. */
const toImportedStudentId = (importId: string, row: number): string => toNewStreamId(toLineCommandId(importId, row));

/**
 * Makes the students of the lines that are not done yet, then their groups. Ids and commands follow from the import and the
 * row, so that a line that is repeated writes nothing.
 */
export const runImport = async (context: MakingContext, id: string): Promise<void> => {
  const store = createImportStore(context.sql, context.config.personalDataKey);
  const [found, lines] = await Promise.all([store.find(id), store.loadLines(id)]);
  if (found?.status !== 'running' || !lines) return;
  // Nobody knows this password, so the student sets one with a code or a link. One hash serves all, because it opens nothing.
  const password = { hash: await hashPassword(randomBytes(32).toString('base64url')) };
  for (let done = found.done; done < lines.taken.length; done += PART) {
    const part = lines.taken.slice(done, done + PART);
    const outcomes = await mapInParallel(part, async (line) => {
      const refusal = await makeStudent(context, { found, line, password });
      if (refusal === undefined) await inviteFamily(context, found, line, lines.mailsFamilies);
      return refusal;
    });
    const refused = part.flatMap(({ row }, at) => (outcomes[at] === undefined ? [] : [[row, outcomes[at]] as const]));
    await store.report(id, {
      before: done,
      done: done + part.length,
      made: part.length - refused.length,
      refused: Object.fromEntries(refused),
    });
  }
  const { refused = {} } = (await store.find(id)) ?? {};
  await putInGroups(
    context,
    found,
    lines.taken.filter(({ row }) => refused[row] === undefined),
  );
  await store.changeStatus(id, ['running'], 'done', { now: context.clock() });
};

interface LineToMake {
  readonly found: StudentImport;
  readonly line: StudentLine;
  readonly password: { readonly hash: string };
}

/** Makes the student of a line, once. Returns why it was refused, or undefined. */
const makeStudent = async (
  { accounts, clock, centre }: MakingContext,
  { found: { id, actor, fileName = '' }, line, password }: LineToMake,
): Promise<string | undefined> => {
  const { row, name, email, left, total, plan, note, as_of: effectiveOn } = line;
  const outcome = await accounts.register({
    id: toImportedStudentId(id, row),
    ...{ name, email, password, role: 'student', confirmed: true },
    plan: plan ?? undefined,
    pending: {
      type: 'EnrolStudent',
      commandId: toLineCommandId(id, row),
      actor,
      classes: 0,
      via: 'tutor',
      today: getCivilDate(clock, centre.timeZone),
      imported: {
        ...{ import: id, file: fileName, line: row, left, total, effectiveOn },
        ...(note !== null && { reason: note }),
        ...(plan !== null && { code: plan }),
      },
    },
  });
  if (outcome.status === 'done') return undefined;
  return outcome.status === 'refused' ? outcome.refusal : outcome.status;
};

/** Invites the family of a row, once. A letter that was not sent before an interruption is sent from the student's page. */
const inviteFamily = async (
  context: MakingContext,
  { id, actor }: StudentImport,
  { row, name, family_email: email }: StudentLine,
  isMailed: boolean,
): Promise<void> => {
  if (email === null) return;
  const studentId = toImportedStudentId(id, row);
  const command = { type: 'InviteFamily', name: '', email } as const;
  const outcome = await context.handle({
    ...{ aggregate: studentAggregate, id: studentId, command, actor, body: command },
    commandId: toFamilyCommandId(id, row),
    context: await loadDecisionContext(context),
  });
  const { config, mail } = context;
  const invited =
    outcome.status === 'done' && !outcome.repeated && outcome.events.find(({ type }) => type === 'FamilyInvited');
  if (!invited || !isMailed || !sendsMail(context)) return;
  const link = toFamilyInvitationLink(context, { studentId, invitationId: invited.id });
  const about = { studentName: name, link, centre: config.centreName };
  await mail.send({ to: email, ...createFamilyInvitationLetter(about) });
};

/** Puts the students of each group into the group of that name, which is created if there is none. */
const putInGroups = async (
  context: MakingContext,
  { id, actor }: StudentImport,
  lines: readonly StudentLine[],
): Promise<void> => {
  const named = lines.filter((line): line is StudentLine & { group: string } => line.group !== null);
  for (const [key, members] of Map.groupBy(named, ({ group }) => toGroupNameKey(group))) {
    const students = members.map(({ row }) => toImportedStudentId(id, row));
    const commandId = uuidv5(`group ${key}`, id);
    const { state } = await context.loadAggregate(groupsAggregate, undefined);
    const existing = Object.entries(state).find(([, { name }]) => toGroupNameKey(name) === key);
    const room = GROUP_STUDENTS_MAX - (existing?.[1].students.length ?? 0);
    const command = existing
      ? ({ type: 'ChangeGroup', group: existing[0], added: students.slice(0, room), removed: [] } as const)
      : ({ type: 'CreateGroup', group: toNewStreamId(commandId), name: members[0]?.group ?? '', students } as const);
    // The body is the same for a repetition, which finds the group that the first attempt created.
    await context.handle({
      ...{ aggregate: groupsAggregate, id: undefined, command, commandId, actor },
      context: getDecisionTime(context),
      body: { key, students },
    });
  }
};

/**
 * The students of an import that can be archived, with their versions, and the ids of those for whom something was recorded
 * since. Students who are former ones already are in neither.
 */
export const findImportedStudents = async ({ sql, config, store: log, readModels }: UndoContext, id: string) => {
  const lines = await createImportStore(sql, config.personalDataKey).loadLines(id);
  const rows = lines?.taken.map(({ row }) => row) ?? [];
  const found = await mapInParallel(rows, async (row) => {
    const studentId = toImportedStudentId(id, row);
    const [events, ofAccount] = await Promise.all([
      log.read(toStudentStream(studentId)),
      log.read(toAccountStream(studentId)),
    ]);
    const last = events.at(-1);
    if (
      !last ||
      events.findLast(({ type }) => type === 'StudentArchived' || type === 'StudentRestored')?.type ===
        'StudentArchived'
    )
      return undefined;
    const own = new Set([toLineCommandId(id, row), toFamilyCommandId(id, row)]);
    // A student who has chosen a password uses the account.
    const isTouched = ofAccount.length > 0 || events.some((event) => !own.has(parseEventMetadata(event).commandId));
    return { id: studentId, row, version: last.version, isTouched };
  });
  const current = found.filter((each) => each !== undefined);
  const working = await fetchStudentsWithWork(
    readModels.sql,
    current.map((each) => each.id),
  );
  return Map.groupBy(current, (each) => (each.isTouched || working.has(each.id) ? 'touched' : 'untouched'));
};

/** Archives the students of an import for whom nothing was recorded since. */
export const runUndo = async (context: UndoContext, id: string): Promise<void> => {
  const { sql, config, accounts } = context;
  const store = createImportStore(sql, config.personalDataKey);
  const found = await store.find(id);
  if (found?.status !== 'undoing') return;
  const students = await findImportedStudents(context, id);
  const untouched = students.get('untouched') ?? [];
  let kept = students.get('touched')?.length ?? 0;
  // Of an undo that was interrupted, these are archived already.
  const before = found.made - untouched.length;
  for (let at = 0; at < untouched.length; at += PART) {
    const part = untouched.slice(at, at + PART);
    const outcomes = await mapInParallel(part, ({ id: student, row, version: ifMatch }) =>
      accounts.archive({ id: student, commandId: uuidv5(`undo ${row}`, id), actor: found.actor, ifMatch, import: id }),
    );
    kept += outcomes.filter(({ status }) => status !== 'done').length;
    await store.reportUndo(id, before + at + part.length);
  }
  await store.changeStatus(id, ['undoing'], 'undone', { kept });
};
