import { passCrashpoint } from '#events/kernel/crashpoint.ts';
import type { KeyRing, PersonalKey } from '#events/record/key-ring.ts';
import { requirePersonalKey } from '#events/record/require-personal-key.ts';
import { toEventsToAppend } from '#events/record/to-events-to-append.ts';
import { type EventStore, type StoredEvent, StoreUnavailableError } from '#events/store/port/event-store.ts';
import { toStoredEventsAtOnePosition } from '#events/store/port/to-stored-events.ts';
import { getRequestId } from '#services/platform/request-id.ts';
import type { AnyEvent, StreamCommand } from './command-request.ts';
import { fingerprintCommand } from './fingerprint.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';
import { retryWhileUnavailable } from './retry-while-unavailable.ts';
import type { AggregateSnapshot } from './snapshot-cache.ts';

export interface EventWriterParts {
  readonly store: EventStore;
  readonly keys: KeyRing;
  readonly clock: () => Date;
  readonly idempotencyKeys: IdempotencyKeys;
}

/** Types of the events that start the stream of a person. */
const ENROLMENTS: ReadonlySet<string | undefined> = new Set(['StudentEnrolled', 'TutorInvited', 'TutorJoined']);

/** A key is created only at enrolment. An enrolled person without a key is a fault, which a new key would hide. */
const keyFor = async (keys: KeyRing, person: string, enrols: boolean): Promise<PersonalKey> => {
  const known = enrols ? await keys.forPerson(person) : 'known';
  return known === undefined ? keys.create(person) : requirePersonalKey(keys, person);
};

/** The time of the clock, but never earlier than the previous event. */
const instantAfter = (clock: () => Date, before: string | undefined): string =>
  new Date(Math.max(clock().getTime(), before === undefined ? 0 : Date.parse(before))).toISOString();

/** Whether this copy still owns the command's id and may repeat an append that was not answered. */
const mayWrite = async (keys: IdempotencyKeys, commandId: string, stream: string): Promise<boolean> => {
  const { isOwn, acknowledgement } = await keys.reserve(commandId, stream).catch((cause: unknown) => {
    throw new StoreUnavailableError('The database did not say whether the command may be written.', { cause });
  });
  return isOwn && acknowledgement === undefined;
};

/**
 * Seals the events once and appends them after the snapshot; attempts repeat the same bytes. Returns the events as the
 * store has them, each with the position of the last one; `conflict` also when another copy took over the command's id.
 */
export const writeEvents = async (
  { store, keys, clock, idempotencyKeys }: EventWriterParts,
  { chain, last }: AggregateSnapshot,
  { stream, person, commandId, actor, body }: StreamCommand,
  events: readonly AnyEvent[],
): Promise<StoredEvent[] | 'conflict' | 'id-taken'> => {
  const key =
    person === undefined
      ? undefined
      : await keyFor(keys, person, chain.version === 0 && ENROLMENTS.has(events[0]?.type));
  const written = toEventsToAppend({
    stream,
    after: chain,
    events,
    metadata: {
      commandId,
      fingerprint: fingerprintCommand(body, actor, stream, key),
      actor,
      requestId: getRequestId(),
    },
    recordedAt: instantAfter(clock, last?.recordedAt),
    key,
  });
  const expected = chain.version === 0 ? 'no-stream' : chain.version;
  passCrashpoint('before-append');
  const outcome = await retryWhileUnavailable(async (attempt) =>
    attempt === 1 || (await mayWrite(idempotencyKeys, commandId, stream))
      ? store.append(stream, written, expected, expected === 'no-stream' ? null : chain.hash)
      : { status: 'conflict' as const },
  );
  passCrashpoint('after-append');
  if (outcome.status !== 'appended') return outcome.status;
  return toStoredEventsAtOnePosition(stream, written, outcome);
};
