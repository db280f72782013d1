/** Dispatches commands to the stream of all groups. */
import type { GroupEvent } from '#events/people/group/events.ts';
import {
  type GroupCommand,
  type GroupRefusal,
  type GroupsState,
  groupsDecider,
} from '#events/people/group/groups-decider.ts';
import { GROUPS_STREAM } from '#events/people/group/groups-stream.ts';
import { areCurrentStudents } from '#services/core/command/are-current-students.ts';
import { type CommandContext, toCommandMetadata } from '#services/core/command/command-context.ts';
import type { ExecutedCommand } from '#services/core/command/command-request.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';

/**
 * Executes a command on a group. `asked` is the body of the request, by which a retry is recognised; `joining` are the
 * ids of students who must be current ones.
 */
export async function dispatchGroupCommand(
  context: Context<'handle' | 'readModels' | 'loadAggregate'>,
  { profile, commandId }: Pick<CommandContext, 'profile' | 'commandId'>,
  command: GroupCommand,
  asked: unknown,
  joining: readonly string[] = [],
): Promise<ExecutedCommand<GroupsState, GroupEvent> | Refusal> {
  const outcome = await context.handle<GroupsState, GroupCommand, GroupEvent, GroupRefusal | 'student-archived'>({
    decider: groupsDecider,
    stream: GROUPS_STREAM,
    body: { type: command.type, group: command.group, asked },
    command,
    precondition: async () => ((await areCurrentStudents(context, joining)) ? undefined : 'student-archived'),
    ...toCommandMetadata({ profile, commandId, ifMatch: undefined }),
  });
  if (outcome.status === 'refused') return refuse(outcome.refusal);
  return outcome.status === 'done' ? outcome : refuse('command-reused');
}
