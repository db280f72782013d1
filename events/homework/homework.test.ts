import { describe, expect, test } from 'vitest';
import { eventId } from '../student/test/student-fixture.ts';
import type { AskedQuestion, ReviseHomework } from './commands.ts';
import type { HomeworkEvent } from './events.ts';
import { homework } from './homework.ts';
import { ADA, BEN, choice, evolved, formOf, homeworkOf, open } from './test/homework-fixture.ts';

const CLEO = eventId(903);
const given = homeworkOf([choice(1), open(2)]);

const revise = (questions: readonly AskedQuestion[], more: Partial<ReviseHomework> = {}) =>
  homework.decide(given, {
    type: 'ReviseHomework',
    form: formOf(questions),
    newQuestions: [],
    students: [ADA, BEN],
    answered: [],
    ...more,
  });

test('a homework is created whole: content, questions in their first version, students named once', () => {
  const created = homework.decide(homework.initial, {
    type: 'CreateHomework',
    form: formOf([choice(1)], { dueDate: '2026-12-01' }),
    students: [ADA, BEN, ADA],
  });
  expect(created).toEqual([
    {
      type: 'HomeworkCreated',
      data: {
        ...{ title: 'Sums', gradingType: 'auto-graded', dueDate: '2026-12-01', keysShown: false },
        questions: [{ ...choice(1), version: 1 }],
        students: [ADA, BEN],
      },
    },
  ]);
});

test('an edit keeps the ids, and only what says something else gets a next version', () => {
  const edited = { ...choice(1), text: 'What is 1 plus 1?' };
  expect(revise([open(2), edited, choice(3)], { newQuestions: [eventId(3)] })).toEqual([
    {
      type: 'HomeworkRevised',
      data: {
        ...{ title: 'Sums', gradingType: 'auto-graded', keysShown: false },
        questions: [
          { ...open(2), version: 1 },
          { ...edited, version: 2 },
          { ...choice(3), version: 1 },
        ],
      },
    },
  ]);
});

test('a question that was dropped and comes back goes on from its newest version', () => {
  const dropped = evolved(given, revise([open(2)]) as HomeworkEvent[]);
  const back = homework.decide(dropped, {
    type: 'ReviseHomework',
    form: formOf([open(2), { ...choice(1), text: 'Again?' }]),
    newQuestions: [eventId(1)],
    students: [ADA, BEN],
    answered: [],
  }) as HomeworkEvent[];
  expect(back[0]).toMatchObject({ data: { questions: [{ version: 1 }, { id: eventId(1), version: 2 }] } });
});

test('an edit that changes nothing writes nothing', () => {
  expect(revise([choice(1), open(2)])).toEqual([]);
});

test('content and students are one save', () => {
  const events = revise([choice(1)], { students: [BEN, CLEO] }) as HomeworkEvent[];
  expect(events.map(({ type }) => type)).toEqual(['HomeworkRevised', 'HomeworkAssigned', 'HomeworkUnassigned']);
  expect([...evolved(given, events).students].sort()).toEqual([BEN, CLEO].sort());
});

test('a question that was taken out comes back as itself, with the answers that it had', () => {
  const without = evolved(given, revise([choice(1)]) as HomeworkEvent[]);
  const back = homework.decide(without, {
    ...{ type: 'ReviseHomework', form: formOf([choice(1), open(2)]), students: [ADA, BEN] },
    ...{ newQuestions: [], answered: [] },
  }) as HomeworkEvent[];
  expect(back).toMatchObject([{ type: 'HomeworkRevised', data: { questions: [{}, { id: eventId(2), version: 1 }] } }]);
});

test('a question of another homework is refused', () => {
  expect(revise([choice(1), choice(7)])).toBe('question-unknown');
});

