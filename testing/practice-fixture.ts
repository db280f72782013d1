/**
 * A centre for tests of practice. The correct option of each question is named “right”, and the clock moves only when a
 * test moves it.
 */
import type { PracticeSession } from '#contracts/practice.ts';
import type { GeneratedQuestion, QuestionSource } from '#services/core/use-case/question-source.ts';
import { openTestCentre, type TestCentre } from './centre-fixture.ts';
import type { Client, ClientResponse } from './client.ts';

const RIGHT = 'right';
export const practiceRequest = { grade: 4, subject: 'math', topic: 'Addition' } as const;

export interface Student {
  readonly id: string;
  readonly client: Client;
}

export interface PracticeCentre extends AsyncDisposable {
  readonly centre: TestCentre;
  /** Returns how many times the question source was called. */
  readonly countDraws: () => number;
  /** Sets the server's clock to an instant, or moves it forward by this number of milliseconds. */
  moveClock(time: string | number): void;
  createStudent(name: string): Promise<Student>;
  /** Starts a session of `practiceRequest`, or of another school grade. */
  startSession(client: Client, grade?: number): Promise<PracticeSession>;
  /** Sends a query once the read models contain everything that was written before it. */
  getWhenCaughtUp(client: Client, path: string): Promise<ClientResponse>;
  /** Answers the first `right` questions correctly and the others wrongly, one per second. */
  answerQuestions(client: Client, session: PracticeSession, right: number): Promise<void>;
  /** Starts a session, answers its questions and completes it. */
  completeSession(client: Client, right: number, grade?: number): Promise<PracticeSession>;
}

/** The index of the correct option. The server has shuffled the options. */
export const findRightChoice = (session: PracticeSession, question: number): number =>
  session.questions[question]?.options.indexOf(RIGHT) as number;
export const findWrongChoice = (session: PracticeSession, question: number): number =>
  (findRightChoice(session, question) + 1) % 4;

export const createPracticeQuestion = (text: string): GeneratedQuestion => ({
  text,
  options: [RIGHT, 'wrong', 'also wrong', 'wrong as well'],
  correctAnswer: 0,
  explanation: `Because of ${text}`,
  origin: { source: 'mathematics' },
});

interface Options {
  /** Environment variables of the program. */
  readonly env?: Record<string, string>;
  /** The folder of the built web, in place of `web/dist`. */
  readonly webRoot?: string;
  /** The instant that the clock shows at first. */
  readonly now?: string;
  /** Returns the question after `before` other questions. Every session asks for five. */
  readonly createQuestion?: (before: number) => GeneratedQuestion;
}

export async function openPracticeCentre({
  env = {},
  webRoot,
  now = '2026-03-20T18:00:00.000Z',
  createQuestion = (before) => createPracticeQuestion(`Question ${before}?`),
}: Options = {}): Promise<PracticeCentre> {
  let clock = Date.parse(now);
  let drawn = 0;
  const source: QuestionSource = {
    async questions({ count }) {
      drawn += 1;
      return Array.from({ length: count }, (_, index) => createQuestion((drawn - 1) * count + index));
    },
  };
  const centre = await openTestCentre({
    env,
    ...(webRoot && { webRoot }),
    clock: () => new Date(clock),
    questions: source,
  });

  const startSession = async (client: Client, grade: number = practiceRequest.grade) =>
    toBody(await client.post('/api/practice', { ...practiceRequest, grade }));
  const answerQuestions = async (client: Client, session: PracticeSession, right: number) => {
    for (const index of session.questions.keys()) {
      clock += 1_000;
      const choice = index < right ? findRightChoice(session, index) : findWrongChoice(session, index);
      toBody(await client.post(`/api/practice/${session.id}/answers`, { question: index, choice }));
    }
  };
  return {
    centre,
    countDraws: () => drawn,
    moveClock(time) {
      clock = typeof time === 'number' ? clock + time : Date.parse(time);
    },
    async createStudent(name) {
      const { id, email, password } = await centre.createStudent({ name });
      return { id, client: await centre.signIn(email, password) };
    },
    async getWhenCaughtUp(client, path) {
      await centre.program.runner.caughtUp();
      return client.get(path);
    },
    ...{ startSession, answerQuestions },
    async completeSession(client, right, grade) {
      const session = await startSession(client, grade);
      await answerQuestions(client, session, right);
      return toBody(await client.post(`/api/practice/${session.id}/complete`, {}));
    },
    [Symbol.asyncDispose]: () => centre[Symbol.asyncDispose](),
  };
}

function toBody(answer: ClientResponse) {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}
