import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createChoiceQuestion,
  createHomeworkRequest,
  createOpenQuestion,
  type HomeworkCentre,
  openHomeworkCentre,
} from '#testing/homework-fixture.ts';
import { verifyRecord } from './verify-record.ts';

let room: HomeworkCentre;
let id: string;
beforeAll(async () => {
  room = await openHomeworkCentre();
  const { createHomework, submitHomework, mia, noah, tutor, ids, getWhenCaughtUp, owner } = room;
  id = await createHomework({
    questions: [createChoiceQuestion('Half?'), createOpenQuestion('Why?')],
    due_date: '2026-03-19',
  });
  await submitHomework(mia, id, { 'Half?': 0, 'Why?': 'So' });
  await submitHomework(noah, id, { 'Half?': 1, 'Why?': 'Thus' });
  const correction = { grade: 80, feedback: 'Good', reason: 'Well said' };
  await tutor.post(`/api/homework/${id}/submissions/${ids.mia}/correct-grade`, correction);
  const { body } = await getWhenCaughtUp(tutor, `/api/homework/${id}`);
  const questions = [{ ...createChoiceQuestion('Half?', 1), id: body.questions[0].id }, createOpenQuestion('And why?')];
  const saved = await tutor.post(`/api/homework/${id}`, {
    ...createHomeworkRequest(ids),
    questions,
    regrading: 'regrade',
  });
  expect(saved.body).toMatchObject({ regraded: 1 });
  await tutor.post(`/api/homework/${id}/assignments`, { assigned_students: [ids.noah], unassign_submitted: true });
  await tutor.delete(`/api/homework/${id}`);
  await owner.post(`/api/homework/${id}/restore`, undefined);
  await room.centre.program.runner.caughtUp();
});
afterAll(() => room[Symbol.asyncDispose]());

const faultOf = async () => {
  const { sql, store, keys, readModels } = room.centre.program;
  return (await verifyRecord({ sql, store, keys, schema: readModels.schema })).fault;
};

test('verifyRecord: finds no fault in homework and submissions that were folded from the log', async () => {
  expect(await faultOf()).toBeUndefined();
});

const students = (which: 'mia' | 'noah') => `submission-${id}-${room.ids[which]}`;
const story = `update submission_grades set from_grade = 3 where what = 'regraded'`;

test.each<[string, string, () => string, RegExp]>([
  [
    'another title',
    `update homework set title = 'Other'`,
    () => `homework-${id}`,
    /homework differs from the log in title$/,
  ],
  [
    'another key',
    `update homework_contents set questions = jsonb_set(questions, '{0,correctAnswer}', '3') where content_version = 1`,
    () => `homework-${id}`,
    /homework_contents differs from the log in questions/,
  ],
  [
    'another grade',
    `update submissions set grade = 100 where auto`,
    () => students('noah'),
    /differs from the log in grade/,
  ],
  [
    'another choice',
    `update submissions set answers = jsonb_set(answers, '{0,choice}', '3') where auto`,
    () => students('noah'),
    /differs from the log in answers/,
  ],
  ['another history', story, () => students('noah'), /submission_grades differs from the log in from_grade/],
  [
    'a grade taken out of the history',
    `delete from submission_grades where what = 'corrected'`,
    () => students('mia'),
    /no row in submission_grades/,
  ],
  [
    'another grade that was told',
    'update notifications set grade = 100 where grade = 80',
    () => students('mia'),
    /notifications differs from the log in grade/,
  ],
  [
    'a student who was not told',
    "delete from notifications where what = 'regraded'",
    () => students('noah'),
    /no row in notifications/,
  ],
])('verifyRecord: finds %s without reporting values', async (_, statement, stream, what) => {
  const { sql, readModels } = room.centre.program;
  const tables = ['homework', 'homework_contents', 'submissions', 'submission_grades', 'notifications'];
  const inSchema = (text: string) => sql.unsafe(`set search_path to ${readModels.schema}; ${text}`).simple();
  const copies = tables.map((name) => `create table public.kept_${name} as table ${name};`).join('');
  const back = tables
    .map(
      (name) => `delete from ${name}; insert into ${name} table public.kept_${name}; drop table public.kept_${name};`,
    )
    .join('');
  await inSchema(`${copies} ${statement}`);
  const fault = await faultOf();
  await inSchema(back);
  expect(fault).toMatchObject({ stream: stream(), what: expect.stringMatching(what) });
  expect(fault?.what).not.toMatch(/Other|Half|100/);
});
