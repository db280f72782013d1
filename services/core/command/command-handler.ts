/**
 * The command handler. Each attempt loads the stream, looks for the command's id, checks If-Match, decides, reserves the
 * id, seals the personal fields once and appends.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { v5 as uuidv5 } from 'uuid';
import { createKeyedMutex } from '#events/kernel/keyed-mutex.ts';
import { RecordFault } from '#events/kernel/record-fault.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { checkAndUnsealEvents } from '#events/record/unseal-events.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { RefusedFault } from '#services/platform/problems/refused-fault.ts';
import type { AnyEvent, CommandRequest, CommandResult, ExecutedCommand, StreamCommand } from './command-request.ts';
import { fingerprintCommand } from './fingerprint.ts';
import type { UsedIdempotencyKey } from './idempotency-keys.ts';
import { judgeCommand } from './judge-command.ts';
import { type CountNoOp, TooManyNoOpsError } from './no-op-limit.ts';
import { computeBackoffMs } from './retry-while-unavailable.ts';
import { type AggregateSnapshot, advanceSnapshot, createSnapshotCache, type SnapshotCache } from './snapshot-cache.ts';
import { type EventWriterParts, writeEvents } from './write-events.ts';

const ATTEMPTS = 20;

/** The id of the stream that a command creates, which is the same for each retry of the command. */
export const toNewStreamId = (commandId: string): string => uuidv5('stream', commandId);

/** Each attempt met a conflict with another copy of the program, so the command wrote nothing. */
class StreamBusyError extends RefusedFault {
  override readonly name = 'StreamBusyError';
  override readonly refusal = refuse('busy');
}

interface HandlerParts extends EventWriterParts {
  /** Limits commands that change nothing. If absent, such commands are not limited. */
  readonly countNoOp?: CountNoOp;
}

/**
 * Creates the function that executes one command on one stream. The function throws StoreUnavailableError if the store did
 * not answer several attempts (the command may have been written; repeat it with the same id), StreamBusyError,
 * TooManyNoOpsError, and RecordFault for a damaged stream.
 */
