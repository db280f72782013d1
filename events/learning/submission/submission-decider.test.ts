import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseSeed } from '#testing/sampling.ts';
import { toTestEventId } from '../../classes/student/test/student-fixture.ts';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import type { HomeworkEvent } from '../homework/events.ts';
import { type HomeworkState, homeworkDecider } from '../homework/homework-decider.ts';
import {
  ADA_ID,
  BEN_ID,
  createChoiceQuestion,
  createHomeworkFormContent,
  createHomeworkState,
  createOpenQuestion,
  foldHomeworkEvents,
} from '../homework/test/homework-fixture.ts';
import type { HomeworkAnswer, SubmissionEvent } from './events.ts';
import { scoreSubmission, toChosenOptions } from './score-submission.ts';
import { type SubmissionCommand, type SubmissionState, submissionDecider } from './submission-decider.ts';

const questionsAsked = [createChoiceQuestion(1), createChoiceQuestion(2, 3), createOpenQuestion(3)];
const asked = createHomeworkState(questionsAsked, { dueDate: '2026-11-20' });
const tutorGraded = createHomeworkState(questionsAsked, { dueDate: '2026-11-20', gradingType: 'tutor-graded' });
const all: HomeworkAnswer[] = [
  { question: toTestEventId(1), choice: 0 },
  { question: toTestEventId(2), choice: 1 },
  { question: toTestEventId(3), text: 'It divides only by itself.' },
];

const decide = (state: SubmissionState, command: SubmissionCommand, today = '2026-11-20') =>
  submissionDecider.decide(state, command, { today });

const submit = (
  answers: readonly HomeworkAnswer[],
  more: Partial<Extract<SubmissionCommand, { type: 'SubmitHomework' }>> = {},
  today?: string,
) => {
  const ids = { homeworkId: toTestEventId(800), studentId: ADA_ID };
  const command = { type: 'SubmitHomework', ...ids, answers, seen: 1, homework: asked, ...more } as const;
  return decide(submissionDecider.initial, command, today);
};

const folded = (state: SubmissionState, events: ReturnType<typeof submissionDecider.decide>): SubmissionState =>
  (events as SubmissionEvent[]).reduce(
    (before, event) =>
      submissionDecider.evolve(before, { ...event, version: before.version + 1 } as RecordedEvent<SubmissionEvent>),
    state,
  );

describe('SubmitHomework', () => {
  test('auto-graded work gets its grade in the same event, and option A (index 0) counts as an answer', () => {
    expect(submit(all)).toMatchObject([
      { type: 'HomeworkSubmitted', data: { contentVersion: 1, correct: 1, grade: 33, late: false } },
    ]);
  });

  test('tutor-graded work gets no grade yet', () => {
    const [event] = submit(all, { homework: tutorGraded }) as SubmissionEvent[];
    expect(event?.data).not.toHaveProperty('grade');
    expect(folded(submissionDecider.initial, [event as SubmissionEvent])).toMatchObject({ status: 'submitted' });
  });

  test('work after the due date is accepted and recorded as late', () => {
    expect(submit(all, {}, '2026-11-21')).toMatchObject([{ data: { late: true } }]);
  });

  test.each<[string, Partial<Extract<SubmissionCommand, { type: 'SubmitHomework' }>>, string]>([
    ['not assigned to the student', { studentId: toTestEventId(999) }, 'homework-unknown'],
    ['unknown', { homework: homeworkDecider.initial }, 'homework-unknown'],
    ['deleted', { homework: { ...asked, status: 'deleted' } }, 'homework-unknown'],
    ['shown in an older version', { seen: 0 }, 'homework-changed'],
  ])('homework that is %s is refused', (_, more, refusal) => {
    expect(submit(all, more)).toBe(refusal);
  });

  test.each<[string, HomeworkAnswer[], string]>([
    ['a missing answer', all.slice(0, 2), 'incomplete-submission'],
    ['a blank text', [...all.slice(0, 2), { question: toTestEventId(3), text: ' \n' }], 'incomplete-submission'],
    ['two answers to one question', [...all, { question: toTestEventId(1), choice: 1 }], 'answers-unknown'],
    [
      'an answer to a question of another homework',
      [...all, { question: toTestEventId(9), choice: 1 }],
      'answers-unknown',
    ],
    [
      'a text for a multiple-choice question',
      [{ question: toTestEventId(1), text: 'two' }, ...all.slice(1)],
      'answers-unknown',
    ],
    [
      'a choice for an open question',
      [...all.slice(0, 2), { question: toTestEventId(3), choice: 0 }],
      'answers-unknown',
    ],
  ])('answers with %s are refused', (_, answers, refusal) => {
    expect(submit(answers)).toBe(refusal);
  });

  test('on paper, a question without an answer counts as wrong, and everything else is refused as on screen', () => {
    expect(submit(all.slice(0, 1), { onPaper: true })).toMatchObject([
      { data: { answers: [{ question: toTestEventId(1) }], correct: 1, grade: 33, onPaper: true } },
    ]);
    expect(submit([], { onPaper: true })).toMatchObject([{ data: { answers: [], correct: 0, grade: 0 } }]);
    expect(submit([{ question: toTestEventId(9), choice: 1 }], { onPaper: true })).toBe('answers-unknown');
    expect(submit(all, { onPaper: true, studentId: toTestEventId(999) })).toBe('homework-unknown');
    expect((submit(all) as SubmissionEvent[])[0]?.data).not.toHaveProperty('onPaper');
  });

  test('a second submission is refused', () => {
    const ids = { homeworkId: toTestEventId(800), studentId: BEN_ID };
    const again = { type: 'SubmitHomework', ...ids, seen: 1, homework: asked, answers: all } as const;
    expect(decide(folded(submissionDecider.initial, submit(all)), again)).toBe('already-submitted');
  });
});

