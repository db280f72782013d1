/** The command handler: load, look for the command's id, If-Match, decide, seal once, append. */
import { setTimeout as sleep } from 'node:timers/promises';
import { v5 as uuidv5 } from 'uuid';
import { readEvents } from '#events/record/read.ts';
import type { RecordedEvent } from '#events/record/recorded-event.ts';
import { fingerprintOf } from './fingerprint.ts';
import { inTurn } from './in-turn.ts';
import { judge } from './judge.ts';
import { pauseBefore } from './persist.ts';
import type { AnyEvent, CommandRequest, CommandResult, Done } from './request.ts';
import { advanced, type StreamView, type StreamViews, streamViews } from './streams.ts';
import { type Writer, writeEvents } from './write-events.ts';

const ATTEMPTS = 20;

/** The id in the name of a stream that a command creates. */
export const streamIdFor = (commandId: string): string => uuidv5('stream', commandId);

/** Other copies of the program kept writing to the stream; nothing of the command was written. */
export class StreamBusy extends Error {
  override readonly name = 'StreamBusy';
}

/**
 * A function that gives one command to one stream. It throws StoreUnavailable when the store did not answer several
 * attempts (then the command may have been written: give it again with the same id), StreamBusy, and RecordFault for a
 * stream that is not sound.
 */
export const commandHandler = (parts: Writer, views: StreamViews = streamViews(parts.store, parts.keys)) => {
  const { keys } = parts;
  const queued = inTurn();

  /** What the command was answered then, if it was given by the same actor with the same body. */
  const repeat = async <State, Command, Event extends AnyEvent, Refusal extends string>(
    { decider, stream, person, commandId, actor, body }: CommandRequest<State, Command, Event, Refusal>,
    version: number,
  ): Promise<CommandResult<State, Event, Refusal>> => {
    const { view, events } = await views.at(stream, decider, version);
    const mine = events.filter(({ metadata }) => metadata.commandId === commandId);
    const key = person === undefined ? undefined : await keys.forPerson(person);
    const same = key !== 'erased' && mine[0]?.metadata.fingerprint === fingerprintOf(body, actor, stream, key);
    return same ? done(view, mine, true) : { status: 'command-reused' };
  };

  const handle = async <State, Command, Event extends AnyEvent, Refusal extends string>(
    request: CommandRequest<State, Command, Event, Refusal>,
  ): Promise<CommandResult<State, Event, Refusal>> => {
    const { decider, stream } = request;
    let known = views.known(stream, decider);
    let idTaken = false;
    for (let attempt = 1; attempt <= ATTEMPTS; ) {
      const view = known ?? (await views.refresh(stream, decider));
      const verdict = judge(view, request);
      if (verdict.status !== 'write' && known !== undefined) {
        known = undefined;
        continue;
      }
      if (verdict.status === 'written') return repeat(request, verdict.version);
      if (idTaken) return { status: 'command-reused' };
      if (verdict.status !== 'write') return verdict;
      const written = await writeEvents(parts, view, request, verdict.events);
      if (typeof written !== 'string') {
        const events = await readEvents(written, keys, { after: view.chain });
        return done(views.keep(stream, decider, advanced(view, events, decider)), events, false);
      }
      idTaken = written === 'id-taken';
      if (known === undefined) await sleep(pauseBefore(attempt));
      known = undefined;
      attempt += 1;
    }
    throw new StreamBusy(`${stream} changed under each of ${ATTEMPTS} attempts.`);
  };

  return <State, Command, Event extends AnyEvent, Refusal extends string>(
    request: CommandRequest<State, Command, Event, Refusal>,
  ): Promise<CommandResult<State, Event, Refusal>> => queued(request.stream, () => handle(request));
};

const done = <State, Event extends AnyEvent>(
  { state, chain, last }: StreamView,
  events: readonly RecordedEvent[],
  repeated: boolean,
): Done<State, Event> => ({
  status: 'done',
  events: events as unknown as readonly RecordedEvent<Event>[],
  state: state as State,
  version: chain.version,
  position: last?.position ?? 0n,
  repeated,
});
