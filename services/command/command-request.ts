import type { Decider } from '#events/decider/decider.ts';
import type { Actor, RecordedEvent } from '#events/decider/recorded-event.ts';

export type AnyEvent = { type: string; data: unknown };

export interface CommandRequest<State, Command, Event extends AnyEvent, Refusal extends string> {
  readonly decider: Decider<State, Command, Event, Refusal>;
  readonly stream: string;
  /** The person whom the stream is about; undefined for a stream about nobody. */
  readonly person?: string | undefined;
  readonly command: Command;
  /** UUID; the same one with the same body and actor answers what it wrote then. */
  readonly commandId: string;
  readonly actor: Actor;
  /** What the command was asked with, without secrets; JSON. */
  readonly body: unknown;
  /** The request that gave this command together with others, if one did: by identity, they are limited as one. */
  readonly batch?: object | undefined;
  /** The stream's version that the actor saw. */
  readonly ifMatch?: number | undefined;
  /**
   * Why the command is refused by what stands outside its stream. It is not asked about a command that was carried out
   * before: its repetition is answered as then.
   */
  readonly precondition?: () => Promise<Refusal | undefined>;
}

export interface Done<State, Event extends AnyEvent> {
  readonly status: 'done';
  /** What the command wrote, each with the position of the last; none when all was as it asked. */
  readonly events: readonly RecordedEvent<Event>[];
  /** State and version of the stream after these events. */
  readonly state: State;
  readonly version: number;
  /** Position of the last event of the stream at that version, 0n when it has none. */
  readonly position: bigint;
  /** True when an earlier attempt wrote the events. */
  readonly repeated: boolean;
}

export type CommandResult<State, Event extends AnyEvent, Refusal extends string> =
  | Done<State, Event>
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | { readonly status: 'version-mismatch'; readonly version: number; readonly lastEvent: RecordedEvent | undefined }
  /** The command id was given before with another body, by another actor or on another stream. */
  | { readonly status: 'command-reused' };
