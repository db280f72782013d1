import type { HomeworkCommand } from '#events/learning/homework/commands.ts';
import type { HomeworkEvent } from '#events/learning/homework/events.ts';
import { type HomeworkState, homeworkAggregate } from '#events/learning/homework/homework-decider.ts';
import {
  type DispatchContext,
  type DispatchedCommand,
  type DispatchRequest,
  dispatch,
} from '#services/core/command/dispatch.ts';
import type { LoadedAggregate } from '#services/core/command/snapshot-cache.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { markPicturesUsed } from '#services/learning/pictures/picture-store.ts';
import type { Refusal } from '#services/platform/problems/refuse.ts';
import { loadCurrentHomework } from './load-manageable-homework.ts';

/** A command derived from the loaded homework, and its refusal; the refusal is ignored if an earlier attempt succeeded. */
export interface PreparedRevision {
  readonly command: HomeworkCommand;
  readonly refusal?: 'homework-unknown' | 'student-not-assignable' | 'student-submitted' | undefined;
}

type Saved = DispatchedCommand<HomeworkState, HomeworkEvent> | Refusal;

/** Saves a homework. Its pictures are kept from then on. */
export async function saveHomework(
  context: DispatchContext & Context<'sql'>,
  request: DispatchRequest,
  homeworkId: string,
  { command, refusal }: PreparedRevision,
): Promise<Saved> {
  const precondition = async () => refusal;
  const outcome = await dispatch(context, request, homeworkAggregate, homeworkId, command, { precondition });
  if (!('refused' in outcome) && 'form' in command)
    await markPicturesUsed(
      context.sql,
      command.form.questions.flatMap(({ imageUrl }) => imageUrl ?? []),
      context.clock(),
    );
  return outcome;
}

const ATTEMPTS_MAX = 5;

/**
 * Executes a command that is derived from a homework and its submissions. If the request names no version and somebody
 * changes the homework in between, the command is derived again from the changed homework.
 */
export async function reviseHomework(
  context: DispatchContext & Context<'sql'>,
  request: DispatchRequest & { readonly params: { readonly id: string } },
  prepare: (found: LoadedAggregate<HomeworkState> | undefined) => Promise<PreparedRevision>,
): Promise<Saved> {
  const { params, profile, ifMatch } = request;
  for (let attempt = 1; ; attempt += 1) {
    const found = await loadCurrentHomework(context, params.id, profile);
    const prepared = await prepare(found);
    const outcome = await saveHomework(
      context,
      { ...request, ifMatch: ifMatch ?? found?.version },
      params.id,
      prepared,
    );
    const hasLostRace = ifMatch === undefined && 'refused' in outcome && outcome.refused === 'version-mismatch';
    if (!hasLostRace || attempt === ATTEMPTS_MAX) return outcome;
  }
}
