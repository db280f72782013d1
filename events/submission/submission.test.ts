import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseSeed } from '#scripts/test/random-seed.ts';
import type { RecordedEvent } from '../decider/recorded-event.ts';
import type { HomeworkEvent } from '../homework/events.ts';
import { type HomeworkState, homework } from '../homework/homework.ts';
import { ADA, BEN, choice, evolved, homeworkOf, open } from '../homework/test/homework-fixture.ts';
import { eventId } from '../student/test/student-fixture.ts';
import type { Answer, SubmissionEvent } from './events.ts';
import { scoreOf } from './score.ts';
import {
  type SubmissionCommand,
  type SubmissionState,
  submission,
  submissionOf,
  submissionStream,
} from './submission.ts';

const asked = homeworkOf([choice(1), choice(2, 3), open(3)], { dueDate: '2026-11-20' });
const all: Answer[] = [
  { question: eventId(1), choice: 0 },
  { question: eventId(2), choice: 1 },
  { question: eventId(3), text: 'It divides only by itself.' },
];

const submit = (
  answers: readonly Answer[],
  more: Partial<Extract<SubmissionCommand, { type: 'SubmitHomework' }>> = {},
) =>
  submission.decide(submission.initial, {
    type: 'SubmitHomework',
    homeworkId: eventId(800),
    studentId: ADA,
    answers,
    seen: 1,
    homework: asked,
    today: '2026-11-20',
    ...more,
  });

const folded = (state: SubmissionState, events: ReturnType<typeof submission.decide>): SubmissionState =>
  (events as SubmissionEvent[]).reduce(
    (before, event) =>
      submission.evolve(before, { ...event, version: before.version + 1 } as RecordedEvent<SubmissionEvent>),
    state,
  );

describe('submitting', () => {
  test('auto-graded work is graded in the same event; option A, the index 0, is an answer', () => {
    expect(submit(all)).toMatchObject([
      { type: 'HomeworkSubmitted', data: { contentVersion: 1, correct: 1, grade: 33, late: false } },
    ]);
  });

  test('tutor-graded work waits for its grade', () => {
    const waiting = homeworkOf([choice(1), choice(2, 3), open(3)], { gradingType: 'tutor-graded' });
    const [event] = submit(all, { homework: waiting }) as SubmissionEvent[];
    expect(event?.data).not.toHaveProperty('grade');
    expect(folded(submission.initial, [event as SubmissionEvent])).toMatchObject({ status: 'submitted' });
  });

  test('a due date never blocks: late work is told to be late', () => {
    expect(submit(all, { today: '2026-11-21' })).toMatchObject([{ data: { late: true } }]);
  });

  test.each<[string, Partial<Extract<SubmissionCommand, { type: 'SubmitHomework' }>>, string]>([
    ['unassigned', { studentId: eventId(999) }, 'homework-unknown'],
    ['unknown', { homework: homework.initial }, 'homework-unknown'],
    ['deleted', { homework: { ...asked, status: 'deleted' } }, 'homework-unknown'],
    ['seen in an older version', { seen: 0 }, 'homework-changed'],
  ])('what is %s is refused', (_, more, refusal) => {
    expect(submit(all, more)).toBe(refusal);
  });

  test.each<[string, Answer[], string]>([
    ['no answer to one', all.slice(0, 2), 'incomplete-submission'],
    ['a text of blanks', [...all.slice(0, 2), { question: eventId(3), text: ' \n' }], 'incomplete-submission'],
    ['two answers to one', [...all, { question: eventId(1), choice: 1 }], 'answers-unknown'],
    ['an answer to a question of elsewhere', [...all, { question: eventId(9), choice: 1 }], 'answers-unknown'],
    ['a text for a choice', [{ question: eventId(1), text: 'two' }, ...all.slice(1)], 'answers-unknown'],
    ['a choice for a text', [...all.slice(0, 2), { question: eventId(3), choice: 0 }], 'answers-unknown'],
  ])('%s is refused', (_, answers, refusal) => {
    expect(submit(answers)).toBe(refusal);
  });

  test('nobody submits twice', () => {
    const state = folded(submission.initial, submit(all));
    expect(submission.decide(state, { ...submitAgain, answers: all })).toBe('already-submitted');
  });
});

const submitAgain = {
  type: 'SubmitHomework',
  homeworkId: eventId(800),
  studentId: BEN,
  seen: 1,
  homework: asked,
  today: '2026-11-20',
} as const;