describe('under submitted answers', () => {
  const answered = [eventId(1), eventId(2)];

  test.each<[string, readonly AskedQuestion[]]>([
    ['another key', [choice(1, 2), open(2)]],
    ['another option', [{ ...choice(1), options: ['2', '3', '4', '0'] } as AskedQuestion, open(2)]],
    ['another kind', [{ ...open(2), id: eventId(1) }, open(2)]],
    ['a question less', [choice(1)]],
    ['a question more', [choice(1), open(2), choice(3)]],
  ])('%s needs a choice, which is kept', (_, questions) => {
    const newQuestions = [eventId(3)];
    expect(revise(questions, { answered, newQuestions })).toBe('regrading-needed');
    expect(revise(questions, { answered, newQuestions, regrading: 'credit' })).toMatchObject([
      { type: 'HomeworkRevised', data: { regrading: 'credit' } },
    ]);
  });

  test('another wording or order needs none, and keeps none', () => {
    const reworded = { ...choice(1), text: 'One and one?' };
    const [event] = revise([open(2), reworded], { answered, regrading: 'regrade' }) as HomeworkEvent[];
    expect(event?.data).not.toHaveProperty('regrading');
  });
});

test('credit stays with a question until its answers are compared again; keeping grades changes nothing', () => {
  const edit = (before: typeof given, questions: readonly AskedQuestion[], regrading: 'keep' | 'regrade' | 'credit') =>
    evolved(
      before,
      homework.decide(before, {
        ...{ type: 'ReviseHomework', form: formOf(questions), newQuestions: [], students: [ADA, BEN] },
        ...{ answered: [eventId(1), eventId(2)], regrading },
      }) as HomeworkEvent[],
    );
  const asked = [choice(1), choice(2)];
  const start = homeworkOf(asked);
  const kept = edit(start, [choice(1, 1), choice(2)], 'keep');
  expect(kept.regrading).toBeUndefined();
  const credited = edit(kept, [choice(1, 2), choice(2)], 'credit');
  expect(credited.regrading).toMatchObject({ how: 'credit', contentVersion: 3, credited: [eventId(1)] });
  const regraded = edit(credited, [choice(1, 2), choice(2, 1)], 'regrade');
  expect(regraded.regrading).toMatchObject({ how: 'regrade', contentVersion: 4, credited: [eventId(1)] });
  expect(edit(regraded, [choice(1, 2), choice(2, 3)], 'keep').regrading).toBe(regraded.regrading);
  expect(edit(regraded, [choice(1, 3), choice(2, 1)], 'regrade').regrading).toMatchObject({ credited: [] });
});

test('students are assigned as a whole set; the same set writes nothing', () => {
  expect(homework.decide(given, { type: 'AssignHomework', students: [BEN, CLEO] })).toEqual([
    { type: 'HomeworkAssigned', data: { students: [CLEO] } },
    { type: 'HomeworkUnassigned', data: { students: [ADA] } },
  ]);
  expect(homework.decide(given, { type: 'AssignHomework', students: [BEN, ADA] })).toEqual([]);
});

test('a deleted homework is gone for all but its restoring', () => {
  const deleted = evolved(given, homework.decide(given, { type: 'DeleteHomework' }) as HomeworkEvent[]);
  expect(deleted.status).toBe('deleted');
  expect(homework.decide(deleted, { type: 'DeleteHomework' })).toEqual([]);
  expect(homework.decide(deleted, { type: 'AssignHomework', students: [] })).toBe('homework-unknown');
  const restored = evolved(deleted, homework.decide(deleted, { type: 'RestoreHomework' }) as HomeworkEvent[]);
  expect(restored).toMatchObject({ status: 'current', contentVersion: 1 });
  expect(homework.decide(restored, { type: 'RestoreHomework' })).toEqual([]);
});

test('what does not exist cannot be changed', () => {
  for (const command of [
    { type: 'AssignHomework', students: [] },
    { type: 'DeleteHomework' },
    { type: 'RestoreHomework' },
  ] as const) {
    expect(homework.decide(homework.initial, command)).toBe('homework-unknown');
  }
});