describe('grades', () => {
  const waiting = folded(submissionDecider.initial, submit(all, { homework: tutorGraded }));
  const graded = folded(waiting, decide(waiting, { type: 'GradeSubmission', grade: 80, feedback: 'Good.' }));

  test('GradeSubmission: a tutor grades a submission once', () => {
    expect(graded).toMatchObject({ status: 'graded', grade: 80, feedback: 'Good.' });
    expect(decide(graded, { type: 'GradeSubmission', grade: 90 })).toBe('already-graded');
    expect(decide(submissionDecider.initial, { type: 'GradeSubmission', grade: 90 })).toBe('not-submitted');
  });

  test('CorrectGrade: records the reason and keeps the feedback unless it brings another', () => {
    expect(decide(graded, { type: 'CorrectGrade', grade: 90, reason: 'Question 3 was right.' })).toEqual([
      { type: 'GradeCorrected', data: { from: 80, grade: 90, feedback: 'Good.', reason: 'Question 3 was right.' } },
    ]);
    expect(decide(graded, { type: 'CorrectGrade', grade: 80, reason: 'The same.' })).toEqual([]);
    expect(decide(waiting, { type: 'CorrectGrade', grade: 80, reason: 'None yet.' })).toBe('not-graded');
  });

  const choices = createHomeworkState([createChoiceQuestion(1), createChoiceQuestion(2, 3)]);
  const tick = (first: number, second: number): HomeworkAnswer[] => [
    { question: toTestEventId(1), choice: first },
    { question: toTestEventId(2), choice: second },
  ];
  const correctPaper = (answers: readonly HomeworkAnswer[], homework = choices) =>
    ({ type: 'CorrectPaperAnswers', answers, homework, reason: 'B was ticked, not C.' }) as const;
  const paper = folded(submissionDecider.initial, submit(tick(0, 2), { homework: choices, onPaper: true }));

  test('CorrectPaperAnswers: records all answers of the paper with their grade, which can still be regraded', () => {
    const correction = decide(paper, correctPaper(tick(0, 3)));
    expect(correction).toMatchObject([
      { type: 'GradeCorrected', data: { from: 50, grade: 100, paperAnswers: { correct: 2, contentVersion: 1 } } },
    ]);
    const corrected = folded(paper, correction);
    expect(corrected).toMatchObject({ status: 'graded', grade: 100, auto: true });
    expect(decide(corrected, correctPaper(tick(0, 3)))).toEqual([]);
    const blank = folded(corrected, decide(corrected, correctPaper(tick(0, 3).slice(0, 1))));
    expect(blank).toMatchObject({ grade: 50, answers: [{ question: toTestEventId(1) }] });
  });

  test('CorrectPaperAnswers: changes only answers that a tutor entered, on questions of the homework', () => {
    const onScreen = folded(submissionDecider.initial, submit(tick(0, 2), { homework: choices }));
    expect(decide(onScreen, correctPaper(tick(0, 3)))).toBe('not-on-paper');
    expect(decide(paper, correctPaper([{ question: toTestEventId(9), choice: 1 }]))).toBe('answers-unknown');
    expect(decide(paper, correctPaper(tick(0, 3), { ...choices, status: 'deleted' }))).toBe('homework-unknown');
    expect(decide(submissionDecider.initial, correctPaper(tick(0, 3)))).toBe('not-submitted');
  });

  test('CorrectPaperAnswers: questions that count as correct for everybody still do', () => {
    const credit = {
      type: 'RegradeSubmission',
      how: 'credit',
      contentVersion: 2,
      optionIds: choices.optionIds,
      questions: (choices.content as NonNullable<HomeworkState['content']>).questions,
      credited: [toTestEventId(2)],
    } as const;
    const credited = folded(paper, decide(paper, credit));
    expect(credited).toMatchObject({ grade: 100 });
    expect(decide(credited, correctPaper(tick(1, 1)))).toMatchObject([
      { data: { grade: 50, paperAnswers: { credited: [toTestEventId(2)] } } },
    ]);
  });

  const questions = (asked.content as NonNullable<HomeworkState['content']>).questions;
  const regrade = (credited: string[] = []) =>
    ({
      type: 'RegradeSubmission',
      how: 'regrade',
      questions,
      contentVersion: 2,
      credited,
      optionIds: asked.optionIds,
    }) as const;

  test('RegradeSubmission: regrades auto-graded work once for each content version', () => {
    const own = folded(submissionDecider.initial, submit(all));
    const credited = decide(own, regrade([toTestEventId(2)]));
    expect(credited).toMatchObject([{ type: 'SubmissionRegraded', data: { from: 33, grade: 67, correct: 2 } }]);
    expect(decide(folded(own, credited), regrade([toTestEventId(2)]))).toEqual([]);
  });

  test('RegradeSubmission: reads an older answer, which names an option by its place, by the version that was answered', () => {
    const [event] = submit(all) as Extract<SubmissionEvent, { type: 'HomeworkSubmitted' }>[];
    const older = { ...(event as SubmissionEvent), data: { ...event?.data, answers: all } } as SubmissionEvent;
    const moved = questions.map((question) =>
      question.type === 'multiple-choice'
        ? {
            ...question,
            version: 2,
            optionIds: question.optionIds.toReversed(),
            correctAnswer: 3 - question.correctAnswer,
          }
        : question,
    );
    const own = folded(submissionDecider.initial, [older]);
    expect(decide(own, { ...regrade(), questions: moved })).toMatchObject([{ data: { from: 33, grade: 33 } }]);
  });

  test('RegradeSubmission: never changes a tutor’s grade', () => {
    expect(decide(graded, regrade())).toEqual([]);
    const own = folded(submissionDecider.initial, submit(all));
    const corrected = folded(own, decide(own, { type: 'CorrectGrade', grade: 50, reason: 'Half right.' }));
    expect(decide(corrected, regrade())).toEqual([]);
  });
});