describe('grading', () => {
  const waiting = folded(
    submission.initial,
    submit(all, {
      homework: { ...asked, content: asked.content && { ...asked.content, gradingType: 'tutor-graded' } },
    }),
  );
  const graded = folded(waiting, submission.decide(waiting, { type: 'GradeSubmission', grade: 80, feedback: 'Good.' }));

  test('a tutor grades once', () => {
    expect(graded).toMatchObject({ status: 'graded', grade: 80, feedback: 'Good.' });
    expect(submission.decide(graded, { type: 'GradeSubmission', grade: 90 })).toBe('already-graded');
    expect(submission.decide(submission.initial, { type: 'GradeSubmission', grade: 90 })).toBe('not-submitted');
  });

  test('a grade is corrected with a reason; the feedback stays unless another is given', () => {
    expect(submission.decide(graded, { type: 'CorrectGrade', grade: 90, reason: 'Question 3 was right.' })).toEqual([
      { type: 'GradeCorrected', data: { from: 80, grade: 90, feedback: 'Good.', reason: 'Question 3 was right.' } },
    ]);
    expect(submission.decide(graded, { type: 'CorrectGrade', grade: 80, reason: 'The same.' })).toEqual([]);
    expect(submission.decide(waiting, { type: 'CorrectGrade', grade: 80, reason: 'None yet.' })).toBe('not-graded');
  });

  const questions = (asked.content as NonNullable<HomeworkState['content']>).questions;
  const regrade = (credited: string[] = []) =>
    ({ type: 'RegradeSubmission', how: 'regrade', questions, contentVersion: 2, credited }) as const;

  test('the server grades its own work anew, once for each version of the homework', () => {
    const own = folded(submission.initial, submit(all));
    const credited = submission.decide(own, regrade([eventId(2)]));
    expect(credited).toMatchObject([{ type: 'SubmissionRegraded', data: { from: 33, grade: 67, correct: 2 } }]);
    expect(submission.decide(folded(own, credited), regrade([eventId(2)]))).toEqual([]);
  });

  test('a tutor’s word is not graded over', () => {
    expect(submission.decide(graded, regrade())).toEqual([]);
    const own = folded(submission.initial, submit(all));
    const corrected = folded(own, submission.decide(own, { type: 'CorrectGrade', grade: 50, reason: 'Half right.' }));
    expect(submission.decide(corrected, regrade())).toEqual([]);
  });
});

test('for any edits, what a student answered is scored by the version that they saw', () => {
  const edit = fc.record({ key: fc.integer({ min: 0, max: 3 }), drop: fc.boolean(), more: fc.boolean() });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 8 }), fc.nat(3), fc.nat(8), (edits, picked, when) => {
      let state = homeworkOf([choice(1), choice(2)]);
      const seen: HomeworkState[] = [state];
      edits.forEach(({ key, drop, more }, index) => {
        const questions = [choice(1, key), ...(drop ? [] : [choice(2)]), ...(more ? [choice(10 + index)] : [])];
        state = evolved(
          state,
          homework.decide(state, {
            type: 'ReviseHomework',
            form: { title: 'Sums', gradingType: 'auto-graded', keysShown: false, questions },
            newQuestions: questions.map(({ id }) => id),
            students: [ADA, BEN],
            answered: [],
          }) as HomeworkEvent[],
        );
        seen.push(state);
      });
      const before = seen[Math.min(when, seen.length - 1)] as HomeworkState;
      const content = before.content as NonNullable<HomeworkState['content']>;
      const answers = content.questions.map(({ id }) => ({ question: id, choice: picked }));
      const [event] = submit(answers, { homework: before, seen: before.contentVersion }) as SubmissionEvent[];
      expect(event).toMatchObject({
        data: {
          ...scoreOf(content.questions, answers),
          contentVersion: before.contentVersion,
          questions: content.questions.map(({ id, version }) => ({ id, version })),
        },
      });
      for (const { id, version } of content.questions) expect(before.latest.get(id)?.version).toBe(version);
    }),
    { seed: chooseSeed(import.meta.filename, 'unit') },
  );
});

test('the stream names whose answers to what', () => {
  expect(submissionOf(submissionStream(eventId(800), ADA))).toEqual({ homeworkId: eventId(800), studentId: ADA });
  expect(submissionOf('submission-1-2')).toBeUndefined();
});
