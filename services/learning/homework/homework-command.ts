/** Dispatches commands to the stream of a homework. */

import type { HomeworkCommand, HomeworkRefusal } from '#events/learning/homework/commands.ts';
import type { HomeworkEvent } from '#events/learning/homework/events.ts';
import { type HomeworkState, homeworkDecider } from '#events/learning/homework/homework-decider.ts';
import { toHomeworkStream } from '#events/learning/homework/homework-stream.ts';
import { type CommandContext, toCommandMetadata } from '#services/core/command/command-context.ts';
import type { CommandResult, ExecutedCommand } from '#services/core/command/command-request.ts';
import type { LoadedAggregate } from '#services/core/command/snapshot-cache.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { markPicturesUsed } from '#services/learning/pictures/picture-store.ts';
import type { Refusal } from '#services/platform/problems/refuse.ts';
import { loadCurrentHomework } from './load-manageable-homework.ts';
import { toOutcomeRefusal } from './to-outcome-refusal.ts';

/** Why a command on a homework is refused, by its own stream or by other streams. */
export type HomeworkCommandRefusal = HomeworkRefusal | 'student-not-assignable' | 'student-submitted';

type Outcome = CommandResult<HomeworkState, HomeworkEvent, HomeworkCommandRefusal>;

const eventPhrases: Readonly<Record<HomeworkEvent['type'], string | undefined>> = {
  HomeworkCreated: 'created this homework',
  HomeworkRevised: 'changed this homework',
  HomeworkAssigned: 'assigned this homework to students',
  HomeworkUnassigned: 'unassigned students from this homework',
  HomeworkDeleted: undefined,
  HomeworkRestored: 'restored this homework',
};

/**
 * Executes a command on a homework. `asked` is the body of the request, by which a retry is recognised; `refusal` refuses
 * the command unless it was executed before.
 */
export async function dispatchHomeworkCommand(
  context: Context<'handle' | 'sql' | 'readModels'>,
  given: CommandContext,
  homeworkId: string,
  command: HomeworkCommand,
  asked: unknown,
  refusal?: HomeworkCommandRefusal,
): Promise<ExecutedCommand<HomeworkState, HomeworkEvent> | Refusal> {
  const outcome: Outcome = await context.handle<HomeworkState, HomeworkCommand, HomeworkEvent, HomeworkCommandRefusal>({
    decider: homeworkDecider,
    stream: toHomeworkStream(homeworkId),
    body: { type: command.type, asked },
    command,
    precondition: async () => refusal,
    ...toCommandMetadata(given),
  });
  if (outcome.status === 'done') {
    if ('form' in command) {
      const pictures = command.form.questions.flatMap(({ imageUrl }) => imageUrl ?? []);
      await markPicturesUsed(context.sql, pictures);
    }
    return outcome;
  }
  return toOutcomeRefusal(context, outcome, {
    codeWithoutEvent: 'homework-unknown',
    eventPhrases,
  });
}

interface RevisionRequest extends CommandContext {
  readonly params: { readonly id: string };
  readonly body: unknown;
}

/** A command derived from the loaded homework, and its refusal; the refusal is ignored if an earlier attempt succeeded. */
export interface PreparedRevision {
  readonly command: HomeworkCommand;
  readonly refusal?: HomeworkCommandRefusal | undefined;
}

const ATTEMPTS_MAX = 5;

/**
 * Executes a command that is derived from a homework and its submissions. If the request names no version and somebody
 * changes the homework in between, the command is derived again from the changed homework.
 */
export async function reviseHomework(
  context: Context<'handle' | 'sql' | 'readModels' | 'loadAggregate'>,
  request: RevisionRequest,
  prepare: (found: LoadedAggregate<HomeworkState> | undefined) => Promise<PreparedRevision>,
): Promise<ExecutedCommand<HomeworkState, HomeworkEvent> | Refusal> {
  const { params, body, profile, ifMatch } = request;
  for (let attempt = 1; ; attempt += 1) {
    const found = await loadCurrentHomework(context, params.id, profile);
    const { command, refusal } = await prepare(found);
    const given = { ...request, ifMatch: ifMatch ?? found?.version };
    const outcome = await dispatchHomeworkCommand(context, given, params.id, command, body, refusal);
    const hasLostRace = ifMatch === undefined && 'refused' in outcome && outcome.refused === 'version-mismatch';
    if (!hasLostRace || attempt === ATTEMPTS_MAX) return outcome;
  }
}
