/** A centre in which Ms Lee assigns homework, for browser tests of a student's homework. */
import type { Locator, Page } from 'playwright-core';
import { fixedNoon, openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { createChoiceQuestion, createOpenQuestion } from '#testing/homework-fixture.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { findStat, openSignedInVisitor, type SignedInVisitor } from './steps.ts';

type Questions = Record<string, unknown>[];

export interface HomeworkCentre extends AsyncDisposable {
  readonly centre: TestCentre;
  /** The client of Ms Lee. */
  readonly tutor: Client;
  enrol(name: string): Promise<TestPerson>;
  /**
   * Assigns “Fractions” with a choice and an open question, graded by the tutor, unless `asked` says otherwise. Returns
   * its id.
   */
  assign(student: TestPerson, asked?: object): Promise<string>;
  /** The tutor edits the questions. Questions with the id of an existing one replace it. */
  revise(id: string, change: (questions: Questions) => object[]): Promise<void>;
  /** The submissions that the server knows, once the read models are current. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what came, whatever it is
  submissionsOf(id: string): Promise<any[]>;
  /** Opens the homework in a new browser of the student. */
  answering(student: TestPerson, id: string): Promise<SignedInVisitor>;
}

export async function openHomeworkCentre(): Promise<HomeworkCentre> {
  const centre = await openTestCentre({ clock: fixedNoon });
  const lee = await centre.createTutor({ name: 'Ms Lee' });
  const tutor = await centre.signIn(lee.email, lee.password);
  return {
    centre,
    tutor,
    enrol: (name) => centre.createStudent({ name, classes: 3 }),
    async assign(student, asked = {}) {
      const { status, text, body } = await tutor.post('/api/homework', {
        title: 'Fractions',
        grading_type: 'tutor-graded',
        questions: [createChoiceQuestion('Half of 4?'), createOpenQuestion('Why is that so?')],
        assigned_students: [student.id],
        ...asked,
      });
      if (status !== 200) throw new Error(text);
      await centre.program.runner.caughtUp();
      return body.id;
    },
    async revise(id, change) {
      const { body } = await tutor.get(`/api/homework/${id}`);
      const { title, grading_type, assigned_students, version } = body;
      const saved = await tutor.post(
        `/api/homework/${id}`,
        { title, grading_type, assigned_students, questions: change(body.questions.map(asSent)) },
        { 'if-match': `"${version}"` },
      );
      if (saved.status !== 200) throw new Error(saved.text);
    },
    async submissionsOf(id) {
      await centre.program.runner.caughtUp();
      return (await tutor.get(`/api/homework/${id}/submissions`)).body.submissions;
    },
    async answering(student, id) {
      const seated = await openSignedInVisitor(centre, student);
      await seated.page.goto(`/complete-homework/${id}`);
      await seated.page.getByRole('heading', { name: 'Fractions', level: 1 }).waitFor();
      return seated;
    },
    [Symbol.asyncDispose]: () => centre[Symbol.asyncDispose](),
  };
}

/** Converts a question of an answer to one of a request. */
const asSent = ({ id, type, text, options, correct_answer }: Questions[number]) => ({
  ...{ id, type, text },
  ...(type === 'multiple-choice' && { options, correct_answer }),
});

export const findAnswerBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Your Answer' });
export const chooseHomeworkOption = (page: Page, option: string): Promise<void> =>
  page.getByRole('radio', { name: option }).check();
export const findSubmitAssignmentButton = (page: Page): Locator => page.getByRole('button', { name: /^Submit/ });
export const waitUntilDraftSaved = (page: Page): Promise<void> =>
  page.getByText(/Saved \d?\d:\d\d\s[AP]M · not submitted yet/).waitFor();
export const expectStat = (page: Page, label: string, value: number): Promise<void> =>
  findStat(page, label).getByText(String(value), { exact: true }).waitFor();
/** The line of an assignment on the student's dashboard. */
export const findAssignmentLine = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: 'Your Assignments' }).getByRole('listitem').filter({ hasText: title });
