/** A centre with an owner, two tutors and two students, for tests of homework. */
import { openTestCentre, type TestCentre } from './centre-fixture.ts';
import type { Client, ClientResponse } from './client.ts';
import type { TestPerson } from './people-fixture.ts';

export const createChoiceQuestion = (text: string, correct_answer = 0) => ({
  ...{ type: 'multiple-choice', text, correct_answer },
  options: ['one', 'two', 'three', 'four'].map((word) => `${text} ${word}`),
});
export const createOpenQuestion = (text: string) => ({ type: 'open-answer', text });

interface HomeworkFields {
  readonly title?: string;
  readonly questions?: readonly object[];
  readonly assigned_students?: readonly string[];
  readonly grading_type?: 'auto-graded' | 'tutor-graded';
  readonly due_date?: string;
  readonly keys_shown?: boolean;
}

export interface HomeworkCentre extends AsyncDisposable {
  readonly centre: TestCentre;
  readonly owner: Client;
  readonly tutor: Client;
  readonly otherTutor: Client;
  readonly mia: Client;
  readonly noah: Client;
  readonly people: { readonly tutor: TestPerson; readonly mia: TestPerson };
  readonly ids: { readonly tutor: string; readonly mia: string; readonly noah: string };
  /**
   * Creates a homework of the tutor and returns its id. It is assigned to Mia and Noah unless `fields` says otherwise.
   */
  createHomework(fields?: HomeworkFields): Promise<string>;
  /** Sends a query once the read models contain everything that was written before it. */
  getWhenCaughtUp(client: Client, path: string): Promise<ClientResponse>;
  /** Submits answers. Their keys are the texts of the questions. */
  submitHomework(client: Client, id: string, answers: Record<string, number | string>): Promise<ClientResponse>;
}

export const openHomeworkCentre = async (
  env: Record<string, string> = {},
  clock = () => new Date('2026-03-20T18:00:00Z'),
): Promise<HomeworkCentre> => {
  const centre = await openTestCentre({ clock, env });
  const lee = await centre.createTutor({ name: 'Ms Lee' });
  const ortiz = await centre.createTutor({ name: 'Mr Ortiz' });
  const sam = await centre.createTutor({ name: 'Sam Whitfield', owner: true });
  const mia = await centre.createStudent({ name: 'Mia Chen' });
  const noah = await centre.createStudent({ name: 'Noah Brandt' });
  const clients = await Promise.all([sam, lee, ortiz, mia, noah].map((who) => centre.signIn(who.email, who.password)));
  const [owner, tutor, otherTutor, miasClient, noahsClient] = clients as [Client, Client, Client, Client, Client];
  const ids = { tutor: lee.id, mia: mia.id, noah: noah.id };

  const getWhenCaughtUp = async (client: Client, path: string) => {
    await centre.program.runner.caughtUp();
    return client.get(path);
  };
  return {
    ...{
      centre,
      owner,
      tutor,
      otherTutor,
      mia: miasClient,
      noah: noahsClient,
      people: { tutor: lee, mia },
      ids,
      getWhenCaughtUp,
    },
    async createHomework(fields = {}) {
      const body = { ...createHomeworkRequest(ids), ...fields };
      const answer = await tutor.post('/api/homework', body);
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.body.id;
    },
    async submitHomework(client, id, answers) {
      const { body } = await getWhenCaughtUp(client, `/api/homework/${id}/assignment`);
      const questions: { id: string; text: string }[] = body.questions;
      return client.post(`/api/homework/${id}/submissions`, {
        content_version: body.content_version,
        answers: questions.flatMap(({ id: question_id, text }) =>
          answers[text] === undefined ? [] : [{ question_id, answer: answers[text] }],
        ),
      });
    },
    [Symbol.asyncDispose]: () => centre[Symbol.asyncDispose](),
  };
};

/** A valid body of the request that creates homework. */
export const createHomeworkRequest = ({ mia, noah }: { mia: string; noah: string }) => ({
  title: 'Fractions',
  questions: [createChoiceQuestion('Half of 4?'), createChoiceQuestion('Half of 6?', 1)] as object[],
  assigned_students: [mia, noah],
  grading_type: 'auto-graded',
});
