/** The command handler: load, look for the command's id, If-Match, decide, reserve the id, seal once, append. */
import { setTimeout as sleep } from 'node:timers/promises';
import { v5 as uuidv5 } from 'uuid';
import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import { readEvents } from '#events/record/read-events.ts';
import { RecordFault } from '#events/record/record-fault.ts';
import type { AnyEvent, CommandRequest, CommandResult, Done } from './command-request.ts';
import { fingerprintCommand } from './fingerprint.ts';
import type { UsedKey } from './idempotency-keys.ts';
import { judge } from './judge-command.ts';
import { keyedMutex } from './keyed-mutex.ts';
import { type CountNoOp, TooManyNoOps } from './no-op-limit.ts';
import { backoffMs } from './retry-unavailable.ts';
import {
  type AggregateSnapshot,
  advanceSnapshot,
  createSnapshotCache,
  estimateBytes,
  type SnapshotCache,
} from './snapshot-cache.ts';
import { type Writer, writeEvents } from './write-events.ts';

const ATTEMPTS = 20;

/** The id in the name of a stream that a command creates. */
export const streamIdFor = (commandId: string): string => uuidv5('stream', commandId);

/** Other copies of the program kept writing to the stream; nothing of the command was written. */
export class StreamBusy extends Error {
  override readonly name = 'StreamBusy';
}

interface HandlerParts extends Writer {
  /** Without it, as many commands that change nothing are acknowledged as are given. */
  readonly countNoOp?: CountNoOp;
}

/**
 * A function that gives one command to one stream. It throws StoreUnavailable when the store did not answer several
 * attempts (then the command may have been written: give it again with the same id), StreamBusy, TooManyNoOps,
 * and RecordFault for a stream that is not sound.
 */
