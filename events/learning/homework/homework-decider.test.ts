import { describe, expect, test } from 'vitest';
import { toTestEventId } from '../../classes/student/test/student-fixture.ts';
import { ASSIGNED_STUDENTS_MAX } from '../../values/limits.ts';
import type { QuestionProvenance } from '../../values/shapes.ts';
import type { FormQuestion, ReviseHomeworkCommand } from './commands.ts';
import type { HomeworkContent, HomeworkEvent } from './events.ts';
import { type HomeworkState, homeworkDecider } from './homework-decider.ts';
import {
  ADA_ID,
  BEN_ID,
  createChoiceQuestion,
  createHomeworkFormContent,
  createHomeworkState,
  createOpenQuestion,
  foldHomeworkEvents,
  TUTOR_ID,
} from './test/homework-fixture.ts';

const CLEO = toTestEventId(903);
const given = createHomeworkState([createChoiceQuestion(1), createOpenQuestion(2)]);

const optionIds = expect.arrayContaining([expect.any(String)]);

const revise = (
  questions: readonly FormQuestion[],
  more: Partial<ReviseHomeworkCommand> = {},
  before: HomeworkState = given,
) =>
  homeworkDecider.decide(before, {
    ...{ type: 'ReviseHomework', form: createHomeworkFormContent(questions), newQuestions: [] },
    ...{ students: [ADA_ID, BEN_ID], answered: [], ...more },
  }) as HomeworkEvent[];

test('CreateHomework: records the content, the first version of each question and each student once', () => {
  const created = homeworkDecider.decide(homeworkDecider.initial, {
    type: 'CreateHomework',
    form: createHomeworkFormContent([createChoiceQuestion(1)], { dueDate: '2026-12-01' }),
    students: [ADA_ID, BEN_ID, ADA_ID],
  });
  expect(created).toEqual([
    {
      type: 'HomeworkCreated',
      data: {
        ...{ title: 'Sums', gradingType: 'auto-graded', dueDate: '2026-12-01', keysShown: false },
        questions: [{ ...createChoiceQuestion(1), optionIds, version: 1 }],
        students: [ADA_ID, BEN_ID],
      },
    },
  ]);
});

test('AddStudent: assigns current homework to one more student, once, and leaves the others', () => {
  const add = { type: 'AddStudent', student: CLEO } as const;
  const added = [{ type: 'HomeworkAssigned', data: { students: [CLEO] } }] as const;
  expect(homeworkDecider.decide(given, add)).toEqual(added);
  const state = foldHomeworkEvents(given, added as unknown as HomeworkEvent[]);
  expect([...state.students]).toEqual([ADA_ID, BEN_ID, CLEO]);
  expect(homeworkDecider.decide(state, add)).toEqual([]);
  expect(homeworkDecider.decide({ ...given, status: 'deleted' }, add)).toBe('homework-unknown');

  const others = Array.from({ length: ASSIGNED_STUDENTS_MAX - 1 }, (_, at) => toTestEventId(1_000 + at));
  expect(homeworkDecider.decide({ ...given, students: new Set(others) }, add)).toEqual(added);
  const full = new Set([...others, ADA_ID]);
  expect(homeworkDecider.decide({ ...given, students: full }, add)).toBe('too-many-assigned');
  expect(homeworkDecider.decide({ ...given, students: full }, { ...add, student: ADA_ID })).toEqual([]);
});

test('ReviseHomework: keeps the ids of questions and gives only a changed question its next version', () => {
  const edited = { ...createChoiceQuestion(1), text: 'What is 1 plus 1?' };
  expect(
    revise([createOpenQuestion(2), edited, createChoiceQuestion(3)], { newQuestions: [toTestEventId(3)] }),
  ).toEqual([
    {
      type: 'HomeworkRevised',
      data: {
        ...{ title: 'Sums', gradingType: 'auto-graded', keysShown: false },
        questions: [
          { ...createOpenQuestion(2), version: 1 },
          { ...edited, optionIds, version: 2 },
          { ...createChoiceQuestion(3), optionIds, version: 1 },
        ],
      },
    },
  ]);
});

