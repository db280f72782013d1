import type { RecordedEvent } from './recorded-event.ts';

/**
 * The rules of one kind of stream as pure functions. `Context` is what a decision needs beside the command: the time, and the
 * rules that are in force then.
 */
export interface Decider<
  State,
  Command,
  Event extends { type: string; data: unknown },
  Refusal extends string,
  // biome-ignore lint/suspicious/noConfusingVoidType: a call of a decider that needs neither omits the argument
  Context = object | void,
> {
  /** The state of a stream that does not exist. */
  readonly initial: State;
  /** The events that the command appends (none when the state is already as requested), or why it is refused. */
  readonly decide: (state: State, command: Command, context: Context) => readonly Event[] | Refusal;
  /** The state after an event. It does not change the state that it is given. */
  readonly evolve: (state: State, event: RecordedEvent<Event>) => State;
  /** True if a stream has so few events that reading all of them costs no more than reading the newest. */
  readonly hasShortStreams?: true;
}
