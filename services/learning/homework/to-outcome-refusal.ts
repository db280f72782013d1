/** Refusals of commands on homework and submissions. */

import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { ProblemCode } from '#contracts/problem.ts';
import { findActorName } from '#services/core/command/command-context.ts';
import type { AnyEvent, CommandResult, ExecutedCommand } from '#services/core/command/command-request.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';

interface Wording {
  /** The refusal when there is no later event that could be named. */
  readonly codeWithoutEvent: ProblemCode;
  /** The phrase for each event type after a name, “changed this homework”; undefined when nothing is left to change. */
  readonly eventPhrases: Readonly<Record<string, string | undefined>>;
}

/** The refusal for a command that was not executed. For a stale version it says who changed what, and when. */
export async function toOutcomeRefusal<State, Code extends ProblemCode>(
  context: Context<'readModels'>,
  outcome: Exclude<CommandResult<State, AnyEvent, Code>, ExecutedCommand<State, AnyEvent>>,
  { codeWithoutEvent, eventPhrases }: Wording,
): Promise<Refusal> {
  if (outcome.status === 'refused') return refuse(outcome.refusal);
  if (outcome.status === 'command-reused') return refuse('command-reused');
  const { lastEvent: last } = outcome;
  const phrase = last && eventPhrases[last.type];
  if (last === undefined || phrase === undefined) return refuse(codeWithoutEvent);
  const name = (await findActorName(context, last)) ?? 'Another tutor';
  return refuse('version-mismatch', {
    changedAt: last.recordedAt,
    changedBy: name,
    detail: `${isolateBidi(name)} ${phrase} while you were editing. Review the change before saving.`,
  });
}
