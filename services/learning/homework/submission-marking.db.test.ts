/** After every edit of a homework, a submission's marking adds up to its grade, for the student and for the tutor. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuestionRow } from '#contracts/homework.ts';
import type { SubmissionDetail } from '#contracts/submissions.ts';
import {
  createChoiceQuestion,
  createHomeworkRequest,
  type HomeworkCentre,
  openHomeworkCentre,
} from '#testing/homework-fixture.ts';

let room: HomeworkCentre;
beforeAll(async () => {
  room = await openHomeworkCentre();
});
afterAll(() => room[Symbol.asyncDispose]());

const QUESTION_TEXTS = ['One?', 'Two?', 'Three?', 'Four?', 'Five?'];

/** Creates a homework that Mia answered with option A, which is correct for all but the fifth question. */
async function createAnsweredHomework(keys_shown: boolean): Promise<string> {
  const questions = QUESTION_TEXTS.map((text, index) => createChoiceQuestion(text, index === 4 ? 1 : 0));
  const id = await room.createHomework({ questions, keys_shown });
  await room.submitHomework(room.mia, id, Object.fromEntries(QUESTION_TEXTS.map((text) => [text, 0])));
  return id;
}

type FormQuestion = Pick<QuestionRow, 'id' | 'type' | 'text' | 'options' | 'correct_answer'>;

/** Saves the homework with edited questions. */
async function edit(
  id: string,
  regrading: 'keep' | 'regrade' | 'credit',
  keys_shown: boolean,
  change: (questions: FormQuestion[]) => object[],
): Promise<void> {
  const { body } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}`);
  const questions = body.questions.map(
    ({ id, type, text, options, correct_answer }: QuestionRow): FormQuestion => ({
      ...{ id, type, text, options, correct_answer },
    }),
  );
  const saved = await room.tutor.post(`/api/homework/${id}`, {
    ...{ ...createHomeworkRequest(room.ids), keys_shown, regrading },
    questions: change(questions),
  });
  expect(saved.status).toBe(200);
}

const setKey = (place: number, correct_answer: number) => (questions: FormQuestion[]) =>
  questions.map((question, index) => (index === place ? { ...question, correct_answer } : question));

const getAsTutor = async (id: string): Promise<SubmissionDetail> =>
  (await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}/submissions/${room.ids.mia}`)).body;
const getAsStudent = async (id: string): Promise<SubmissionDetail> =>
  (await room.getWhenCaughtUp(room.mia, `/api/homework/${id}/submission`)).body;

/** The grade that follows from what the page shows. */
function gradeShown({ questions, answers }: SubmissionDetail): number {
  const given = new Map(answers.map(({ question_id, answer }) => [question_id, answer]));
  const counted = questions.filter(({ counts }) => counts !== 'removed');
  const correct = counted.filter(
    ({ id, counts, correct_answer }) => counts === 'credited' || given.get(id) === correct_answer,
  );
  return Math.round((100 * correct.length) / counted.length);
}

test('a submission’s marking adds up to its grade after each edit', async () => {
  const id = await createAnsweredHomework(true);
  const steps = [
    { regrading: 'regrade', change: setKey(4, 0), grade: 100 },
    { regrading: 'keep', change: setKey(0, 3), grade: 100 },
    { regrading: 'regrade', change: setKey(1, 2), grade: 60 },
    { regrading: 'credit', change: setKey(1, 3), grade: 80 },
    { regrading: 'regrade', change: (questions: FormQuestion[]) => questions.slice(0, 4), grade: 75 },
    {
      regrading: 'regrade',
      change: (questions: FormQuestion[]) => [...questions, createChoiceQuestion('Six?', 0)],
      grade: 60,
    },
    {
      regrading: 'regrade',
      change: (questions: FormQuestion[]) => questions.map((each) => ({ ...each, options: ['1', '2', '3', '4'] })),
      grade: 40,
    },
  ] as const;
  for (const { regrading, change, grade } of steps) {
    await edit(id, regrading, true, change);
    const [byTutor, byStudent] = [await getAsTutor(id), await getAsStudent(id)];
    expect([byTutor.grade, gradeShown(byTutor), gradeShown(byStudent)]).toEqual([grade, grade, grade]);
    const { body } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}/submissions`);
    expect(body.contents[0].questions).toEqual(byTutor.questions);
    expect(body.submissions[0].grades).toEqual(byTutor.grades);
  }
  const { grades, questions } = await getAsTutor(id);
  expect(grades.map(({ question_changes }) => question_changes)).toEqual([
    [],
    [{ number: 5, change: 'key', from_key: 1, to_key: 0 }],
    [
      { number: 1, change: 'key', from_key: 0, to_key: 3 },
      { number: 2, change: 'key', from_key: 0, to_key: 2 },
    ],
    [{ number: 2, change: 'credited', from_key: null, to_key: null }],
    [{ number: 5, change: 'removed', from_key: null, to_key: null }],
    [{ number: 6, change: 'added', from_key: null, to_key: null }],
    [
      { number: 1, change: 'options', from_key: null, to_key: null },
      { number: 2, change: 'key', from_key: null, to_key: 3 },
      { number: 3, change: 'options', from_key: null, to_key: null },
      { number: 4, change: 'options', from_key: null, to_key: null },
      { number: 6, change: 'options', from_key: null, to_key: null },
    ],
  ]);
  expect(questions.map(({ counts, options_changed }) => [counts, options_changed])).toEqual([
    ['by-key', true],
    ['by-key', true],
    ['by-key', true],
    ['by-key', true],
    ['removed', false],
    ['added', false],
  ]);
});

test('a student whose tutor hides the keys sees which questions changed, but no key', async () => {
  const id = await createAnsweredHomework(false);
  await edit(id, 'regrade', false, setKey(4, 0));
  await edit(id, 'credit', false, setKey(3, 2));
  const { questions, grades } = await getAsStudent(id);
  expect(questions.map(({ correct_answer }) => correct_answer)).toEqual(Array(5).fill(null));
  expect(questions.map(({ counts }) => counts)).toEqual(['by-key', 'by-key', 'by-key', 'credited', 'by-key']);
  expect(grades.map(({ question_changes }) => question_changes)).toEqual([
    [],
    [{ number: 5, change: 'key', from_key: null, to_key: null }],
    [{ number: 4, change: 'credited', from_key: null, to_key: null }],
  ]);
});