test('ReviseHomework: continues the versions of a question that was dropped and comes back', () => {
  const dropped = foldHomeworkEvents(given, revise([createOpenQuestion(2)]));
  const again = { ...createChoiceQuestion(1), text: 'Again?' };
  const back = revise([createOpenQuestion(2), again], { newQuestions: [toTestEventId(1)] }, dropped);
  expect(back[0]).toMatchObject({ data: { questions: [{ version: 1 }, { id: toTestEventId(1), version: 2 }] } });
});

test('ReviseHomework: a generated question keeps its provenance, and counts as edited once it has changed', () => {
  const provenance = {
    origin: { source: 'bank', id: 'plants-1' },
    at: '2026-11-20T17:00:00.000Z',
    checks: ['key', 'repeated'],
    edited: false,
  } as const satisfies QuestionProvenance;
  const choice = createChoiceQuestion(1) as Extract<FormQuestion, { type: 'multiple-choice' }>;
  const generated = createHomeworkState([{ ...choice, provenance }, createOpenQuestion(2)]);
  const decide = (question: FormQuestion) => revise([question], {}, generated)[0];
  const unchanged = decide(createChoiceQuestion(1)) as { data: HomeworkContent };
  expect(unchanged.data.questions).toEqual([{ ...generated.content?.questions[0], version: 1, provenance }]);
  // A form cannot replace it.
  const forged = { ...provenance, origin: { source: 'mathematics' } } as const;
  expect(decide({ ...choice, text: 'What is 1 plus 1?', provenance: forged })).toMatchObject({
    data: { questions: [{ version: 2, provenance: { ...provenance, edited: true, editor: TUTOR_ID } }] },
  });
  const { data } = decide(createOpenQuestion(1)) as { data: HomeworkContent };
  expect(data.questions[0]).not.toHaveProperty('provenance');
});

test('CreateHomework: names the tutor as the editor of a generated question that was edited', () => {
  const choice = createChoiceQuestion(1) as Extract<FormQuestion, { type: 'multiple-choice' }>;
  const provenance: QuestionProvenance = {
    ...{ origin: { source: 'mathematics' }, at: '2026-11-20T17:00:00.000Z', checks: [], edited: true },
  };
  const form = createHomeworkFormContent([{ ...choice, provenance }]);
  const command = { type: 'CreateHomework', form, students: [ADA_ID] } as const;
  expect(homeworkDecider.decide(homeworkDecider.initial, command)).toMatchObject([
    { data: { questions: [{ provenance: { edited: true, editor: TUTOR_ID } }] } },
  ]);
});

test('ReviseHomework: writes nothing when nothing changes', () => {
  expect(revise([createChoiceQuestion(1), createOpenQuestion(2)])).toEqual([]);
});

test('ReviseHomework: saves the content and the students together', () => {
  const events = revise([createChoiceQuestion(1)], { students: [BEN_ID, CLEO] });
  expect(events.map(({ type }) => type)).toEqual(['HomeworkRevised', 'HomeworkAssigned', 'HomeworkUnassigned']);
  expect([...foldHomeworkEvents(given, events).students].sort()).toEqual([BEN_ID, CLEO].sort());
});

test('ReviseHomework: accepts a question back that an earlier edit removed', () => {
  const without = foldHomeworkEvents(given, revise([createChoiceQuestion(1)]));
  expect(revise([createChoiceQuestion(1), createOpenQuestion(2)], {}, without)).toMatchObject([
    { type: 'HomeworkRevised', data: { questions: [{}, { id: toTestEventId(2), version: 1 }] } },
  ]);
});

test('ReviseHomework: refuses a question of another homework', () => {
  expect(revise([createChoiceQuestion(1), createChoiceQuestion(7)])).toBe('question-unknown');
});

