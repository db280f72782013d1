/** Erases a person: the log records it, then everything that the program keeps of them beside the log is deleted. */
import { setTimeout as sleep } from 'node:timers/promises';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { passCrashpoint } from '#events/kernel/crashpoint.ts';
import { type ErasePerson, erasuresAggregate } from '#events/people/erasure/erasures-decider.ts';
import { ERASURES_STREAM } from '#events/people/erasure/erasures-stream.ts';
import { toTutorStream } from '#events/people/tutor/tutor-stream.ts';
import { hasSealedPrefix, parseSealedEnvelope } from '#events/record/seal-text.ts';
import { parseStoredEvent } from '#events/record/unseal-events.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { RefusalCode } from '#services/platform/problems/refuse.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import {
  deleteErasureRequest,
  type ErasureRequest,
  listUnfinishedErasures,
  recordErasureStep,
  reopenErasures,
  storeErasureRequest,
} from '#services/record/erasures/erasure-store.ts';
import { readErasures } from '#services/record/erasures/read-erasures.ts';
import { archiveBeforeErasure } from './archive-before-erasure.ts';
import { deleteEverythingAbout, listErasedPeople } from './delete-everything-about.ts';
import { type ErasablePerson, findErasablePerson, listStudentsOfFamily } from './find-erasable-person.ts';
import { loadPersonTexts } from './load-person-texts.ts';
import { rewriteTables } from './rewrite-tables.ts';

export type ErasureContext = Context<
  | ('sql' | 'store' | 'keys' | 'handle' | 'loadAggregate' | 'accounts' | 'readModels' | 'config' | 'centre')
  | ('clock' | 'log' | 'forgetPerson' | 'idempotencyKeys')
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
  // The log would refuse the key as well, but only after the person was archived.
  if (await isKeyOfAnother(context, request)) return 'command-reused';
  await storeErasureRequest(sql, request);
  passCrashpoint('after-erasure-request');
  const outcome = await executeErasure(context, request, PROJECTION_MS);
  if (typeof outcome === 'string') await deleteErasureRequest(sql, person);
  return outcome;
};

/** Whether the idempotency key belongs to the erasure of another person, or to another command. */
const isKeyOfAnother = async (
  { store, idempotencyKeys }: ErasureContext,
  request: ErasureRequest,
): Promise<boolean> => {
  const used = await idempotencyKeys.find(request.commandId);
  if (used !== undefined && used.stream !== ERASURES_STREAM) return true;
  return (await store.read(ERASURES_STREAM, 1)).some((stored) => {
    const { type, data, metadata } = parseStoredEvent(stored);
    return type === 'PersonErased' && metadata.commandId === request.commandId && data.person !== request.person;
  });
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
  const refusal = await archiveBeforeErasure(context, person, request);
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
