import type { RecordedEvent } from './recorded-event.ts';

/** Events in, events out: the pure rules of one kind of stream. Time and ids come with the command. */
export interface Decider<State, Command, Event extends { type: string; data: unknown }, Refusal extends string> {
  /** The state of a stream that does not exist. */
  readonly initial: State;
  /** What the command writes (nothing when all is as it asks), or why it is refused. */
  readonly decide: (state: State, command: Command) => readonly Event[] | Refusal;
  /** The state after an event; the state before it is left as it was. */
  readonly evolve: (state: State, event: RecordedEvent<Event>) => State;
}
