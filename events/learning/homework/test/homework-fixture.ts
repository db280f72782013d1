/** Builds a homework's stream for tests, with fixed ids and consecutive versions. */

import { toTestEventId } from '../../../classes/student/test/student-fixture.ts';
import type { RecordedEvent } from '../../../kernel/recorded-event.ts';
import type { FormQuestion, HomeworkFormContent } from '../commands.ts';
import type { HomeworkEvent } from '../events.ts';
import { type HomeworkState, homeworkDecider } from '../homework-decider.ts';

export const TUTOR_ID = toTestEventId(900);
export const ADA_ID = toTestEventId(901);
export const BEN_ID = toTestEventId(902);

export const createChoiceQuestion = (n: number, correctAnswer = 0): FormQuestion => ({
  id: toTestEventId(n),
  type: 'multiple-choice',
  text: `What is ${n} + 1?`,
  options: [`${n + 1}`, `${n + 2}`, `${n + 3}`, `${n + 4}`],
  correctAnswer,
});
export const createOpenQuestion = (n: number): FormQuestion => ({
  id: toTestEventId(n),
  type: 'open-answer',
  text: `Why is ${n} prime?`,
});

export const createHomeworkFormContent = (
  questions: readonly FormQuestion[],
  more: Partial<HomeworkFormContent> = {},
): HomeworkFormContent => ({
  title: 'Sums',
  gradingType: 'auto-graded',
  keysShown: false,
  questions,
  editor: TUTOR_ID,
  ...more,
});

/** The state after more events, which get consecutive versions. */
export const foldHomeworkEvents = (state: HomeworkState, events: readonly HomeworkEvent[]): HomeworkState =>
  events.reduce(
    (before, event) =>
      homeworkDecider.evolve(before, {
        ...event,
        id: toTestEventId(before.version + 1),
        version: before.version + 1,
        metadata: { actor: { id: TUTOR_ID, role: 'tutor' } },
      } as RecordedEvent<HomeworkEvent>),
    state,
  );

/** A homework with these questions, assigned to Ada and Ben. Its content version is 1. */
export const createHomeworkState = (
  questions: readonly FormQuestion[],
  more: Partial<HomeworkFormContent> = {},
): HomeworkState =>
  foldHomeworkEvents(
    homeworkDecider.initial,
    homeworkDecider.decide(homeworkDecider.initial, {
      type: 'CreateHomework',
      form: createHomeworkFormContent(questions, more),
      students: [ADA_ID, BEN_ID],
    }) as HomeworkEvent[],
  );
