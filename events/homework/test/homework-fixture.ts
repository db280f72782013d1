/** A homework's stream for tests: ids are fixed, events get versions in order. */

import type { RecordedEvent } from '../../decider/recorded-event.ts';
import { eventId } from '../../student/test/student-fixture.ts';
import type { AskedQuestion, HomeworkForm } from '../commands.ts';
import type { HomeworkEvent } from '../events.ts';
import { type HomeworkState, homework } from '../homework.ts';

const TUTOR = eventId(900);
export const ADA = eventId(901);
export const BEN = eventId(902);

export const choice = (n: number, correctAnswer = 0): AskedQuestion => ({
  id: eventId(n),
  type: 'multiple-choice',
  text: `What is ${n} + 1?`,
  options: [`${n + 1}`, `${n + 2}`, `${n + 3}`, `${n + 4}`],
  correctAnswer,
});
export const open = (n: number): AskedQuestion => ({ id: eventId(n), type: 'open-answer', text: `Why is ${n} prime?` });

export const formOf = (questions: readonly AskedQuestion[], more: Partial<HomeworkForm> = {}): HomeworkForm => ({
  title: 'Sums',
  gradingType: 'auto-graded',
  keysShown: false,
  questions,
  ...more,
});

export const evolved = (state: HomeworkState, events: readonly HomeworkEvent[]): HomeworkState =>
  events.reduce(
    (before, event) =>
      homework.evolve(before, {
        ...event,
        id: eventId(before.version + 1),
        version: before.version + 1,
        metadata: { actor: { id: TUTOR, role: 'tutor' } },
      } as RecordedEvent<HomeworkEvent>),
    state,
  );

/** A homework of these questions, assigned to Ada and Ben; its content version is 1. */
export const homeworkOf = (questions: readonly AskedQuestion[], more: Partial<HomeworkForm> = {}): HomeworkState =>
  evolved(
    homework.initial,
    homework.decide(homework.initial, {
      type: 'CreateHomework',
      form: formOf(questions, more),
      students: [ADA, BEN],
    }) as HomeworkEvent[],
  );
