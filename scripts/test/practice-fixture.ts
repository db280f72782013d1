/**
 * A centre for tests of practice. The correct option of each question is named “right”, and the clock moves only when a
 * test moves it.
 */
import type { PracticeSession } from '#contracts/practice.ts';
import type { GeneratedQuestion, QuestionSource } from '#services/questions/port/question-source.ts';
import { openTestCentre, type TestCentre } from './centre-fixture.ts';
import type { Answer, Client } from './client.ts';

const RIGHT = 'right';
export const asked = { grade: 4, subject: 'math', topic: 'Addition' } as const;

export interface Student {
  readonly id: string;
  readonly client: Client;
}

export interface PracticeCentre extends AsyncDisposable {
  readonly centre: TestCentre;
  /** Returns how many times the question source was called. */
  readonly drawn: () => number;
  /** Sets the server's clock to an instant, or moves it forward by this number of milliseconds. */
  at(time: string | number): void;
  student(name: string): Promise<Student>;
  start(client: Client): Promise<PracticeSession>;
  /** Sends a query once the read models contain everything that was written before it. */
  see(client: Client, path: string): Promise<Answer>;
  /** Answers the first `right` questions correctly and the others wrongly, one per second. */
  answer(client: Client, session: PracticeSession, right: number): Promise<void>;
  /** Starts a session, answers its questions and completes it. */
  practise(client: Client, right: number): Promise<PracticeSession>;
}

/** The index of the correct option. The server has shuffled the options. */
export const rightChoice = (session: PracticeSession, question: number): number =>
  session.questions[question]?.options.indexOf(RIGHT) as number;
export const wrongChoice = (session: PracticeSession, question: number): number =>
  (rightChoice(session, question) + 1) % 4;

export const question = (text: string): GeneratedQuestion => ({
  text,
  options: [RIGHT, 'wrong', 'also wrong', 'wrong as well'],
  correctAnswer: 0,
  explanation: `Because of ${text}`,
});

interface Options {
  /** Environment variables of the program. */
  readonly env?: Record<string, string>;
  /** The instant that the clock shows at first. */
  readonly now?: string;
  /** Returns the question after `before` other questions. Every session asks for five. */
  readonly ask?: (before: number) => GeneratedQuestion;
}

export async function openPracticeCentre({
  env = {},
  now = '2026-03-20T18:00:00.000Z',
  ask = (before) => question(`Question ${before}?`),
}: Options = {}): Promise<PracticeCentre> {
  let clock = Date.parse(now);
  let drawn = 0;
  const source: QuestionSource = {
    async questions({ count }) {
      drawn += 1;
      return Array.from({ length: count }, (_, index) => ask((drawn - 1) * count + index));
    },
  };
  const centre = await openTestCentre({ env, clock: () => new Date(clock), questions: source });

  const start = async (client: Client) => body(await client.post('/api/practice', asked));
  const answer = async (client: Client, session: PracticeSession, right: number) => {
    for (const at of session.questions.keys()) {
      clock += 1_000;
      const choice = at < right ? rightChoice(session, at) : wrongChoice(session, at);
      body(await client.post(`/api/practice/${session.id}/answers`, { question: at, choice }));
    }
  };
  return {
    centre,
    drawn: () => drawn,
    at(time) {
      clock = typeof time === 'number' ? clock + time : Date.parse(time);
    },
    async student(name) {
      const { id, email, password } = await centre.createStudent({ name });
      return { id, client: await centre.signIn(email, password) };
    },
    async see(client, path) {
      await centre.program.runner.caughtUp();
      return client.get(path);
    },
    ...{ start, answer },
    async practise(client, right) {
      const session = await start(client);
      await answer(client, session, right);
      return body(await client.post(`/api/practice/${session.id}/complete`, {}));
    },
    [Symbol.asyncDispose]: () => centre[Symbol.asyncDispose](),
  };
}

function body(answer: Answer) {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}