test('for any edits, a submission is scored by the content version that the student saw', () => {
  const edit = fc.record({ key: fc.integer({ min: 0, max: 3 }), drop: fc.boolean(), more: fc.boolean() });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 8 }), fc.nat(3), fc.nat(8), (edits, picked, when) => {
      let state = createHomeworkState([createChoiceQuestion(1), createChoiceQuestion(2)]);
      const seen: HomeworkState[] = [state];
      edits.forEach(({ key, drop, more }, index) => {
        const questions = [
          createChoiceQuestion(1, key),
          ...(drop ? [] : [createChoiceQuestion(2)]),
          ...(more ? [createChoiceQuestion(10 + index)] : []),
        ];
        state = foldHomeworkEvents(
          state,
          homeworkDecider.decide(state, {
            type: 'ReviseHomework',
            form: createHomeworkFormContent(questions),
            newQuestions: questions.map(({ id }) => id),
            students: [ADA_ID, BEN_ID],
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
          ...scoreSubmission(
            content.questions,
            toChosenOptions({ answers, questions: content.questions }, before.optionIds),
          ),
          contentVersion: before.contentVersion,
          questions: content.questions.map(({ id, version }) => ({ id, version })),
        },
      });
      for (const { id, version } of content.questions) expect(before.latest.get(id)?.version).toBe(version);
    }),
    { seed: chooseSeed(import.meta.filename) },
  );
});
