/** How a command on homework or on a submission is answered that was not carried out. */

import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { ProblemCode } from '#contracts/problem.ts';
import { findActorName } from '#services/command/command-context.ts';
import type { AnyEvent, CommandResult, Done } from '#services/command/command-request.ts';
import type { Context } from '#services/use-case/context.ts';
import { type Refused, refused } from '#services/use-case/problems.ts';

interface Wording {
  /** What is said where nothing stands any more that could have changed. */
  readonly gone: ProblemCode;
  /** What each event did, behind a name: “changed this homework”; undefined for one that left nothing to change. */
  readonly did: Readonly<Record<string, string | undefined>>;
}

/** Of an old version: who changed what, and when. */
export async function refuseOutcome<State, Refusal extends ProblemCode>(
  context: Context<'readModels'>,
  outcome: Exclude<CommandResult<State, AnyEvent, Refusal>, Done<State, AnyEvent>>,
  { gone, did }: Wording,
): Promise<Refused> {
  if (outcome.status === 'refused') return refused(outcome.refusal);
  if (outcome.status === 'command-reused') return refused('command-reused');
  const { lastEvent: last } = outcome;
  const done = last && did[last.type];
  if (last === undefined || done === undefined) return refused(gone);
  const name = (await findActorName(context, last)) ?? 'Somebody';
  return refused('version-mismatch', {
    changedAt: last.recordedAt,
    changedBy: name,
    detail: `${isolateBidi(name)} ${done} meanwhile. Look at it again before saving.`,
  });
}
