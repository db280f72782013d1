/** Archives the students of an import again and removes the groups that it created. It may be interrupted and repeated. */
import { v5 as uuidv5 } from 'uuid';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { mapInParallel } from '#events/kernel/map-in-parallel.ts';
import { toAccountStream } from '#events/people/account/account-stream.ts';
import { groupsAggregate } from '#events/people/group/groups-decider.ts';
import { GROUPS_STREAM } from '#events/people/group/groups-stream.ts';
import { parseEventMetadata, parseStoredEvent } from '#events/record/unseal-events.ts';
import { toGroupNameKey } from '#events/values/to-group-name-key.ts';
import { fetchStudentsWithWork } from '#projections/people/profiles/students-with-work.ts';
import { getDecisionTime } from '#services/core/centre/centre-rules.ts';
import { toNewStreamId } from '#services/core/command/command-handler.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { createImportStore, type ImportLines, type StudentImport } from './import-store.ts';
import {
  type MakingContext,
  PART,
  toFamilyCommandId,
  toGroupCommandId,
  toImportedStudentId,
  toLineCommandId,
} from './run-import.ts';

export type UndoContext = MakingContext & Context<'store' | 'readModels'>;

/** The lines that an import took. */
interface TakenLines extends Pick<ImportLines, 'taken'> {
  /** Of the import. */
  readonly id: string;
}

/**
 * The students of an import that can be archived, with their versions, and the ids of those for whom something was recorded
 * since. Students who are former ones already are in neither.
 */
const findImportedStudents = async ({ store: log, readModels }: UndoContext, { id, taken }: TakenLines) => {
  const found = await mapInParallel(taken, async ({ row }) => {
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

interface CreatedGroup {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  /** Whether others are in it, or something was done with it since. */
  readonly isUsed: boolean;
}

/** The groups that an import created and that nobody has removed, with the version of the stream of all groups. */
const findCreatedGroups = async (
  { store: log, loadAggregate }: UndoContext,
  { id, taken }: TakenLines,
  keptStudents: ReadonlySet<string>,
): Promise<{ readonly groups: readonly CreatedGroup[]; readonly version: number }> => {
  const keys = new Set(taken.flatMap(({ group }) => (group === null ? [] : toGroupNameKey(group))));
  const { state, version } = await loadAggregate(groupsAggregate, undefined);
  // Read after the state, so that no event up to its version is missing.
  const events = (await log.read(GROUPS_STREAM)).map((event) => parseStoredEvent(event));
  const groups = [...keys].flatMap((key): CreatedGroup[] => {
    const commandId = toGroupCommandId(id, key);
    const group = toNewStreamId(commandId);
    const found = state[group];
    if (!found) return [];
    const isChanged = events.some(
      ({ data, metadata }) => 'group' in data && data.group === group && metadata.commandId !== commandId,
    );
    const isUsed = isChanged || found.students.some((student) => keptStudents.has(student));
    return [{ id: group, key, name: found.name, isUsed }];
  });
  return { groups, version };
};

/** What an undo does: students and groups of the import that it removes, and those that it keeps. */
export const planUndo = async (context: UndoContext, id: string) => {
  const lines = await createImportStore(context.sql, context.config.personalDataKey).loadLines(id);
  const taken = lines?.taken ?? [];
  const students = await findImportedStudents(context, { id, taken });
  const [untouched, touched] = [students.get('untouched') ?? [], students.get('touched') ?? []];
  const { groups } = await findCreatedGroups(context, { id, taken }, new Set(touched.map((each) => each.id)));
  return { taken, untouched, touched, groups: Map.groupBy(groups, ({ isUsed }) => (isUsed ? 'kept' : 'removed')) };
};

/** Archives the students of an import for whom nothing was recorded since. */
export const runUndo = async (context: UndoContext, id: string): Promise<void> => {
  const { sql, config, accounts } = context;
  const store = createImportStore(sql, config.personalDataKey);
  const found = await store.find(id);
  if (found?.status !== 'undoing') return;
  const { taken, untouched, touched } = await planUndo(context, id);
  const kept = new Set(touched.map((each) => each.id));
  // Of an undo that was interrupted, these are archived already.
  const before = found.made - untouched.length;
  for (let at = 0; at < untouched.length; at += PART) {
    const part = untouched.slice(at, at + PART);
    const outcomes = await mapInParallel(part, ({ id: student, row, version: ifMatch }) =>
      accounts.archive({ id: student, commandId: uuidv5(`undo ${row}`, id), actor: found.actor, ifMatch, import: id }),
    );
    for (const [index, { status }] of outcomes.entries()) {
      const student = part[index];
      if (status !== 'done' && student) kept.add(student.id);
    }
    await store.reportUndo(id, before + at + part.length);
  }
  const keptGroups = await removeGroups(context, { ...found, taken }, kept);
  await store.changeStatus(id, ['undoing'], 'undone', { kept: kept.size, keptGroups });
};

/** Removes the groups that the import created and nobody else uses. Returns the names of the others. */
const removeGroups = async (
  context: UndoContext,
  { id, actor, taken }: StudentImport & TakenLines,
  keptStudents: ReadonlySet<string>,
): Promise<string[]> => {
  for (;;) {
    const { groups, version } = await findCreatedGroups(context, { id, taken }, keptStudents);
    const unused = groups.find(({ isUsed }) => !isUsed);
    if (!unused) return groups.map(({ name }) => name);
    const { id: group, key } = unused;
    const command = { type: 'ArchiveGroup', group } as const;
    // If any group has changed since they were loaded, they are loaded again.
    await context.handle({
      ...{ aggregate: groupsAggregate, id: undefined, command, actor, body: command, ifMatch: version },
      ...{ commandId: uuidv5(`undo group ${key}`, id), context: getDecisionTime(context) },
    });
  }
};
