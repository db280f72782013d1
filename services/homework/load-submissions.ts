/**
 * Who has submitted a homework and what the server graded, from the submissions' own streams: a read model may lag behind
 * what was submitted a moment ago. Personal texts stay sealed, so that no missing key is in the way.
 */
import { viewEvent } from '#events/record/read.ts';
import type { RecordedEvent } from '#events/record/recorded-event.ts';
import type { Answer, SubmissionEvent } from '#events/submission/events.ts';
import { submission, submissionStream } from '#events/submission/submission.ts';
import { persist } from '#services/command/persist.ts';
import type { Program } from '#services/program.ts';
import { inParallel } from './in-parallel.ts';

/** A submission that the server graded when it was made. The texts of `answers` are sealed; choices are not. */
export interface AutoGraded {
  readonly studentId: string;
  /** Version of the homework that was answered. */
  readonly contentVersion: number;
  readonly grade: number;
  /** No tutor corrected the grade. */
  readonly auto: boolean;
  readonly answers: readonly Answer[];
}

/** What the server graded of a homework, of all students whom it was ever assigned to. Throws StoreUnavailable. */
export async function loadAutoGraded(
  { store }: Pick<Program, 'store'>,
  homeworkId: string,
  students: ReadonlySet<string>,
): Promise<AutoGraded[]> {
  const loaded = await inParallel([...students], async (studentId) => {
    const stored = await persist(() => store.read(submissionStream(homeworkId, studentId)));
    const events = stored.map((event) => viewEvent(event)) as RecordedEvent<SubmissionEvent>[];
    const [first] = events;
    if (first?.type !== 'HomeworkSubmitted' || first.data.grade === undefined) return [];
    const { grade = first.data.grade, auto, answers } = events.reduce(submission.evolve, submission.initial);
    return [{ studentId, contentVersion: first.data.contentVersion, grade, auto, answers }];
  });
  return loaded.flat();
}

/** Ids of the questions whose answers the server graded. */
export const questionsAnswered = (graded: readonly AutoGraded[]): string[] => [
  ...new Set(graded.flatMap(({ answers }) => answers.map(({ question }) => question))),
];

/** Whether any of these students has submitted a homework. Throws StoreUnavailable. */
export async function anySubmitted(
  { store }: Pick<Program, 'store'>,
  homeworkId: string,
  students: readonly string[],
): Promise<boolean> {
  const submitted = await inParallel(students, async (studentId) => {
    const stored = await persist(() => store.read(submissionStream(homeworkId, studentId)));
    return stored.length > 0;
  });
  return submitted.includes(true);
}
