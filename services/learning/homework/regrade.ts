/** Regrades submissions after an edit of their homework. A background job completes what a crash interrupts. */
import { v5 as uuidv5 } from 'uuid';
import { homeworkAggregate, type RegradingInstruction } from '#events/learning/homework/homework-decider.ts';
import type { OptionIdsByQuestionVersion } from '#events/learning/homework/options.ts';
import type { SubmissionEvent } from '#events/learning/submission/events.ts';
import { submissionAggregate } from '#events/learning/submission/submission-decider.ts';
import { fetchHomeworkIdsToRegrade } from '#projections/learning/homework/homework-to-regrade.ts';
import { getDecisionTime } from '#services/core/centre/centre-rules.ts';
import { toNewestPosition } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { mapAutoGradedSubmissions } from './load-submissions.ts';

type Parts = Context<'handle' | 'loadAggregate' | 'readModels' | 'store' | 'log' | 'clock' | 'centre'>;

/**
 * Applies the homework's latest regrading to each auto-graded submission, except those that already have it and those that
 * a tutor corrected. Returns the number of changed grades, and the position of the last regrading. A failure is logged;
 * the background job retries it.
 */
export async function regradeSubmissions(
  parts: Parts,
  homeworkId: string,
): Promise<{ readonly regraded: number; readonly position: bigint | undefined }> {
  const { latestRegrading, assignedEver, optionIds } = (await parts.loadAggregate(homeworkAggregate, homeworkId)).state;
  if (latestRegrading === undefined) return { regraded: 0, position: undefined };
  const outcomes = await mapAutoGradedSubmissions(
    parts,
    homeworkId,
    assignedEver,
    ({ studentId, auto, contentVersion }) => {
      // Not skipped when already regraded, so that a retry returns the count of the first attempt.
      const isDue = auto && contentVersion < latestRegrading.contentVersion;
      return isDue ? regradeOne(parts, homeworkId, studentId, latestRegrading, optionIds) : [];
    },
  );
  const regradings = outcomes.flat();
  const isChanged = ({ type, data }: SubmissionEvent) => type === 'SubmissionRegraded' && data.from !== data.grade;
  const regraded = regradings.filter((outcome) => outcome.status === 'done' && outcome.events.some(isChanged)).length;
  return { regraded, position: toNewestPosition(regradings) };
}

/**
 * Regrades a new submission that was graded by an older version of the homework, because the homework was edited
 * concurrently. Both the edit and the submission first write their own stream and then read the other one, so that at
 * least one of them sees the other and regrades. Returns the outcome; empty without a regrading.
 */
export async function regradeNewSubmission(
  parts: Omit<Parts, 'readModels' | 'store'>,
  homeworkId: string,
  studentId: string,
  contentVersion: number,
) {
  const { latestRegrading, optionIds } = (await parts.loadAggregate(homeworkAggregate, homeworkId)).state;
  const isDue = latestRegrading !== undefined && contentVersion < latestRegrading.contentVersion;
  return isDue ? regradeOne(parts, homeworkId, studentId, latestRegrading, optionIds) : [];
}

/** The outcome of the command; empty when it failed. */
async function regradeOne(
  parts: Omit<Parts, 'readModels' | 'store'>,
  homeworkId: string,
  studentId: string,
  instruction: RegradingInstruction,
  optionIds: OptionIdsByQuestionVersion,
) {
  const { how, questions, contentVersion, credited, commandId, actor } = instruction;
  try {
    const outcome = await parts.handle({
      aggregate: submissionAggregate,
      id: { id: homeworkId, studentId },
      command: { type: 'RegradeSubmission', how, questions, contentVersion, credited, optionIds },
      commandId: uuidv5(studentId, commandId),
      actor,
      context: getDecisionTime(parts),
      body: { type: 'RegradeSubmission', how, contentVersion },
    });
    return [outcome];
  } catch (error) {
    parts.log.warn(
      { error: toLoggableFault(error as Error), homeworkId },
      'a submission was not regraded; it will be tried again',
    );
    return [];
  }
}

/** Completes every unfinished regrading. Two copies may do so at the same time: the log knows the id of each command. */
export async function completeUnfinishedRegradings(parts: Parts): Promise<void> {
  for (const homeworkId of await fetchHomeworkIdsToRegrade(parts.readModels.sql)) {
    await regradeSubmissions(parts, homeworkId).catch((error) =>
      // A homework that cannot be read must not block the others.
      parts.log.error(
        { error: toLoggableFault(error), homeworkId },
        'a homework was not regraded; it will be tried again',
      ),
    );
  }
}
