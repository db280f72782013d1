/** What every command on a homework has in common: who gives it, on which stream, and how its outcome is answered. */
import { isolated } from '#contracts/isolated.ts';
import type { Profile } from '#contracts/session.ts';
import type { HomeworkCommand, HomeworkRefusal } from '#events/homework/commands.ts';
import type { HomeworkEvent } from '#events/homework/events.ts';
import { type HomeworkState, homework, homeworkStream } from '#events/homework/homework.ts';
import type { RecordedEvent } from '#events/record/recorded-event.ts';
import { namesByIds } from '#projections/profiles/queries.ts';
import type { CommandResult, Done } from '#services/command/request.ts';
import { type Refused, refused } from '#services/http/problems.ts';
import type { Program } from '#services/program.ts';
import { actorOf } from '#services/students/student-command.ts';

export interface Given {
  readonly profile: Profile;
  readonly commandId: string;
  readonly ifMatch: number | undefined;
}

type Outcome = CommandResult<HomeworkState, HomeworkEvent, HomeworkRefusal>;

/** Gives a command on a homework. `asked` is what the request said, by which a retry is known for the same command. */
export async function giveHomeworkCommand(
  program: Program,
  { profile, commandId, ifMatch }: Given,
  homeworkId: string,
  command: HomeworkCommand,
  asked: unknown,
): Promise<Done<HomeworkState, HomeworkEvent> | Refused> {
  const outcome: Outcome = await program.handle({
    decider: homework,
    stream: homeworkStream(homeworkId),
    body: { type: command.type, asked },
    command,
    commandId,
    actor: actorOf(profile),
    ...(ifMatch !== undefined && { ifMatch }),
  });
  if (outcome.status === 'done') return outcome;
  if (outcome.status === 'refused') return refused(outcome.refusal);
  if (outcome.status === 'command-reused') return refused('command-reused');
  return changedMeanwhile(program, outcome.lastEvent);
}

const did: Readonly<Record<string, string>> = {
  HomeworkAssigned: 'assigned this homework to students',
  HomeworkUnassigned: 'took this homework from students',
  HomeworkRestored: 'restored this homework',
};

/** Who changed what, and when; what was deleted is gone. */
async function changedMeanwhile({ readModels }: Program, last: RecordedEvent | undefined): Promise<Refused> {
  if (last === undefined || last.type === 'HomeworkDeleted') return refused('homework-unknown');
  const { id } = last.metadata.actor;
  const name = (await namesByIds(readModels.sql, [id])).get(id) ?? 'Somebody';
  const what = did[last.type] ?? 'changed this homework';
  return refused('version-mismatch', {
    changedAt: last.recordedAt,
    changedBy: name,
    detail: `${isolated(name)} ${what} meanwhile. Look at it again before saving.`,
  });
}
