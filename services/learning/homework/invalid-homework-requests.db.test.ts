import { expect, test } from 'vitest';
import type { ClientResponse } from '#testing/client.ts';
import {
  createChoiceQuestion,
  createHomeworkRequest,
  createOpenQuestion,
  openHomeworkCentre,
} from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const room = await openForAllTests(openHomeworkCentre());
const auto = await room.createHomework();
const byTutor = await room.createHomework({
  grading_type: 'tutor-graded',
  questions: [createChoiceQuestion('Which?'), createOpenQuestion('Why?')],
});
await room.submitHomework(room.mia, byTutor, { 'Which?': 0, 'Why?': 'So' });

const said = ({ status, body }: ClientResponse) => [status, body.code, body.detail];
const nobody = '00000000-0000-4000-8000-00000000beef';
const withOptions = (options: string[]) => ({ questions: [{ ...createChoiceQuestion('Half?'), options }] });
const withKey = (key: number) => ({ questions: [createChoiceQuestion('Half?', key)] });
const FOUR_OPTIONS = 'A multiple choice question has 4 options.';
const ONE_KEY = 'The correct answer is one of the 4 options, counted from 0.';

test.each<[string, object, string]>([
  ['a title of spaces', { title: '   ' }, 'Please enter a homework title.'],
  ['no question', { questions: [] }, 'Please add at least one question.'],
  ['no student', { assigned_students: [] }, 'Please assign the homework to at least one student.'],
  ['a question of spaces', { questions: [createChoiceQuestion(' ')] }, 'All questions must have text.'],
  ['an option of spaces', withOptions(['a', 'b', ' ', 'd']), 'All multiple choice options must be filled.'],
  ['no option', withOptions([]), FOUR_OPTIONS],
  ['one option', withOptions(['a']), FOUR_OPTIONS],
  ['five options', withOptions(['a', 'b', 'c', 'd', 'e']), FOUR_OPTIONS],
  ['a key of 4', withKey(4), ONE_KEY],
  ['a key of −1', withKey(-1), ONE_KEY],
  ['a key of 0.5', withKey(0.5), ONE_KEY],
  [
    '500 questions',
    { questions: Array.from({ length: 500 }, () => createOpenQuestion('Why?')) },
    'Use at most 100 questions.',
  ],
  [
    'a script for a picture',
    { questions: [{ ...createOpenQuestion('Why?'), image_url: 'javascript:alert(1)' }] },
    'Use an address that begins with http:// or https://.',
  ],
])('%s is refused in words, by createHomework and updateHomework alike', async (_, more, sentence) => {
  for (const path of ['/api/homework', `/api/homework/${auto}`]) {
    const answer = await room.tutor.post(path, { ...createHomeworkRequest(room.ids), ...more });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-request']);
    expect(answer.body.detail).toContain(sentence);
  }
});

test('createHomework, updateHomework: refuse a question of another homework', async () => {
  const { body } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${byTutor}`);
  const questions = [{ ...createChoiceQuestion('Which?'), id: body.questions[0].id }];
  for (const path of ['/api/homework', `/api/homework/${auto}`]) {
    expect((await room.tutor.post(path, { ...createHomeworkRequest(room.ids), questions })).body.code).toBe(
      'question-unknown',
    );
  }
});

test('updateHomework: refuses a duplicate question', async () => {
  const { body } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${auto}`);
  const same = { ...createChoiceQuestion('Which?'), id: body.questions[0].id };
  const answer = await room.tutor.post(`/api/homework/${auto}`, {
    ...createHomeworkRequest(room.ids),
    questions: [same, same],
  });
  expect(answer.body.errors).toEqual({
    questions: 'The same question is in this assignment twice. Remove one of the two.',
  });
});

test('createHomework: assigns only current students', async () => {
  for (const somebody of [nobody, room.ids.tutor]) {
    const assigned_students = [room.ids.mia, somebody];
    const answers = await Promise.all([
      room.tutor.post('/api/homework', { ...createHomeworkRequest(room.ids), assigned_students }),
      room.tutor.post(`/api/homework/${auto}/assignments`, { assigned_students }),
    ]);
    for (const answer of answers) expect([answer.status, answer.body.code]).toEqual([422, 'student-not-assignable']);
  }
});

test('submitHomework: refuses answers that do not match the questions, and stores nothing', async () => {
  const id = await room.createHomework({ questions: [createChoiceQuestion('Which?'), createOpenQuestion('Why?')] });
  const { body } = await room.getWhenCaughtUp(room.noah, `/api/homework/${id}/assignment`);
  const [which, why] = body.questions.map((question: { id: string }) => question.id);
  const submit = (answers: object[]) =>
    room.noah.post(`/api/homework/${id}/submissions`, { answers, content_version: body.content_version });
  const right = [
    { question_id: which, answer: 0 },
    { question_id: why, answer: 'So' },
  ];
  // The decider's test has the other answers that are refused.
  const unfit = await submit([...right, { question_id: nobody, answer: 0 }]);
  expect(said(unfit)).toEqual([422, 'answers-unknown', expect.any(String)]);
  const incomplete = [422, 'incomplete-submission', 'Please answer all questions before submitting.'];
  expect(said(await submit([]))).toEqual(incomplete);
  for (const answer of [4, -1, 0.5, null, true, ['one'], 'x'.repeat(10_001)]) {
    expect((await submit([{ question_id: which, answer }, right[1] as object])).status).toBe(400);
  }
  expect((await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}/submissions`)).body.submissions).toEqual([]);
  expect((await submit(right)).body).toMatchObject({ is_graded: true, grade: 50 });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['an empty text', ''],
  ['a text with blanks', ' 90 '],
  ['a fraction as text', '85.5'],
  ['a power of ten as text', '1e2'],
  ['a fraction', 85.5],
  ['101', 101],
  ['−1', -1],
])('%s is no grade', async (_, grade) => {
  const at = `/api/homework/${byTutor}/submissions/${room.ids.mia}`;
  const sentence =
    grade === undefined ? 'Please enter a grade before submitting.' : 'Grade must be a number between 0 and 100.';
  for (const answer of [
    await room.tutor.post(`${at}/grade`, { grade }),
    await room.tutor.post(`${at}/correct-grade`, { grade, reason: 'Misread' }),
  ]) {
    expect([answer.status, answer.body.errors]).toEqual([400, { grade: sentence }]);
  }
});

test('correctGrade: refuses feedback of 100 kB and a missing reason', async () => {
  const at = `/api/homework/${byTutor}/submissions/${room.ids.mia}`;
  expect((await room.tutor.post(`${at}/grade`, { grade: 1, feedback: 'x'.repeat(100_000) })).body.code).toBe(
    'body-too-large',
  );
  const long = await room.tutor.post(`${at}/grade`, { grade: 1, feedback: 'x'.repeat(4_001) });
  expect(long.body.errors).toEqual({ feedback: 'Use at most 4,000 characters.' });
  const unreasoned = await room.tutor.post(`${at}/correct-grade`, { grade: 1, reason: ' ' });
  expect(unreasoned.body.errors).toEqual({ reason: 'Please give a reason.' });
});
