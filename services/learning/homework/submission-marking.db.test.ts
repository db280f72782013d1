/** After every edit of a homework, a submission's marking adds up to its grade, for the student and for the tutor. */
import { expect, test } from 'vitest';
import type { PreviewRegradingResponse, QuestionRow } from '#contracts/homework.ts';
import type { SubmissionDetail } from '#contracts/submissions.ts';
import { createChoiceQuestion, createHomeworkRequest, openHomeworkCentre } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const room = await openForAllTests(openHomeworkCentre());

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
  const given = new Map(answers.map((answer) => [answer.question_id, answer]));
  const counted = questions.filter(({ counts }) => counts !== 'removed');
  const correct = counted.filter(({ id, counts, correct_answer }) => {
    const { answer, is_correct = false } = given.get(id) ?? {};
    if (correct_answer !== null) expect(is_correct).toBe(answer === correct_answer);
    return counts === 'credited' || is_correct;
  });
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

test.each([
  ['two options changed places', ['4', '3', '5', '6'], 0],
  ['all options moved', ['6', '5', '4', '3'], 2],
  ['the options of another question moved too', ['5', '4', '3', '6'], 1],
])('regrading follows the options, not their places: %s', async (_, options, correct_answer) => {
  const sum = { ...createChoiceQuestion('2 + 2 = ?', 1), options: ['3', '4', '5', '6'] };
  const id = await room.createHomework({ questions: [sum, createChoiceQuestion('And?')], keys_shown: true });
  await room.submitHomework(room.mia, id, { '2 + 2 = ?': 1, 'And?': 0 });
  const [moved, other] = [{ options, correct_answer }, { correct_answer: 1 }];
  await edit(id, 'regrade', true, ([first, second]) => [{ ...first, ...moved }, second as object]);
  expect(await getAsStudent(id)).toMatchObject({
    grade: 100,
    answers: [
      { answer: 1, is_correct: true },
      { answer: 0, is_correct: true },
    ],
    // The page shows the options as they were answered.
    questions: [{ options: sum.options, correct_answer: 1, correct_text: null }, {}],
  });
  await edit(id, 'regrade', true, ([first, second]) => [first as object, { ...second, ...other }]);
  const own = await getAsStudent(id);
  expect([own.grade, gradeShown(own)]).toEqual([50, 50]);
  expect(own.grades.at(-1)?.question_changes).toEqual([{ number: 2, change: 'key', from_key: 0, to_key: 1 }]);
});

