/** Builds a homework's stream for tests, with fixed ids and consecutive versions. */
import type { RecordedEvent } from '../../decider/recorded-event.ts';
import { toEventId } from '../../student/test/student-fixture.ts';
import type { FormQuestion, HomeworkForm } from '../commands.ts';
import type { HomeworkEvent } from '../events.ts';
import { type HomeworkState, homeworkDecider } from '../homework-decider.ts';

const TUTOR = toEventId(900);
export const ADA = toEventId(901);
export const BEN = toEventId(902);

export const createChoiceQuestion = (n: number, correctAnswer = 0): FormQuestion => ({
  id: toEventId(n),
  type: 'multiple-choice',
  text: `What is ${n} + 1?`,
  options: [`${n + 1}`, `${n + 2}`, `${n + 3}`, `${n + 4}`],
  correctAnswer,
});
export const createOpenQuestion = (n: number): FormQuestion => ({
  id: toEventId(n),
  type: 'open-answer',
  text: `Why is ${n} prime?`,
});

export const createHomeworkForm = (
  questions: readonly FormQuestion[],
  more: Partial<HomeworkForm> = {},
): HomeworkForm => ({
  title: 'Sums',
  gradingType: 'auto-graded',
  keysShown: false,
  questions,
  ...more,
});

export const evolveHomework = (state: HomeworkState, events: readonly HomeworkEvent[]): HomeworkState =>
  events.reduce(
    (before, event) =>
      homeworkDecider.evolve(before, {
        ...event,
        id: toEventId(before.version + 1),
        version: before.version + 1,
        metadata: { actor: { id: TUTOR, role: 'tutor' } },
      } as RecordedEvent<HomeworkEvent>),
    state,
  );

/** A homework with these questions, assigned to Ada and Ben. Its content version is 1. */
export const createHomeworkState = (
  questions: readonly FormQuestion[],
  more: Partial<HomeworkForm> = {},
): HomeworkState =>
  evolveHomework(
    homeworkDecider.initial,
    homeworkDecider.decide(homeworkDecider.initial, {
      type: 'CreateHomework',
      form: createHomeworkForm(questions, more),
      students: [ADA, BEN],
    }) as HomeworkEvent[],
  );
