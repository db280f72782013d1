/** Homework for browser tests: created and submitted over HTTP, or filled in on the screens. */
import type { Locator, Page } from 'playwright-core';
import { openTestCentre, runningClockFromNoon, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { createChoiceQuestion } from '#testing/homework-fixture.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { openSignedInVisitor, type SignedInVisitor } from './steps.ts';

/** A tutor and two students, before any homework is assigned. */
export interface TutorCentre extends AsyncDisposable {
  readonly centre: TestCentre;
  readonly sam: TestPerson;
  readonly ada: TestPerson;
  readonly ben: TestPerson;
  /** The client of the tutor Sam. */
  readonly tutor: Client;
  /** Opens a page in Sam's browser. */
  at(path: string): Promise<SignedInVisitor>;
}

export async function openTutorCentre(): Promise<TutorCentre> {
  const centre = await openTestCentre({ clock: runningClockFromNoon() });
  const sam = await centre.createTutor({ name: 'Sam Okafor' });
  return {
    ...{ centre, sam },
    ada: await centre.createStudent({ name: 'Ada Lovell' }),
    ben: await centre.createStudent({ name: 'Ben Noor' }),
    tutor: await centre.signIn(sam.email, sam.password),
    async at(path) {
      const seated = await openSignedInVisitor(centre, sam);
      await seated.page.goto(path);
      return seated;
    },
    [Symbol.asyncDispose]: () => centre[Symbol.asyncDispose](),
  };
}

interface Given {
  title?: string;
  grading_type?: 'auto-graded' | 'tutor-graded';
  questions?: object[];
}

/** Creates a homework for these students by an HTTP request and returns its id. */
export async function assignHomeworkByApi(
  tutor: Client,
  students: readonly TestPerson[],
  given: Given = {},
): Promise<string> {
  const answer = await tutor.post('/api/homework', {
    title: 'Sums',
    grading_type: 'auto-graded',
    questions: [createChoiceQuestion('What is one and one?', 1), createChoiceQuestion('What is one and two?', 2)],
    assigned_students: students.map(({ id }) => id),
    ...given,
  });
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return (answer.body as { id: string }).id;
}

interface Assigned {
  content_version: number;
  questions: { id: string; type: string }[];
}

/** Submits this student's answers by an HTTP request, in the order of the questions. */
export async function submitAnswersByApi(
  centre: TestCentre,
  { email, password }: TestPerson,
  homework: string,
  answers: readonly (number | string)[],
): Promise<void> {
  const student = await centre.signIn(email, password);
  // The assignment may not be in the read models yet.
  await centre.program.runner.caughtUp();
  const { content_version, questions } = (await student.get(`/api/homework/${homework}/assignment`)).body as Assigned;
  const answer = await student.post(`/api/homework/${homework}/submissions`, {
    content_version,
    answers: questions.map(({ id }, index) => ({ question_id: id, answer: answers[index] })),
  });
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  await centre.program.runner.caughtUp();
}

/** One question of the form, counted from 1. */
export const findQuestionEditor = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: `Question ${number}`, exact: true });

/** Adds a multiple-choice question and fills it in. */
export async function addMultipleChoiceQuestion(
  page: Page,
  number: number,
  text: string,
  correct: string,
): Promise<void> {
  await page.getByRole('button', { name: 'Add Question' }).click();
  const question = findQuestionEditor(page, number);
  await question.getByLabel('Question text').fill(text);
  for (const letter of ['A', 'B', 'C', 'D']) {
    await question.getByLabel(`Option ${letter}`).fill(`${text} ${letter}`);
  }
  await question.getByLabel(`${correct} is correct`).check();
}

/** The line of one homework on the tutor's dashboard. */
export const findHomeworkLine = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: /Assignments$/ })
    .getByRole('listitem')
    .filter({ hasText: title });
