/**
 * Reads submissions from their streams, because the read models may lag behind. Personal texts stay sealed, so that a
 * missing encryption key does not make a read fail.
 */

import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { mapInParallel } from '#events/kernel/map-in-parallel.ts';
import { submissionEvents } from '#events/learning/submission/events.ts';
import type { AnsweredQuestions } from '#events/learning/submission/score-submission.ts';
import { submissionDecider } from '#events/learning/submission/submission-decider.ts';
import { toSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import { parseStoredEvent } from '#events/record/unseal-events.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { retryWhileUnavailable } from '#services/core/command/retry-while-unavailable.ts';
import type { Context } from '#services/core/use-case/context.ts';

/** A submission that was auto-graded when submitted. In `answers`, texts are sealed and choices are not. */
export interface AutoGradedSubmission extends AnsweredQuestions {
  readonly studentId: string;
  /** Content version of the homework that the student answered. */
  readonly contentVersion: number;
  readonly grade: number;
  /** True while no tutor has corrected the grade. */
  readonly auto: boolean;
}

/**
 * Calls `use` with each auto-graded submission of these students, at most 8 concurrently, and returns the results. Holds
 * no submission longer than its call, to bound memory. Throws RecordFault, StoreUnavailableError.
 */
export async function mapAutoGradedSubmissions<Result>(
  { store }: Context<'store'>,
  homeworkId: string,
  students: ReadonlySet<string>,
  use: (graded: AutoGradedSubmission) => Result | Promise<Result>,
): Promise<Result[]> {
  const used = await mapInParallel([...students], async (studentId) => {
    const graded = await loadGraded(store, homeworkId, studentId);
    return graded ? [await use(graded)] : [];
  });
  return used.flat();
}

async function loadGraded(
  store: EventStore,
  homeworkId: string,
  studentId: string,
): Promise<AutoGradedSubmission | undefined> {
  const stored = await retryWhileUnavailable(() => store.read(toSubmissionStream(homeworkId, studentId)));
  const events = stored.map((event) => parseStoredEvent(event)).filter((event) => isEventOf(submissionEvents, event));
  const [first] = events;
  if (first?.type !== 'HomeworkSubmitted' || first.data.grade === undefined) return undefined;
  const {
    grade = first.data.grade,
    auto,
    answers,
    questions,
  } = events.reduce(submissionDecider.evolve, submissionDecider.initial);
  return { studentId, contentVersion: first.data.contentVersion, grade, auto, answers, questions };
}

/** Ids of all questions that occur in auto-graded submissions. Throws RecordFault, StoreUnavailableError. */
export async function loadAnsweredQuestionIds(
  context: Context<'store'>,
  homeworkId: string,
  students: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  await mapAutoGradedSubmissions(context, homeworkId, students, ({ answers }) => {
    for (const { question } of answers) ids.add(question);
  });
  return ids;
}

/** True when any of these students has submitted; stops reading at the first submission found. Throws StoreUnavailableError. */
export async function hasAnyStudentSubmitted(
  { store }: Context<'store'>,
  homeworkId: string,
  students: readonly string[],
): Promise<boolean> {
  let submitted = false;
  await mapInParallel(students, async (studentId) => {
    if (submitted) return;
    const [first] = await retryWhileUnavailable(() => store.read(toSubmissionStream(homeworkId, studentId), 1, 1));
    if (first) submitted = true;
  });
  return submitted;
}
