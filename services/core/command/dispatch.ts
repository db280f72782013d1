/** Sends the commands of requests to their aggregates, and turns the outcomes into responses and refusals. */

import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { DecisionContext, DecisionTime } from '#events/core/centre/decision-context.ts';
import type { Aggregate, StaleVersionAnswer } from '#events/kernel/aggregate.ts';
import type { Actor, RecordedEvent } from '#events/kernel/recorded-event.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { getDecisionTime, loadDecisionContext } from '#services/core/centre/centre-rules.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { type Refusal, type RefusalCode, refuse } from '#services/platform/problems/refuse.ts';
import type { AnyEvent, CommandResult, ExecutedCommand } from './command-request.ts';

/** The parts of the program that a use case needs to dispatch commands. */
export type DispatchContext = Context<'handle' | 'loadAggregate' | 'clock' | 'centre' | 'readModels'>;

interface Sender {
  readonly id: string;
  readonly role: Exclude<Actor['role'], 'owner'>;
  readonly owner: boolean;
}

/** What the input of a use case says about its command. */
export interface DispatchRequest {
  readonly profile: Sender;
  /** The family account that sent the command for its child, whose profile `profile` is then. */
  readonly family?: Sender | null;
  readonly commandId: string;
  /** Recognises a retry. A request with several commands gives each one its own, or the same to all. */
  readonly fingerprint: string;
  readonly ifMatch?: number | undefined;
  /** See `CommandRequest`. */
  readonly batch?: object;
}

interface DispatchOptions<Unmet extends string> {
  /** See `CommandRequest`. */
  readonly precondition?: () => Promise<Unmet | undefined>;
}

/** An aggregate whose decisions need the rules of the centre, or one whose decisions need the time at most. */
type DispatchedAggregate<Id, State, Command, Event extends AnyEvent, Code extends string> =
  | Aggregate<Id, State, Command, Event, Code, DecisionContext>
  | Aggregate<Id, State, Command, Event, Code, DecisionTime>;

/** The actor of the commands that this person sends; an owner is recorded as one. */
export const toActor = ({ id, role, owner }: Sender): Actor => ({ id, role: owner ? 'owner' : role });

/** Executes a command, and returns its outcome with the refusals in the words of the decider. */
export async function executeCommand<
  Id,
  State,
  Command,
  Event extends AnyEvent,
  Code extends string,
  Unmet extends string = never,
>(
  context: DispatchContext,
  { profile, family, commandId, fingerprint, ifMatch, batch }: DispatchRequest,
  aggregate: DispatchedAggregate<Id, State, Command, Event, Code>,
  id: Id,
  command: NoInfer<Command>,
  { precondition }: DispatchOptions<Unmet> = {},
): Promise<CommandResult<State, Event, Code | Unmet>> {
  const request = {
    ...{ id, command, commandId, batch, precondition },
    actor: toActor(family ?? profile),
    body: fingerprint,
    ifMatch: aggregate.staleVersion && ifMatch,
  };
  return aggregate.usesRules
    ? context.handle({ ...request, aggregate, context: await loadDecisionContext(context) })
    : context.handle({ ...request, aggregate, context: getDecisionTime(context) });
}

/** The newest position that commands on several streams have reached; undefined if none was executed. */
export const toNewestPosition = (outcomes: readonly CommandResult<unknown, AnyEvent, string>[]): bigint | undefined =>
  outcomes
    .flatMap((outcome) => (outcome.status === 'done' ? outcome.position : []))
    .reduce<bigint | undefined>((newest, each) => (newest === undefined || each > newest ? each : newest), undefined);

/** An executed command, which is also the response of a use case without a body. */
export type DispatchedCommand<State, Event extends AnyEvent> = ExecutedCommand<State, Event> & {
  readonly body: undefined;
};

/** Executes a command, and answers with its outcome or with a refusal. */
export async function dispatch<
  Id,
  State,
  Command,
  Event extends AnyEvent,
  Code extends RefusalCode,
  Unmet extends RefusalCode = never,
>(
  context: DispatchContext,
  request: DispatchRequest,
  aggregate: DispatchedAggregate<Id, State, Command, Event, Code>,
  id: Id,
  command: NoInfer<Command>,
  options?: DispatchOptions<Unmet>,
): Promise<DispatchedCommand<State, Event> | Refusal> {
  return answerOutcome(context, aggregate, await executeCommand(context, request, aggregate, id, command, options));
}

/** The response to an outcome. A refusal for a stale version says who changed what, and when. */
export async function answerOutcome<State, Event extends AnyEvent>(
  context: Context<'readModels'>,
  { staleVersion }: { readonly staleVersion?: StaleVersionAnswer<Event, RefusalCode> },
  outcome: CommandResult<State, Event, RefusalCode>,
): Promise<DispatchedCommand<State, Event> | Refusal> {
  switch (outcome.status) {
    case 'done':
      return { ...outcome, body: undefined };
    case 'refused':
      return refuse(outcome.refusal);
    case 'command-reused':
      return refuse('command-reused');
    case 'version-mismatch':
      if (!staleVersion) throw new Error('A command without If-Match was refused by its version.');
      return refuseStaleVersion(context, staleVersion, outcome.lastEvent);
  }
}

async function refuseStaleVersion<Event extends AnyEvent>(
  { readModels }: Context<'readModels'>,
  { describeChange, gone, none, unknownActor }: StaleVersionAnswer<Event, RefusalCode>,
  last: RecordedEvent<Event> | undefined,
): Promise<Refusal> {
  if (!last) return refuse(none);
  const change = describeChange(last.type);
  if (change === undefined && gone.sentence === undefined) return refuse(gone.refusal);
  const { id } = last.metadata.actor;
  const name = (await fetchNamesById(readModels.sql, [id])).get(id) ?? unknownActor;
  const sentence = change ? `${change} while you were editing. Review the change before saving.` : gone.sentence;
  return refuse(change ? 'version-mismatch' : gone.refusal, {
    changedAt: last.recordedAt,
    ...(name && { changedBy: name, detail: `${isolateBidi(name)} ${sentence}` }),
  });
}