test('a tutor says whether a reworded option is still the same answer', async () => {
  const sum = { ...createChoiceQuestion('2 + 2 = ?', 1), options: ['3', '4', '5', '6'] };
  const create = async () => {
    const id = await room.createHomework({ questions: [sum], keys_shown: true });
    await room.submitHomework(room.mia, id, { '2 + 2 = ?': 1 });
    const { body } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}`);
    const [{ id: question, type, text }] = body.questions;
    const questions = [{ id: question, type, text, options: ['3', 'four', '5', '7'], correct_answer: 1 }];
    const preview = async (replaced_options: string[]) =>
      (await room.tutor.post(`/api/homework/${id}/regrading`, { questions, replaced_options })).body;
    const save = (replaced_options: string[]) =>
      room.tutor.post(`/api/homework/${id}`, {
        ...{ ...createHomeworkRequest(room.ids), keys_shown: true, regrading: 'regrade' },
        ...{ questions, replaced_options },
      });
    return { id, preview, save };
  };

  const same = await create();
  const asked = await same.preview([]);
  // Nobody chose 6, so that nobody is asked about 7.
  expect(asked.reworded).toEqual([{ option: expect.any(String), number: 1, was: '4', is: 'four' }]);
  expect(asked.rows).toMatchObject([{ grade: 100, regraded: 100 }]);
  expect((await same.save([])).status).toBe(200);
  const kept = await getAsStudent(same.id);
  expect(kept).toMatchObject({ grade: 100, questions: [{ correct_answer: 1, correct_text: 'four' }] });

  const other = await create();
  const [{ option }] = (await other.preview([])).reworded;
  expect(await other.preview([option])).toMatchObject({ reworded: [], rows: [{ grade: 100, regraded: 0 }] });
  await other.save([option]);
  const regraded = await getAsStudent(other.id);
  expect(regraded).toMatchObject({
    grade: 0,
    questions: [{ options: sum.options, correct_answer: null, correct_text: 'four' }],
    answers: [{ answer: 1, is_correct: false }],
  });
});

test('options that move, go and come back are regraded alike for everybody who reads the grade', async () => {
  const sum = { ...createChoiceQuestion('2 + 2 = ?', 1), options: ['3', '4', '5', '6'] };
  const id = await room.createHomework({ questions: [sum] });
  await room.submitHomework(room.mia, id, { '2 + 2 = ?': 1 });
  await room.submitHomework(room.noah, id, { '2 + 2 = ?': 0 });
  /**
   * Regrades by these options and this key. Returns whether the preview needs a choice, and its grades: now, regraded and with
   * credit.
   */
  const save = async (options: string[], key: string, { replaced = false } = {}) => {
    const { body } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}`);
    const [{ id: question, type, text }] = body.questions;
    const questions = [{ id: question, type, text, options, correct_answer: options.indexOf(key) }];
    const preview = async (replaced_options: string[]): Promise<PreviewRegradingResponse> =>
      (await room.tutor.post(`/api/homework/${id}/regrading`, { questions, replaced_options })).body;
    const { reworded } = await preview([]);
    const replaced_options = replaced ? reworded.map(({ option }) => option) : [];
    const { needed, rows } = await preview(replaced_options);
    const edited = { ...createHomeworkRequest(room.ids), questions, regrading: 'regrade', replaced_options };
    expect((await room.tutor.post(`/api/homework/${id}`, edited)).status).toBe(200);
    const grades = rows.map(({ student_id, grade, regraded, credited }) => [
      student_id === room.ids.mia ? 'mia' : 'noah',
      [grade, regraded, credited],
    ]);
    return { needed, ...Object.fromEntries(grades) };
  };
  interface RegradingNotification {
    readonly homework_id: string;
    readonly what: string;
    readonly from_grade: number;
    readonly grade: number;
  }
  /** The grades as the student, the tutor's list and both files have them, and those that the notifications name. */
  const readGrades = async () => {
    const path = `/api/homework/${id}/submissions`;
    const { submissions } = (await room.getWhenCaughtUp(room.tutor, path)).body;
    const [csv, lines] = [`${path}/export`, `${path}/export?format=json-lines`].map((file) => room.tutor.get(file));
    const files = [(await csv)?.text ?? '', (await lines)?.text ?? ''] as const;
    const read = async (who: 'mia' | 'noah') => {
      const [student, { body: own }] = [room.ids[who], await room[who].get(`/api/homework/${id}/submission`)];
      const { notifications } = (await room[who].get('/api/notifications')).body;
      const notified = notifications.filter(
        ({ homework_id, what }: RegradingNotification) => homework_id === id && what === 'regraded',
      );
      const line = files[1].split('\n').find((each) => each.includes(student)) ?? '';
      return [
        gradeShown(own),
        own.grade,
        submissions.find(({ student_id }: { student_id: string }) => student_id === student).grade,
        JSON.parse(line).grade,
        Number(
          files[0]
            .split('\r\n')
            .find((each) => each.includes(who === 'mia' ? 'Mia Chen' : 'Noah Brandt'))
            ?.split(',')[6],
        ),
        notified.map(({ from_grade, grade }: RegradingNotification) => `${from_grade} to ${grade}`).toSorted(),
      ];
    };
    return { mia: await read('mia'), noah: await read('noah') };
  };
  const alike = (grade: number, ...notified: string[]) => [...Array(5).fill(grade), notified];
  const noah = alike(0);
  expect(await readGrades()).toEqual({ mia: alike(100), noah });
  // Places change no grade, so nothing is asked.
  expect(await save(['4', '3', '5', '6'], '4')).toEqual({ needed: false });
  expect(await readGrades()).toEqual({ mia: alike(100), noah });
  const without = await save(['7', '3', '5', '6'], '5', { replaced: true });
  expect(without).toEqual({ needed: true, mia: [100, 0, 100], noah: [0, 0, 100] });
  expect(await readGrades()).toEqual({ mia: alike(0, '100 to 0'), noah });
  const restored = await save(['4', '3', '5', '6'], '4');
  expect(restored).toEqual({ needed: true, mia: [0, 100, 100], noah: [0, 0, 100] });
  expect(await readGrades()).toEqual({ mia: alike(100, '0 to 100', '100 to 0'), noah });
});

test('a student whose tutor hides the keys sees which answers are right', async () => {
  const id = await createAnsweredHomework(false);
  const { questions, answers } = await getAsStudent(id);
  expect(answers.map(({ is_correct }) => is_correct)).toEqual([true, true, true, true, false]);
  expect(questions.map(({ correct_answer, correct_text }) => [correct_answer, correct_text])).toEqual(
    Array(5).fill([null, null]),
  );
});
