import { passCrashpoint } from '#events/kernel/crashpoint.ts';
import type { AnyEvent, CommandResult, StreamCommand } from './command-request.ts';
import type { AggregateSnapshot } from './snapshot-cache.ts';

/** `write` is guarded by the append's expected version; every other verdict is valid only for the latest snapshot. */
type CommandVerdict =
  | { readonly status: 'write'; readonly events: readonly AnyEvent[] }
  /** The stream holds the command already; `version` is that of the last event it wrote. */
  | { readonly status: 'written'; readonly version: number }
  | Exclude<CommandResult<unknown, AnyEvent, string>, { status: 'command-reused' }>;

/** Looks for the command's id in the stream, then checks its precondition and If-Match, then decides. */
export const judgeCommand = async (
  snapshot: AggregateSnapshot,
  { decider, command, context, commandId, ifMatch, precondition }: StreamCommand,
): Promise<CommandVerdict> => {
  const written = snapshot.commands.get(commandId);
  if (written !== undefined) return { status: 'written', version: written };
  const unmet = await precondition?.();
  if (unmet !== undefined) return { status: 'refused', refusal: unmet };
  const { version } = snapshot.chain;
  if (ifMatch !== undefined && ifMatch !== version) {
    return { status: 'version-mismatch', version, lastEvent: snapshot.last };
  }
  const { state } = snapshot;
  passCrashpoint('before-decide');
  const decision = decider.decide(state, command, context);
  passCrashpoint('after-decide');
  if (typeof decision === 'string') return { status: 'refused', refusal: decision };
  if (decision.length > 0) return { status: 'write', events: decision };
  return { status: 'done', events: [], state, version, position: snapshot.last?.position ?? 0n, repeated: false };
};
