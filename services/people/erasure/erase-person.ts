/** Erases a person: the log records it, then everything that the program keeps of them beside the log is deleted. */
import { setTimeout as sleep } from 'node:timers/promises';
import { v5 as uuidv5 } from 'uuid';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { passCrashpoint } from '#events/kernel/crashpoint.ts';
import { type ErasePerson, erasuresAggregate } from '#events/people/erasure/erasures-decider.ts';
import { toTutorStream } from '#events/people/tutor/tutor-stream.ts';
import { hasSealedPrefix, parseSealedEnvelope } from '#events/record/seal-text.ts';
import { parseStoredEvent } from '#events/record/unseal-events.ts';
import { findOtherTutors } from '#services/core/accounts/find-other-tutors.ts';
import { loadDecisionContext } from '#services/core/centre/centre-rules.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { handOverHomework } from '#services/learning/homework/hand-over-homework.ts';
import type { RefusalCode } from '#services/platform/problems/refuse.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { saveErasedPeople } from '#services/record/backup/erased-people.ts';
import {
  deleteErasureRequest,
  type ErasureRequest,
  listUnfinishedErasures,
  recordErasureStep,
  reopenErasures,
  storeErasureRequest,
} from '#services/record/erasures/erasure-store.ts';
import { type RecordedErasure, readErasures } from '#services/record/erasures/read-erasures.ts';
import { deletePacketsOfErased } from '#services/record/packets/packet-store.ts';
import { dropSandbox, SandboxRefusedError } from '#services/record/sandboxes/sandbox-store.ts';
import { deleteContactMessages } from '../contact/contact-messages.ts';
import { deleteOldImportLines } from '../student-import/import-store.ts';
import { deleteJobsAbout, deleteLettersAbout } from './delete-jobs-and-letters.ts';
import {
  type ErasablePerson,
  findErasablePerson,
  listFamiliesOfOnly,
  listStudentsOfFamily,
} from './find-erasable-person.ts';
import { listSandboxesWith } from './list-sandboxes-with.ts';
import { loadPersonTexts } from './load-person-texts.ts';
import { createNameMatcher } from './name-matcher.ts';
import { deletePersonalRows } from './personal-stores.ts';
import { rewriteTables } from './rewrite-tables.ts';

export type ErasureContext = Context<
  | ('sql' | 'store' | 'keys' | 'handle' | 'loadAggregate' | 'accounts' | 'readModels' | 'config' | 'centre')
  | ('clock' | 'log' | 'forgetPerson')
>;

export interface Erasure {
  readonly status: 'erased';
  /** Position of the erasure in the log, or a later one. */
  readonly position: bigint;
  /** False if a table was in use, or the read models lag behind: the program goes on with it every minute. */
  readonly isFinished: boolean;
}

/** Milliseconds for which an erasure waits until the read models have the tombstone. */
const PROJECTION_MS = 5_000;
const POLL_MS = 50;

/**
 * Erases a student, a tutor or a family account, after they were archived. Repeating it is harmless: it deletes what is left.
 * An erasure that a crash interrupts is completed by `completeErasures`. Returns why it was refused, and nothing was erased.
 */
export const erasePerson = async (context: ErasureContext, request: ErasureRequest): Promise<Erasure | RefusalCode> => {
  const { sql, loadAggregate } = context;
  const { person, actor } = request;
  const erased = (await loadAggregate(erasuresAggregate, undefined)).state.has(person);
  if (!erased && actor.id === person) return 'own-erasure';
  if (!erased && (await findErasablePerson(context, person)) === undefined) return 'person-unknown';
  await storeErasureRequest(sql, request);
  passCrashpoint('after-erasure-request');
  const outcome = await executeErasure(context, request, PROJECTION_MS);
  if (typeof outcome === 'string') await deleteErasureRequest(sql, person);
  return outcome;
};

/**
 * Completes the erasures that were interrupted, and repeats those that a restored database has undone. The log decides. One that
 * fails is tried again by the next call. Returns how many people were erased, and how many were not.
 */
