/** Makes the students of an import, with their groups. It may be interrupted and repeated. */
import { randomBytes } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { mapInParallel } from '#events/kernel/map-in-parallel.ts';
import type { Actor } from '#events/kernel/recorded-event.ts';
import type { GroupEvent } from '#events/people/group/events.ts';
import { groupsAggregate } from '#events/people/group/groups-decider.ts';
import { GROUP_STUDENTS_MAX } from '#events/values/limits.ts';
import { toGroupNameKey } from '#events/values/to-group-name-key.ts';
import { hashPassword } from '#services/core/accounts/password.ts';
import { getDecisionTime, loadDecisionContext } from '#services/core/centre/centre-rules.ts';
import { toNewStreamId } from '#services/core/command/command-handler.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { createFamilyInvitationLetter } from '#services/people/families/family-invitation-letter.ts';
import { toFamilyInvitationLink } from '#services/people/families/family-invitation-tokens.ts';
import { invitationsOfTutor } from '#services/people/families/invite-family.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { sendsMail } from '#services/platform/mail/mail.ts';
import { createImportStore, type ImportRemark, type StudentImport } from './import-store.ts';
import type { StudentLine } from './read-student-file.ts';

/** Lines between two reports of the progress. */
export const PART = 24;

export type MakingContext = Context<
  'sql' | 'config' | 'clock' | 'centre' | 'accounts' | 'handle' | 'loadAggregate' | 'mail' | 'limits'
>;

export const toLineCommandId = (importId: string, row: number): string => uuidv5(`line ${row}`, importId);
export const toFamilyCommandId = (importId: string, row: number): string => uuidv5(`family ${row}`, importId);
/** The command that creates a group of this key, or puts students into it. */
export const toGroupCommandId = (importId: string, key: string): string => uuidv5(`group ${key}`, importId);
/** The id of the student that a row of an import makes. */
export const toImportedStudentId = (importId: string, row: number): string =>
  toNewStreamId(toLineCommandId(importId, row));

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
      if (refusal !== undefined) return { refusal };
      return { remark: await inviteFamily(context, found, line, lines.mailsFamilies) };
    });
    const refused = part.flatMap(({ row }, at) => {
      const refusal = outcomes[at]?.refusal;
      return refusal === undefined ? [] : [[row, refusal] as const];
    });
    const remarks = part.flatMap(({ row }, at) => {
      const remark = outcomes[at]?.remark;
      return remark === undefined ? [] : [[row, [remark]] as const];
    });
    await store.report(id, {
      before: done,
      done: done + part.length,
      made: part.length - refused.length,
      refused: Object.fromEntries(refused),
      remarks: Object.fromEntries(remarks),
    });
  }
  const { refused = {} } = (await store.find(id)) ?? {};
  const made = lines.taken.filter(({ row }) => refused[row] === undefined);
  await store.remark(id, await putInGroups(context, found, made));
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

/**
 * Invites the family of a row, once, and mails the invitation within the tutor's limit of a day. Returns what is left to do: an
 * invitation that was not mailed is sent from the student's page.
 */
const inviteFamily = async (
  context: MakingContext,
  { id, actor }: StudentImport,
  { row, name, family_email: email }: StudentLine,
  isMailed: boolean,
): Promise<ImportRemark | undefined> => {
  if (email === null) return undefined;
  const studentId = toImportedStudentId(id, row);
  const command = { type: 'InviteFamily', name: '', email } as const;
  const outcome = await context.handle({
    ...{ aggregate: studentAggregate, id: studentId, command, actor, body: command },
    commandId: toFamilyCommandId(id, row),
    context: await loadDecisionContext(context),
  });
  if (outcome.status !== 'done') return 'invitation-failed';
  const { config, mail, limits } = context;
  const invited = outcome.events.find(({ type }) => type === 'FamilyInvited');
  if (!invited || !isMailed || !sendsMail(context)) return undefined;
  // The program may have stopped before or after it sent the mail.
  if (outcome.repeated) return 'invitation-mail-unknown';
  if (!(await limits.consume(invitationsOfTutor, actor.id)).allowed) return 'invitation-not-mailed';
  const link = toFamilyInvitationLink(context, { studentId, invitationId: invited.id });
  const about = { studentName: name, link, centre: config.centreName };
  await mail.send({ to: email, ...createFamilyInvitationLetter(about) });
  return undefined;
};

/** Puts the students of each group into the group of that name. Returns why, for each row whose student is in none. */
const putInGroups = async (
  context: MakingContext,
  { id, actor }: StudentImport,
  lines: readonly StudentLine[],
): Promise<ReadonlyMap<number, ImportRemark>> => {
  const missing = new Map<number, ImportRemark>();
  const named = lines.filter((line): line is StudentLine & { group: string } => line.group !== null);
  for (const [key, members] of Map.groupBy(named, ({ group }) => toGroupNameKey(group))) {
    const students = members.map(({ row }) => toImportedStudentId(id, row));
    const commandId = toGroupCommandId(id, key);
    const { joined, remark } = await putInGroup(context, {
      key,
      name: members[0]?.group ?? '',
      students,
      commandId,
      actor,
    });
    for (const [at, { row }] of members.entries()) if (!joined.has(students[at] ?? '')) missing.set(row, remark);
  }
  return missing;
};

interface GroupToFill {
  readonly key: string;
  /** The name of the group if it has to be created. */
  readonly name: string;
  readonly students: readonly string[];
  readonly commandId: string;
  readonly actor: Actor;
}

/** Puts as many of the students as there are places into a group, which is created if there is none of its name. */
const putInGroup = async (
  context: MakingContext,
  { key, name, students, commandId, actor }: GroupToFill,
): Promise<{ readonly joined: ReadonlySet<string>; readonly remark: ImportRemark }> => {
  for (let attempt = 1; ; attempt += 1) {
    const { state } = await context.loadAggregate(groupsAggregate, undefined);
    const existing = Object.entries(state).find(([, group]) => toGroupNameKey(group.name) === key);
    const fitting = students.slice(0, GROUP_STUDENTS_MAX - (existing?.[1].students.length ?? 0));
    const command = existing
      ? ({ type: 'ChangeGroup', group: existing[0], added: fitting, removed: [] } as const)
      : ({ type: 'CreateGroup', group: toNewStreamId(commandId), name, students: fitting } as const);
    // The body is the same for a repetition, which finds the group that the first attempt created.
    const outcome = await context.handle({
      ...{ aggregate: groupsAggregate, id: undefined, command, commandId, actor },
      context: getDecisionTime(context),
      body: { key, students },
    });
    if (outcome.status === 'done')
      return { joined: new Set(outcome.events.flatMap(listJoining)), remark: 'group-full' };
    // Somebody has filled, removed or created the group since it was loaded.
    const refusal = outcome.status === 'refused' ? outcome.refusal : undefined;
    if (refusal === 'groups-full') return { joined: new Set(), remark: refusal };
    if (refusal === undefined || attempt === GROUP_ATTEMPTS) return { joined: new Set(), remark: 'group-failed' };
  }
};

const GROUP_ATTEMPTS = 5;

const listJoining = ({ type, data }: GroupEvent): readonly string[] => {
  if (type === 'GroupCreated') return data.students;
  return type === 'GroupMembersChanged' ? data.added : [];
};
