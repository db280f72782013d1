/** Handles commands on the practice that tutors assigned to one student. */
import {
  type AssignedPracticeCommand,
  type AssignedPracticeRefusal,
  type AssignedPracticeState,
  assignedPracticeDecider,
} from '#events/learning/assigned-practice/assigned-practice-decider.ts';
import { toAssignedPracticeStream } from '#events/learning/assigned-practice/assigned-practice-stream.ts';
import type { AssignedPracticeEvent } from '#events/learning/assigned-practice/events.ts';
import { type CommandContext, toCommandMetadata } from '#services/core/command/command-context.ts';
import type { CommandResult } from '#services/core/command/command-request.ts';
import type { Context } from '#services/core/use-case/context.ts';

/** What the decider refuses, and what the read model of open assignments does. */
export type AssignmentRefusal = AssignedPracticeRefusal | 'too-many-open';
type Outcome = CommandResult<AssignedPracticeState, AssignedPracticeEvent, AssignmentRefusal>;

interface AssignedPracticeRequest {
  readonly studentId: string;
  readonly command: AssignedPracticeCommand;
  /** The body of the request, by which a retry is recognised. */
  readonly body: unknown;
  readonly precondition?: () => Promise<AssignmentRefusal | undefined>;
}

export const handleAssignedPracticeCommand = (
  { handle }: Context<'handle'>,
  { profile, commandId, batch }: Required<Pick<CommandContext, 'profile' | 'commandId' | 'batch'>>,
  { studentId, ...request }: AssignedPracticeRequest,
): Promise<Outcome> =>
  handle<AssignedPracticeState, AssignedPracticeCommand, AssignedPracticeEvent, AssignmentRefusal>({
    ...{ decider: assignedPracticeDecider, stream: toAssignedPracticeStream(studentId), person: studentId },
    ...request,
    ...toCommandMetadata({ profile, commandId, ifMatch: undefined, batch }),
  });

/** The newest position of what was written; undefined if nothing was. */
export const toNewestPosition = (outcomes: readonly Outcome[]): bigint | undefined =>
  outcomes
    .flatMap((outcome) => (outcome.status === 'done' ? outcome.position : []))
    .reduce<bigint | undefined>((newest, each) => (newest === undefined || each > newest ? each : newest), undefined);
