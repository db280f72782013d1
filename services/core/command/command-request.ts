import type { Aggregate } from '#events/kernel/aggregate.ts';
import type { Decider } from '#events/kernel/decider.ts';
import type { Actor, RecordedEvent } from '#events/kernel/recorded-event.ts';

export type AnyEvent = { type: string; data: unknown };

/** Commands to aggregates, as the command handler executes them. */
export interface CommandRequest<
  Id,
  State,
  Command,
  Event extends AnyEvent,
  Refusal extends string,
  Context,
  Unmet extends string = never,
> {
  readonly aggregate: Aggregate<Id, State, Command, Event, Refusal, Context>;
  readonly id: Id;
  readonly command: NoInfer<Command>;
  /** What the decision needs beside the command; undefined for a decider that needs nothing. */
  readonly context: NoInfer<Context>;
  /** UUID, the idempotency key. A retry with the same body and actor gets the first answer. */
  readonly commandId: string;
  readonly actor: Actor;
  /** What was asked for, as JSON without secrets, or its fingerprint. A retry must have the same. */
  readonly body: unknown;
  /**
   * The request object to which several commands belong, compared by identity. Together they count once against limits.
   */
  readonly batch?: object | undefined;
  /** The stream's version that the actor saw. */
  readonly ifMatch?: number | undefined;
  /**
   * Refuses the command for a reason outside its stream. It is not called for a retry of an executed command, which
   * gets its first answer.
   */
  readonly precondition?: (() => Promise<Unmet | undefined>) | undefined;
}

/** A command with the decider and the name of its stream, and the person whom the stream is about. */
export interface StreamCommand
  extends Omit<CommandRequest<unknown, unknown, unknown, AnyEvent, string, unknown, string>, 'aggregate' | 'id'> {
  readonly decider: AnyDecider;
  readonly stream: string;
  readonly person: string | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: streams of every kind pass through the handler
export type AnyDecider = Decider<any, any, any, string, any>;

/** The outcome of a command that was carried out, now or by an earlier attempt. */
export interface ExecutedCommand<State, Event extends AnyEvent> {
  readonly status: 'done';
  /** The events of the command, each with the position of the last one. Empty if nothing had to change. */
  readonly events: readonly RecordedEvent<Event>[];
  /** State and version of the stream after these events. */
  readonly state: State;
  readonly version: number;
  /** Position of the last event of the stream at that version; 0n if the stream is empty. */
  readonly position: bigint;
  /** True when an earlier attempt wrote the events. */
  readonly repeated: boolean;
}

/** The outcome of a command. A refusal is a value; faults are thrown. */
export type CommandResult<State, Event extends AnyEvent, Refusal extends string> =
  | ExecutedCommand<State, Event>
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | {
      readonly status: 'version-mismatch';
      readonly version: number;
      readonly lastEvent: RecordedEvent<Event> | undefined;
    }
  /** The command id was used before with another body, by another actor or on another stream. */
  | { readonly status: 'command-reused' };