describe('ReviseHomework after students have submitted', () => {
  const answered = [toTestEventId(1), toTestEventId(2)];

  test.each<[string, readonly FormQuestion[]]>([
    ['another key', [createChoiceQuestion(1, 2), createOpenQuestion(2)]],
    [
      'another option',
      [{ ...createChoiceQuestion(1), options: ['2', '3', '4', '0'] } as FormQuestion, createOpenQuestion(2)],
    ],
    ['another kind', [{ ...createOpenQuestion(2), id: toTestEventId(1) }, createOpenQuestion(2)]],
    ['a question less', [createChoiceQuestion(1)]],
    ['a question more', [createChoiceQuestion(1), createOpenQuestion(2), createChoiceQuestion(3)]],
  ])('%s needs a regrading choice, which the event records', (_, questions) => {
    const newQuestions = [toTestEventId(3)];
    expect(revise(questions, { answered, newQuestions })).toBe('regrading-needed');
    expect(revise(questions, { answered, newQuestions, regrading: 'credit' })).toMatchObject([
      { type: 'HomeworkRevised', data: { regrading: 'credit' } },
    ]);
  });

  test('a change of wording or order needs no regrading choice and records none', () => {
    const reworded = { ...createChoiceQuestion(1), text: 'One and one?' };
    const [event] = revise([createOpenQuestion(2), reworded], { answered, regrading: 'regrade' });
    expect(event?.data).not.toHaveProperty('regrading');
  });
});

test('ReviseHomework: a question keeps its credit until it is regraded, and keeping grades changes no credit', () => {
  const answered = [toTestEventId(1), toTestEventId(2)];
  /** Revises the keys of two questions. */
  const edit = (before: HomeworkState, [first, second]: [number, number], regrading: 'keep' | 'regrade' | 'credit') => {
    const questions = [createChoiceQuestion(1, first), createChoiceQuestion(2, second)];
    return foldHomeworkEvents(before, revise(questions, { answered, regrading }, before));
  };
  const kept = edit(createHomeworkState([createChoiceQuestion(1), createChoiceQuestion(2)]), [1, 0], 'keep');
  expect(kept.latestRegrading).toBeUndefined();
  const credited = edit(kept, [2, 0], 'credit');
  expect(credited.latestRegrading).toMatchObject({ how: 'credit', contentVersion: 3, credited: [toTestEventId(1)] });
  const regraded = edit(credited, [2, 1], 'regrade');
  expect(regraded.latestRegrading).toMatchObject({ how: 'regrade', contentVersion: 4, credited: [toTestEventId(1)] });
  expect(edit(regraded, [2, 3], 'keep').latestRegrading).toBe(regraded.latestRegrading);
  expect(edit(regraded, [3, 1], 'regrade').latestRegrading).toMatchObject({ credited: [] });
});

test('AssignHomework: takes the whole set of students and writes nothing for the same set', () => {
  expect(homeworkDecider.decide(given, { type: 'AssignHomework', students: [BEN_ID, CLEO] })).toEqual([
    { type: 'HomeworkAssigned', data: { students: [CLEO] } },
    { type: 'HomeworkUnassigned', data: { students: [ADA_ID] } },
  ]);
  expect(homeworkDecider.decide(given, { type: 'AssignHomework', students: [BEN_ID, ADA_ID] })).toEqual([]);
});

test('a deleted homework can only be restored', () => {
  const deleted = foldHomeworkEvents(
    given,
    homeworkDecider.decide(given, { type: 'DeleteHomework' }) as HomeworkEvent[],
  );
  expect(deleted.status).toBe('deleted');
  expect(homeworkDecider.decide(deleted, { type: 'DeleteHomework' })).toEqual([]);
  expect(homeworkDecider.decide(deleted, { type: 'AssignHomework', students: [] })).toBe('homework-unknown');
  const restored = foldHomeworkEvents(
    deleted,
    homeworkDecider.decide(deleted, { type: 'RestoreHomework' }) as HomeworkEvent[],
  );
  expect(restored).toMatchObject({ status: 'current', contentVersion: 1 });
  expect(homeworkDecider.decide(restored, { type: 'RestoreHomework' })).toEqual([]);
});

test('a homework that does not exist cannot be changed', () => {
  for (const command of [
    { type: 'AssignHomework', students: [] },
    { type: 'DeleteHomework' },
    { type: 'RestoreHomework' },
  ] as const) {
    expect(homeworkDecider.decide(homeworkDecider.initial, command)).toBe('homework-unknown');
  }
});