export const completeErasures = async (
  context: ErasureContext,
): Promise<{ readonly erased: number; readonly failed: number }> => {
  const { sql, store, log } = context;
  const { erasures } = await readErasures(store);
  await reopenErasures(
    sql,
    erasures.map(({ person }) => person),
  );
  const due = await listUnfinishedErasures(sql);
  let erased = 0;
  for (const request of due) {
    const { person } = request;
    const message = 'an erasure was not completed; it will be tried again';
    try {
      const outcome = await executeErasure(context, request, 0);
      if (typeof outcome === 'string') log.error({ person, refused: outcome }, message);
      else erased += 1;
    } catch (error) {
      log.warn({ error: toLoggableFault(error as Error), person }, message);
    }
  }
  // An operator's command may have erased people without BACKUP_DIR.
  await listErasedPeople(context, erasures);
  return { erased, failed: due.length - erased };
};

/** `projectionMs` is how long it waits for the read models. */
const executeErasure = async (
  context: ErasureContext,
  request: ErasureRequest,
  projectionMs: number,
): Promise<Erasure | RefusalCode> => {
  const { sql, log, readModels } = context;
  const { person } = request;
  const texts = await loadPersonTexts(context, person);
  const position = await recordErasure(context, request);
  if (typeof position === 'string') return position;
  passCrashpoint('after-erasure-event');
  context.forgetPerson(person);
  const isDeleted = await deleteEverythingAbout(context, texts);
  if (isDeleted) await recordErasureStep(sql, person, 'deleted');
  passCrashpoint('after-erasure-of-data');
  const isShown = await waitForReadModels(context, position, projectionMs);
  const isFinished = isDeleted && isShown && (await rewriteTables({ sql, log, schema: readModels.schema }));
  passCrashpoint('after-rewrite-of-files');
  if (isFinished) await recordErasureStep(sql, person, 'rewritten');
  return { status: 'erased', position, isFinished };
};

/** Archives the person and records the erasure. Returns the position of the log up to which it is recorded, or a refusal. */
const recordErasure = async (context: ErasureContext, request: ErasureRequest): Promise<bigint | RefusalCode> => {
  const { loadAggregate, handle, store } = context;
  const { person: id, commandId, actor } = request;
  if ((await loadAggregate(erasuresAggregate, undefined)).state.has(id)) return store.head();
  const person = await findErasablePerson(context, id);
  if (person === undefined) return 'person-unknown';
  const refusal = await archive(context, person, request);
  if (refusal !== undefined) return refusal;
  const students = person.role === 'family' ? await listStudentsOfFamily(context, id) : [];
  const command: ErasePerson = {
    ...{ type: 'ErasePerson', person: id, role: person.role, key: await findKeyId(context, person) },
    by: actor.role === 'system' ? undefined : actor.id,
    isArchived: person.role === 'family' || (await findErasablePerson(context, id))?.status === 'archived',
    students: students.map((student) => student.id),
  };
  const outcome = await handle({
    ...{ aggregate: erasuresAggregate, id: undefined, command, context: undefined },
    // What the command finds in the database is left out, so that a retry is the same command.
    ...{ commandId, actor, body: { type: command.type, person: id } },
  });
  if (outcome.status === 'done') return outcome.position;
  return outcome.status === 'refused' ? outcome.refusal : 'command-reused';
};

/** Ends what the person can do at the centre, so that nothing new comes about them. */
const archive = async (
  context: ErasureContext,
  { id, role, status }: ErasablePerson,
  { commandId: key, actor }: ErasureRequest,
): Promise<RefusalCode | undefined> => {
  const { accounts } = context;
  const common = { commandId: uuidv5('archive', key), actor };
  if (role === 'family') return endAccesses(context, id, key, actor);
  if (status === 'archived') return undefined;
  if (role === 'student') {
    const families = await listFamiliesOfOnly(context, id);
    const outcome = await accounts.archive({ id, ...common });
    for (const family of families) await accounts.endSessionsOf(family);
    return toRefusal(outcome);
  }
  if (status === 'invited') return toRefusal(await accounts.changeTutor(id, { type: 'WithdrawInvitation', ...common }));
  const homeworkTo = await findSuccessor(context, id, actor);
  if (homeworkTo === undefined) return 'last-owner';
  const refusal = toRefusal(await accounts.changeTutor(id, { type: 'ArchiveTutor', homeworkTo, ...common }));
  if (refusal === undefined) await handOverHomework(context, id);
  return refusal;
};

/** Who takes over the homework of a tutor: the owner who erases them, or one of the owners. */
const findSuccessor = async (
  context: ErasureContext,
  tutor: string,
  actor: ErasureRequest['actor'],
): Promise<string | undefined> => {
  const owners = (await findOtherTutors(context, tutor)).filter(({ owner }) => owner);
  return (owners.find(({ id }) => id === actor.id) ?? owners[0])?.id;
};

