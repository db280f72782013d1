import type { Decider } from '#events/kernel/decider.ts';
import type { Actor, RecordedEvent } from '#events/kernel/recorded-event.ts';

export type AnyEvent = { type: string; data: unknown };

/** A command to one stream, as the command handler executes it. */
export interface CommandRequest<State, Command, Event extends AnyEvent, Refusal extends string> {
  readonly decider: Decider<State, Command, Event, Refusal>;
  readonly stream: string;
  /** The person whom the stream is about; undefined for a stream about nobody. */
  readonly person?: string | undefined;
  readonly command: Command;
  /** UUID, the idempotency key. A retry with the same body and actor gets the first answer. */
  readonly commandId: string;
  readonly actor: Actor;
  /** The request's body as JSON, without secrets. A retry must have the same body. */
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
  readonly precondition?: () => Promise<Refusal | undefined>;
}

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
  | { readonly status: 'version-mismatch'; readonly version: number; readonly lastEvent: RecordedEvent | undefined }
  /** The command id was used before with another body, by another actor or on another stream. */
  | { readonly status: 'command-reused' };