export const createCommandHandler = (
  parts: HandlerParts,
  views: SnapshotCache = createSnapshotCache(parts.store, parts.keys),
) => {
  const { keys, idempotencyKeys, countNoOp } = parts;
  const queued = keyedMutex();

  /** Undefined where nothing can be compared: the person has been erased, or their key is missing. */
  const fingerprintFor = async ({ person, body, actor, stream }: AnyRequest): Promise<string | undefined> => {
    if (person === undefined) return fingerprintCommand(body, actor, stream, undefined);
    const key = await keys.forPerson(person);
    return key === undefined || key === 'erased' ? undefined : fingerprintCommand(body, actor, stream, key);
  };

  /** Whether a command that was given before came with the same body. Throws RecordFault `key-missing`. */
  const isSameAs = async (fingerprint: string | undefined, { person, ...request }: AnyRequest): Promise<boolean> => {
    if (person !== undefined && (await keys.forPerson(person)) === undefined) {
      throw new RecordFault('key-missing', 'a command cannot be compared with the one before', person);
    }
    return fingerprint === (await fingerprintFor({ person, ...request }));
  };

  /** The answer to a command that wrote events, if it was given by the same actor with the same body. */
  const repeatWritten = async <State, Command, Event extends AnyEvent, Refusal extends string>(
    request: CommandRequest<State, Command, Event, Refusal>,
    version: number,
  ): Promise<CommandResult<State, Event, Refusal>> => {
    const { view, events } = await views.at(request.stream, request.decider, version);
    const written = events.filter(({ metadata }) => metadata.commandId === request.commandId);
    const same = await isSameAs(written[0]?.metadata.fingerprint, request);
    return same ? done(view, written, true) : { status: 'command-reused' };
  };

  /** The answer to a command that was acknowledged without an event; undefined for one that is to be decided. */
  const repeatAcknowledged = async <State, Command, Event extends AnyEvent, Refusal extends string>(
    request: CommandRequest<State, Command, Event, Refusal>,
    used: UsedKey | undefined,
  ): Promise<CommandResult<State, Event, Refusal> | undefined> => {
    if (used !== undefined && used.stream !== request.stream) return { status: 'command-reused' };
    if (used?.acknowledgement === undefined) return undefined;
    const { fingerprint, version } = used.acknowledgement;
    if (!(await isSameAs(fingerprint, request))) return { status: 'command-reused' };
    return done((await views.at(request.stream, request.decider, version)).view, [], true);
  };

  /** Acknowledges a command without an event; undefined while another copy owns its id, and may write the command. */
  const acknowledge = async <State, Command, Event extends AnyEvent, Refusal extends string>(
    request: CommandRequest<State, Command, Event, Refusal>,
    answer: Done<State, Event>,
    isReserved: boolean,
  ): Promise<CommandResult<State, Event, Refusal> | undefined> => {
    const { commandId, stream } = request;
    const fingerprint = await fingerprintFor(request);
    if (fingerprint === undefined) return answer;
    const { version } = answer;
    // a reserved id has its row already
    if (!isReserved && countNoOp && !(await countNoOp(request.actor, request.batch))) {
      const repeated = await repeatAcknowledged(request, await idempotencyKeys.find(commandId));
      if (repeated === undefined) throw new TooManyNoOps(`${request.actor.id} gave too many commands without effect.`);
      return repeated;
    }
    const used = await idempotencyKeys.acknowledge(commandId, stream, { fingerprint, version });
    const isThis = used.acknowledgement?.fingerprint === fingerprint && used.acknowledgement.version === version;
    return isThis ? answer : repeatAcknowledged(request, used);
  };

  const refuse = async <State, Command, Event extends AnyEvent, Refusal extends string>(
    request: CommandRequest<State, Command, Event, Refusal>,
    refusal: CommandResult<State, Event, Refusal>,
    isReserved: boolean,
  ): Promise<CommandResult<State, Event, Refusal>> => {
    const { commandId, stream } = request;
    const repeated = await repeatAcknowledged(request, await idempotencyKeys.find(commandId));
    if (repeated === undefined && isReserved) await idempotencyKeys.release(commandId, stream);
    return repeated ?? refusal;
  };

  const handle = async <State, Command, Event extends AnyEvent, Refusal extends string>(
    request: CommandRequest<State, Command, Event, Refusal>,
  ): Promise<CommandResult<State, Event, Refusal>> => {
    const { decider, stream, commandId } = request;
    let known = views.known(stream, decider);
    let idTaken = false;
    let isReserved = false;
    for (let attempt = 1; attempt <= ATTEMPTS; ) {
      const view = known ?? (await views.refresh(stream, decider));
      const verdict = await judge(view, request);
      if (verdict.status !== 'write' && known !== undefined) {
        known = undefined;
        continue;
      }
      if (verdict.status === 'written') return repeatWritten(request, verdict.version);
      if (idTaken) return { status: 'command-reused' };
      if (verdict.status === 'done') {
        const answer = await acknowledge(request, verdict, isReserved);
        if (answer !== undefined) return answer;
        // This copy took the key over. The former owner may have written before that, so the stream is read again.
        isReserved = (await idempotencyKeys.reserve(commandId, stream)).isOwn;
      } else if (verdict.status !== 'write') {
        return refuse(request, verdict, isReserved);
      } else {
        // looked up after the view was read, so that no copy which owned the id before acknowledged it by an older view
        const used = await idempotencyKeys.reserve(commandId, stream);
        const repeated = await repeatAcknowledged(request, used);
        if (repeated !== undefined) return repeated;
        isReserved = used.isOwn;
        const written = isReserved ? await writeEvents(parts, view, request, verdict.events) : 'conflict';
        if (typeof written !== 'string') {
          const events = await readEvents(written, keys, { after: view.chain });
          return done(
            views.keep(stream, decider, advanceSnapshot(view, events, decider, estimateBytes(written))),
            events,
            false,
          );
        }
        idTaken = written === 'id-taken';
      }
      if (known === undefined) await sleep(backoffMs(attempt));
      known = undefined;
      attempt += 1;
    }
    throw new StreamBusy(`${stream} changed under each of ${ATTEMPTS} attempts.`);
  };

  return <State, Command, Event extends AnyEvent, Refusal extends string>(
    request: CommandRequest<State, Command, Event, Refusal>,
  ): Promise<CommandResult<State, Event, Refusal>> => queued(request.stream, () => handle(request));
};

type AnyRequest = Pick<CommandRequest<unknown, unknown, AnyEvent, string>, 'person' | 'body' | 'actor' | 'stream'>;

const done = <State, Event extends AnyEvent>(
  { state, chain, last }: AggregateSnapshot,
  events: readonly RecordedEvent[],
  repeated: boolean,
): Done<State, Event> => {
  const position = last?.position ?? 0n;
  // EventStoreDB answers an append with the position of its last event alone: a repetition answers the same
  const written = events.map((event) => ({ ...event, position }));
  return {
    status: 'done',
    events: written as unknown as readonly RecordedEvent<Event>[],
    state: state as State,
    version: chain.version,
    position,
    repeated,
  };
};