type Outcome = Awaited<ReturnType<ErasureContext['accounts']['archive' | 'changeTutor']>>;

const toRefusal = (outcome: Outcome): RefusalCode | undefined => {
  if (outcome === 'unknown') return 'person-unknown';
  if (outcome.status === 'done') return undefined;
  return outcome.status === 'refused' ? outcome.refusal : outcome.status;
};

const endAccesses = async (
  context: ErasureContext,
  account: string,
  key: string,
  actor: ErasureRequest['actor'],
): Promise<RefusalCode | undefined> => {
  const decision = await loadDecisionContext(context);
  for (const { id, hasAccess } of await listStudentsOfFamily(context, account)) {
    if (!hasAccess) continue;
    const command = { type: 'EndFamilyAccess', account } as const;
    const outcome = await context.handle({
      ...{ aggregate: studentAggregate, id, command, context: decision, body: command, actor },
      commandId: uuidv5(`end ${id}`, key),
    });
    if (outcome.status === 'refused' && outcome.refusal !== 'student-archived') return outcome.refusal;
  }
  return undefined;
};

/** The key under which the person's texts are sealed; from the first event if the database has lost it. */
const findKeyId = async ({ sql, store }: ErasureContext, { id, role }: ErasablePerson): Promise<string | undefined> => {
  if (role === 'family') return undefined;
  const [row] = await sql<{ keyId: string }[]>`
    select key_id as "keyId" from desk.personal_keys where person_id = ${id}`;
  if (row) return row.keyId;
  const [first] = await store.read(role === 'student' ? toStudentStream(id) : toTutorStream(id), 1, 1);
  const { name } = (first ? parseStoredEvent(first).data : {}) as { name?: unknown };
  return hasSealedPrefix(name) ? parseSealedEnvelope(name).keyId : undefined;
};

type TextsOfPerson = Awaited<ReturnType<typeof loadPersonTexts>>;

/** Deletes what the database and the disk keep of an erased person. Returns false if something must be tried again. */
const deleteEverythingAbout = async (context: ErasureContext, person: TextsOfPerson): Promise<boolean> => {
  const { id, familyEmails } = person;
  const { sql, config, keys, accounts, clock, store } = context;
  const matcher = createNameMatcher(person);
  await accounts.endSessionsOf(id);
  await deleteJobsAbout(sql, matcher, familyEmails);
  await deleteLettersAbout(config.dataDir, matcher, familyEmails);
  await deleteContactMessages(sql, config.personalDataKey, ({ contact }) => matcher.isAbout(contact));
  await sql.begin((tx) => deletePersonalRows(tx, person));
  passCrashpoint('after-erasure-of-rows');
  // The key is the last, because the names that the steps before look for are sealed under it.
  await keys.erase(id);
  passCrashpoint('after-erasure-of-key');
  await deletePacketsOfErased(sql);
  await deleteOldImportLines(sql, clock());
  const areListed = await listErasedPeople(context, (await readErasures(store)).erasures);
  return (await dropSandboxesWith(sql, id)) && areListed;
};

/** Lists the erased people beside the backups. Returns false if the folder cannot be used; the erasure is not undone by that. */
const listErasedPeople = async (
  { config, log }: ErasureContext,
  erasures: readonly RecordedErasure[],
): Promise<boolean> => {
  if (config.backup === undefined) return true;
  try {
    await saveErasedPeople(config.backup.folder, erasures);
    return true;
  } catch (error) {
    log.error({ error: toLoggableFault(error as Error) }, 'erased people could not be listed beside the backups');
    return false;
  }
};

/** Drops the sandboxes that show the person; they can be built again. Returns false while one is being built. */
const dropSandboxesWith = async (sql: ErasureContext['sql'], id: string): Promise<boolean> => {
  let isDone = true;
  for (const name of await listSandboxesWith(sql, id)) {
    try {
      await dropSandbox(sql, name);
    } catch (error) {
      if (!(error instanceof SandboxRefusedError)) throw error;
      isDone = false;
    }
  }
  return isDone;
};

/** Waits until the read models have reached a position. Nobody may be projecting, if an operator erases. */
const waitForReadModels = async (
  { readModels }: ErasureContext,
  position: bigint,
  waitMs: number,
): Promise<boolean> => {
  for (const end = performance.now() + waitMs; ; await sleep(POLL_MS)) {
    if ((await readModels.position()) >= position) return true;
    if (performance.now() >= end) return false;
  }
};