export const createCommandHandler = (
  parts: HandlerParts,
  snapshots: SnapshotCache = createSnapshotCache(parts.store, parts.keys),
) => {
  const { keys, idempotencyKeys, countNoOp } = parts;
  const runExclusive = createKeyedMutex();

  /** Undefined when nothing can be compared: the person was erased, or their key is missing. */
  const fingerprintFor = async ({ person, body, actor, stream }: FingerprintedCommand): Promise<string | undefined> => {
    if (person === undefined) return fingerprintCommand(body, actor, stream, undefined);
    const key = await keys.forPerson(person);
    return key === undefined || key === 'erased' ? undefined : fingerprintCommand(body, actor, stream, key);
  };

  /** Whether an earlier command with this id had the same body. Throws RecordFault `key-missing`. */
  const isSameAs = async (
    fingerprint: string | undefined,
    { person, ...request }: FingerprintedCommand,
  ): Promise<boolean> => {
    if (person !== undefined && (await keys.forPerson(person)) === undefined) {
      throw new RecordFault('key-missing', 'a command cannot be compared with the one before', person);
    }
    return fingerprint === (await fingerprintFor({ person, ...request }));
  };

  /** Answers the repetition of a command that wrote events, if its actor and body are the same. */
  const repeatWritten = async (request: StreamCommand, version: number): Promise<AnyResult> => {
    const { snapshot, events } = await snapshots.at(request.stream, request.decider, version);
    const written = events.filter(({ metadata }) => metadata.commandId === request.commandId);
    const same = await isSameAs(written[0]?.metadata.fingerprint, request);
    return same ? done(snapshot, written, true) : { status: 'command-reused' };
  };

  /** Answers the repetition of a command that was acknowledged without an event; undefined for any other command. */
  const repeatAcknowledged = async (
    request: StreamCommand,
    used: UsedIdempotencyKey | undefined,
  ): Promise<AnyResult | undefined> => {
    if (used !== undefined && used.stream !== request.stream) return { status: 'command-reused' };
    if (used?.acknowledgement === undefined) return undefined;
    const { fingerprint, version } = used.acknowledgement;
    if (!(await isSameAs(fingerprint, request))) return { status: 'command-reused' };
    return done((await snapshots.at(request.stream, request.decider, version)).snapshot, [], true);
  };

  /** Acknowledges a command that needs no event; undefined while another copy owns its id and may write the command. */
  const acknowledge = async (
    request: StreamCommand,
    answer: ExecutedCommand<unknown, AnyEvent>,
    isReserved: boolean,
  ): Promise<AnyResult | undefined> => {
    const { commandId, stream } = request;
    const fingerprint = await fingerprintFor(request);
    if (fingerprint === undefined) return answer;
    const { version } = answer;
    // A reserved id has a row already, so it does not count again.
    if (!isReserved && countNoOp && !(await countNoOp(request.actor, request.batch))) {
      const repeated = await repeatAcknowledged(request, await idempotencyKeys.find(commandId));
      if (repeated === undefined)
        throw new TooManyNoOpsError(`${request.actor.id} gave too many commands without effect.`);
      return repeated;
    }
    const used = await idempotencyKeys.acknowledge(commandId, stream, { fingerprint, version });
    const isThis = used.acknowledgement?.fingerprint === fingerprint && used.acknowledgement.version === version;
    return isThis ? answer : repeatAcknowledged(request, used);
  };

  const refuse = async (request: StreamCommand, refusal: AnyResult, isReserved: boolean): Promise<AnyResult> => {
    const { commandId, stream } = request;
    const repeated = await repeatAcknowledged(request, await idempotencyKeys.find(commandId));
    if (repeated === undefined && isReserved) await idempotencyKeys.release(commandId, stream);
    return repeated ?? refusal;
  };

  const handle = async (request: StreamCommand): Promise<AnyResult> => {
    const { decider, stream, commandId } = request;
    let known = snapshots.known(stream, decider);
    let idTaken = false;
    let isReserved = false;
    for (let attempt = 1; attempt <= ATTEMPTS; ) {
      const snapshot = known ?? (await snapshots.refresh(stream, decider));
      const verdict = await judgeCommand(snapshot, request);
      if (verdict.status !== 'write' && known !== undefined) {
        known = undefined;
        continue;
      }
      if (verdict.status === 'written') return repeatWritten(request, verdict.version);
      if (idTaken) return { status: 'command-reused' };
      if (verdict.status === 'done') {
        const answer = await acknowledge(request, verdict, isReserved);
        if (answer !== undefined) return answer;
        // This copy has taken over the key. The former owner may have written first, so the stream is read again.
        isReserved = (await idempotencyKeys.reserve(commandId, stream)).isOwn;
      } else if (verdict.status !== 'write') {
        return refuse(request, verdict, isReserved);
      } else {
        // Reserved after the snapshot was read, so that no former owner of the id has acknowledged it by an older snapshot.
        const used = await idempotencyKeys.reserve(commandId, stream);
        const repeated = await repeatAcknowledged(request, used);
        if (repeated !== undefined) return repeated;
        isReserved = used.isOwn;
        const written = isReserved ? await writeEvents(parts, snapshot, request, verdict.events) : 'conflict';
        if (typeof written !== 'string') {
          const events = await checkAndUnsealEvents(written, keys, { after: snapshot.chain });
          return done(
            snapshots.keep(stream, decider, advanceSnapshot(snapshot, written, events, decider)),
            events,
            false,
          );
        }
        idTaken = written === 'id-taken';
      }
      if (known === undefined) await sleep(computeBackoffMs(attempt));
      known = undefined;
      attempt += 1;
    }
    throw new StreamBusyError(`${stream} changed under each of ${ATTEMPTS} attempts.`);
  };

  return <Id, State, Command, Event extends AnyEvent, Refusal extends string, Context, Unmet extends string = never>({
    aggregate: { decider, toStream, toPerson },
    id,
    ...request
  }: CommandRequest<Id, State, Command, Event, Refusal, Context, Unmet>): Promise<
    CommandResult<State, Event, Refusal | Unmet>
  > => {
    const command: StreamCommand = { ...request, decider, stream: toStream(id), person: toPerson(id) };
    const result = runExclusive(command.stream, () => handle(command));
    return result as Promise<CommandResult<State, Event, Refusal | Unmet>>;
  };
};

type AnyResult = CommandResult<unknown, AnyEvent, string>;
type FingerprintedCommand = Pick<StreamCommand, 'person' | 'body' | 'actor' | 'stream'>;

const done = (
  { state, chain, last }: AggregateSnapshot,
  events: readonly RecordedEvent[],
  repeated: boolean,
): ExecutedCommand<unknown, AnyEvent> => {
  const position = last?.position ?? 0n;
  return {
    status: 'done',
    // EventStoreDB answers an append with the position of its last event only, so a repetition answers the same.
    events: events.map((event) => ({ ...event, position })),
    state,
    version: chain.version,
    position,
    repeated,
  };
};
