/** Gives commands on a homework. */
import type { HomeworkCommand, HomeworkRefusal } from '#events/homework/commands.ts';
import type { HomeworkEvent } from '#events/homework/events.ts';
import { type HomeworkState, homework, homeworkStream } from '#events/homework/homework.ts';
import { type Given, givenBy } from '#services/command/given.ts';
import type { CommandResult, Done } from '#services/command/request.ts';
import type { Refused } from '#services/http/problems.ts';
import { markUsed } from '#services/pictures/pictures.ts';
import type { Program } from '#services/program.ts';
import { notDone } from './not-done.ts';

type Outcome = CommandResult<HomeworkState, HomeworkEvent, HomeworkRefusal>;

const did: Readonly<Record<HomeworkEvent['type'], string | undefined>> = {
  HomeworkCreated: 'made this homework',
  HomeworkRevised: 'changed this homework',
  HomeworkAssigned: 'assigned this homework to students',
  HomeworkUnassigned: 'took this homework from students',
  HomeworkDeleted: undefined,
  HomeworkRestored: 'restored this homework',
};

/** Gives a command on a homework. `asked` is what the request said, by which a retry is known for the same command. */
export async function giveHomeworkCommand(
  program: Program,
  given: Given,
  homeworkId: string,
  command: HomeworkCommand,
  asked: unknown,
): Promise<Done<HomeworkState, HomeworkEvent> | Refused> {
  if ('form' in command) {
    await markUsed(
      program.sql,
      command.form.questions.flatMap(({ imageUrl }) => imageUrl ?? []),
    );
  }
  const outcome: Outcome = await program.handle({
    decider: homework,
    stream: homeworkStream(homeworkId),
    body: { type: command.type, asked },
    command,
    ...givenBy(given),
  });
  if (outcome.status === 'done') return outcome;
  return notDone(program, outcome, {
    gone: 'homework-unknown',
    did,
  });
}
