import { once } from 'node:events';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import { SOCKETS_PER_PERSON_MAX } from '#services/core/feed/hub.ts';
import type { Client } from '#testing/client.ts';
import { assertCorrect } from '../harness/bench-row.ts';
import { type DemoServer, openDemoServer, signIn } from '../harness/demo-server.ts';

export interface BoardCentre extends Pick<DemoServer, 'url' | 'enrol'>, AsyncDisposable {
  readonly tutor: Client;
  readonly student: Client;
  readonly studentId: string;
  /** Times at which sending each frame began, in milliseconds since 1970. */
  frames(): number[];
  /** Memory after a garbage collection: bytes of heap and external memory, and resident bytes of the process. */
  memory(): Promise<{ readonly held: number; readonly resident: number }>;
}

/** Opens the demo centre; its student practises, and its tutor watches the leaderboard. */
export async function openBoardCentre(): Promise<BoardCentre> {
  await using opening = new AsyncDisposableStack();
  const demo = opening.use(await openDemoServer({ program: 'scripts/bench/leaderboard/server.ts' }));
  const { url, server } = demo;
  const [tutor, student] = [await demo.signIn('Tutor'), await demo.signIn('Student')];
  const { profile } = (await student.get('/api/session')).body;
  const opened = opening.move();
  return {
    ...{ url, tutor, student, studentId: profile.id, enrol: demo.enrol },
    frames: () => [...server.output.matchAll(/^frame ([\d.]+)\.$/gm)].map(([, at]) => Number(at)),
    async memory() {
      const reports = () => [...server.output.matchAll(/^memory (\d+) (\d+)\.$/gm)];
      const before = reports().length;
      server.child.kill('SIGCONT');
      while (reports().length === before) await once(server.child.stdout as never, 'data');
      const [, held, resident] = reports().at(-1) ?? [];
      return { held: Number(held), resident: Number(resident) };
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Creates a student who has not practised yet, and signs them in. */
export async function createSignedInStudent({ url, tutor, enrol }: BoardCentre): Promise<Client> {
  const { email, password } = await enrol(tutor, `${crypto.randomUUID()}@rollbook.example`);
  return signIn(url, email, password);
}

/** Creates the students that are needed to open `boards` leaderboards, and returns their cookies. */
export async function createBoardCookies(centre: BoardCentre, boards: number): Promise<string[]> {
  const people = Array.from({ length: Math.ceil(boards / SOCKETS_PER_PERSON_MAX) }, () =>
    createSignedInStudent(centre),
  );
  return (await Promise.all(people)).map(({ cookie }) => cookie);
}

/** Starts a session and answers its five questions without completing it. Returns its id. */
export async function startAnsweredSession(student: Client): Promise<string> {
  const started = await student.post('/api/practice', { grade: 4, subject: 'math', topic: 'Addition' });
  assertCorrect(started.status === 200, `a session was answered ${started.status}: ${started.text}`);
  const { id } = started.body;
  for (let question = 0; question < QUESTIONS_PER_PRACTICE; question += 1) {
    const { status, text } = await student.post(`/api/practice/${id}/answers`, { question, choice: 0 });
    assertCorrect(status === 200, `an answer was answered ${status}: ${text}`);
  }
  return id;
}

/** Completes a session. Returns the time of the answer in milliseconds since 1970. */
export async function completeSession(student: Client, id: string): Promise<number> {
  const { status, text } = await student.post(`/api/practice/${id}/complete`, {});
  const at = performance.timeOrigin + performance.now();
  assertCorrect(status === 200, `a completion was answered ${status}: ${text}`);
  return at;
}
