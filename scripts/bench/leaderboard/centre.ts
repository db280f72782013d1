import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import { Client } from '#scripts/test/client.ts';
import { ServerProcess } from '#scripts/test/server-process.ts';
import { SOCKETS_MAX } from '#services/feed/hub.ts';
import { check } from '../harness/bench-row.ts';
import { signInDemoAccount } from '../harness/sign-in-demo-account.ts';

export interface BoardCentre extends AsyncDisposable {
  readonly url: string;
  readonly tutor: Client;
  readonly student: Client;
  readonly studentId: string;
  /** When each frame was begun to be sent, in milliseconds since 1970. */
  frames(): number[];
  /** Bytes that the program holds after everything that can go is gone, and bytes of its process. */
  memory(): Promise<{ readonly held: number; readonly resident: number }>;
}

/** The demo centre in a process of its own; its student practises, its tutor looks. */
export async function boardCentre(): Promise<BoardCentre> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-boards-'));
  const server = new ServerProcess('scripts/bench/leaderboard/server.ts', { PORT: '0', DATA_DIR: dataDir });
  const close = async () => {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const [, url = ''] = await server.says(/Rollbook is running: (\S+)/);
    const [tutor, student] = [await signInDemoAccount(url, 'Tutor'), await signInDemoAccount(url, 'Student')];
    const { profile } = (await student.get('/api/session')).body;
    return {
      ...{ url, tutor, student, studentId: profile.id },
      frames: () => [...server.output.matchAll(/^frame ([\d.]+)\.$/gm)].map(([, at]) => Number(at)),
      async memory() {
        const told = () => [...server.output.matchAll(/^memory (\d+) (\d+)\.$/gm)];
        const before = told().length;
        server.child.kill('SIGCONT');
        while (told().length === before) await once(server.child.stdout as never, 'data');
        const [, held, resident] = told().at(-1) ?? [];
        return { held: Number(held), resident: Number(resident) };
      },
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Somebody who has not practised yet, signed in. */
export async function newStudent(url: string, tutor: Client): Promise<Client> {
  const account = { email: `${crypto.randomUUID()}@rollbook.example`, password: 'chalk and slate' };
  const created = await tutor.post('/api/students', { name: 'Ada Byron', ...account });
  check(created.status === 200, `a new student was answered ${created.status}: ${created.text}`);
  const student = new Client(url);
  const { status } = await student.post('/api/auth/sign-in', account);
  check(status === 204, `a new student could not sign in (${status})`);
  return student;
}

/** Cookies of as many new students as so many boards have to be shared between. */
export async function boardCookies(url: string, tutor: Client, boards: number): Promise<string[]> {
  const people = Array.from({ length: Math.ceil(boards / SOCKETS_MAX) }, () => newStudent(url, tutor));
  return (await Promise.all(people)).map(({ cookie }) => cookie);
}

/** A session whose five questions are answered; what is left is to complete it. */
export async function answeredSession(student: Client): Promise<string> {
  const started = await student.post('/api/practice', { grade: 4, subject: 'math', topic: 'Addition' });
  check(started.status === 200, `a session was answered ${started.status}: ${started.text}`);
  const { id } = started.body;
  for (let question = 0; question < QUESTIONS_PER_PRACTICE; question += 1) {
    const { status, text } = await student.post(`/api/practice/${id}/answers`, { question, choice: 0 });
    check(status === 200, `an answer was answered ${status}: ${text}`);
  }
  return id;
}

/** Completes a session; when the answer was there, in milliseconds since 1970. */
export async function completed(student: Client, id: string): Promise<number> {
  const { status, text } = await student.post(`/api/practice/${id}/complete`, {});
  const at = performance.timeOrigin + performance.now();
  check(status === 200, `a completion was answered ${status}: ${text}`);
  return at;
}
