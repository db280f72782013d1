import { passCrashpoint } from '#events/kernel/crashpoint.ts';
import type { AnyEvent, CommandRequest, CommandResult } from './command-request.ts';
import type { AggregateSnapshot } from './snapshot-cache.ts';

/** `write` is guarded by the append's expected version; every other verdict is valid only for the latest snapshot. */
export type CommandVerdict<State, Event extends AnyEvent, Refusal extends string> =
  | { readonly status: 'write'; readonly events: readonly Event[] }
  /** The stream holds the command already; `version` is that of the last event it wrote. */
  | { readonly status: 'written'; readonly version: number }
  | Exclude<CommandResult<State, Event, Refusal>, { status: 'command-reused' }>;

/** Looks for the command's id in the stream, then checks its precondition and If-Match, then decides. */
export const judgeCommand = async <State, Command, Event extends AnyEvent, Refusal extends string>(
  snapshot: AggregateSnapshot,
  { decider, command, commandId, ifMatch, precondition }: CommandRequest<State, Command, Event, Refusal>,
): Promise<CommandVerdict<State, Event, Refusal>> => {
  const written = snapshot.commands.get(commandId);
  if (written !== undefined) return { status: 'written', version: written };
  const unmet = await precondition?.();
  if (unmet !== undefined) return { status: 'refused', refusal: unmet };
  const { version } = snapshot.chain;
  if (ifMatch !== undefined && ifMatch !== version) {
    return { status: 'version-mismatch', version, lastEvent: snapshot.last };
  }
  const state = snapshot.state as State;
  passCrashpoint('before-decide');
  const decision = decider.decide(state, command);
  passCrashpoint('after-decide');
  if (typeof decision === 'string') return { status: 'refused', refusal: decision };
  if (decision.length > 0) return { status: 'write', events: decision };
  return { status: 'done', events: [], state, version, position: snapshot.last?.position ?? 0n, repeated: false };
};
