import type { Decider } from './decider.ts';

type AnyEvent = { type: string; data: unknown };

/** One kind of stream: its rules, the names of its streams, and how commands on it are answered. */
export interface Aggregate<Id, State, Command, Event extends AnyEvent, Refusal extends string, Context>
  extends AggregateDefinition<Id, Event, Refusal, Context> {
  readonly decider: Decider<State, Command, Event, Refusal, Context>;
}

interface AggregateDefinition<Id, Event extends AnyEvent, Refusal extends string, Context> {
  readonly toStream: (id: Id) => string;
  /** The person whom the stream is about, whose key seals its texts; undefined for a stream about nobody. */
  readonly toPerson: (id: Id) => string | undefined;
  /** Whether a decision needs the rules of the centre, which are then loaded for it. */
  readonly usesRules: Context extends { readonly rules: unknown } ? true : false;
  /** How a command on a stale version is refused; If-Match has no meaning for an aggregate without it. */
  readonly staleVersion?: StaleVersionAnswer<Event, Refusal>;
}

export interface StaleVersionAnswer<Event extends AnyEvent = AnyEvent, Refusal extends string = string> {
  /** What an event did, in words after the name of its actor; undefined when it left nothing to change. */
  readonly describeChange: (type: Event['type']) => string | undefined;
  /** The refusal when nothing is left to change, and its sentence after the name of the last event's actor. */
  readonly gone: { readonly refusal: Refusal; readonly sentence?: string };
  /** The refusal when the stream has no event. */
  readonly none: Refusal | 'version-mismatch';
  /** Stands for an actor whose name is not known; without it, the sentence names nobody. */
  readonly unknownActor?: string;
}

/** `Id` is void for a kind that has one stream. */
export const defineAggregate = <State, Command, Event extends AnyEvent, Refusal extends string, Context, Id = void>(
  decider: Decider<State, Command, Event, Refusal, Context>,
  definition: AggregateDefinition<Id, Event, Refusal, Context>,
): Aggregate<Id, State, Command, Event, Refusal, Context> => ({ decider, ...definition });
