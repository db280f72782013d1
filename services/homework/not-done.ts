/** How a command on homework or on a submission is answered that was not carried out. */
import { isolated } from '#contracts/isolated.ts';
import type { ProblemCode } from '#contracts/problem.ts';
import type { RecordedEvent } from '#events/record/recorded-event.ts';
import { nameOfActor } from '#services/command/given.ts';
import type { AnyEvent, CommandResult, Done } from '#services/command/request.ts';
import { type Refused, refused } from '#services/http/problems.ts';
import type { Program } from '#services/program.ts';

interface Wording {
  /** What is said where nothing stands any more that could have changed. */
  readonly gone: ProblemCode;
  isGone(last: RecordedEvent): boolean;
  /** What was done last, behind a name: “changed this homework”. */
  did(last: RecordedEvent): string;
}

/** Of an old version: who changed what, and when. */
export async function notDone<State, Refusal extends ProblemCode>(
  program: Program,
  outcome: Exclude<CommandResult<State, AnyEvent, Refusal>, Done<State, AnyEvent>>,
  { gone, isGone, did }: Wording,
): Promise<Refused> {
  if (outcome.status === 'refused') return refused(outcome.refusal);
  if (outcome.status === 'command-reused') return refused('command-reused');
  const { lastEvent: last } = outcome;
  if (last === undefined || isGone(last)) return refused(gone);
  const name = (await nameOfActor(program, last)) ?? 'Somebody';
  return refused('version-mismatch', {
    changedAt: last.recordedAt,
    changedBy: name,
    detail: `${isolated(name)} ${did(last)} meanwhile. Look at it again before saving.`,
  });
}
