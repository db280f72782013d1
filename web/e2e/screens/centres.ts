/** The two centres whose screens are shown, each a program of its own with its own data. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '#testing/client.ts';
import { openDemoServer, signIn } from '#testing/demo-server.ts';
import { ServerProcess } from '#testing/server-process.ts';

export interface People {
  readonly owner: Client;
  readonly tutor: Client;
  readonly student: Client;
  /** Sees the classes of the student. */
  readonly family: Client;
  /** Has signed up and is not approved yet. */
  readonly applicant: Client;
}

export interface Centre extends AsyncDisposable {
  readonly url: string;
  readonly people: People;
}

/** The demo centre. */
export async function openFullCentre(): Promise<Centre> {
  const demo = await openDemoServer({ env: { SIGNUPS: 'approval' } });
  const [tutor, student] = [await demo.signIn('Tutor'), await demo.signIn('Student')];
  const people = {
    ...{ tutor, student },
    owner: await demo.signIn('Owner'),
    family: await createFamily(demo.url, tutor, student),
    applicant: await signUp(demo.url),
  };
  return { url: demo.url, people, [Symbol.asyncDispose]: () => demo[Symbol.asyncDispose]() };
}

/** A new centre, with an owner, a tutor and a student and nothing else. */
export async function openEmptyCentre(): Promise<Centre> {
  await using opening = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-screens-'));
  opening.defer(() => rm(dataDir, { recursive: true, force: true }));
  const owner = await createTutor(dataDir, 'olive@rollbook.example', '--owner');
  const tutor = await createTutor(dataDir, 'sam@rollbook.example');
  const student = { email: 'mia@rollbook.example', password: 'chalk and slate' };
  const server = new ServerProcess('services/server/main.ts', { PORT: '0', DATA_DIR: dataDir, EVENTSTORE_URL: '' });
  opening.defer(async () => void (await server.end('SIGTERM')));
  const [, url = ''] = await server.waitForOutput(/Rollbook is running: (\S+)/);
  const tutorClient = await signIn(url, tutor.email, tutor.password);
  await tutorClient.post('/api/students', { name: 'Mia Lund', ...student, classes_total: 0 });
  const studentClient = await signIn(url, student.email, student.password);
  const people = {
    owner: await signIn(url, owner.email, owner.password),
    tutor: tutorClient,
    student: studentClient,
    family: await createFamily(url, tutorClient, studentClient),
    applicant: await signUp(url),
  };
  const opened = opening.move();
  return { url, people, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/** Makes a family account that sees the student, and leaves another invitation open. */
async function createFamily(url: string, tutor: Client, student: Client): Promise<Client> {
  const { id } = (await student.get('/api/session')).body.profile;
  const invite = () => tutor.post(`/api/students/${id}/families`, { name: 'Ann Lund', email: '' });
  const { link } = (await invite()).body;
  const account = { name: 'Ann Lund', email: 'ann@rollbook.example', password: 'chalk and slate' };
  const token = new URL(link).searchParams.get('family-invitation');
  const { status, text } = await new Client(url).post('/api/family-invitation', { ...account, token });
  if (status !== 204) throw new Error(`No family account was made: ${text}`);
  await invite();
  return signIn(url, account.email, account.password);
}

async function signUp(url: string): Promise<Client> {
  const account = { name: 'Zoe Park', email: 'zoe@rollbook.example', password: 'chalk and slate' };
  const { status, text } = await new Client(url).post('/api/auth/sign-up', account);
  if (status !== 200) throw new Error(`Nobody could sign up: ${text}`);
  return signIn(url, account.email, account.password);
}

async function createTutor(dataDir: string, email: string, ...flags: string[]) {
  const args = ['create-tutor', '--name', 'Sam Okafor', '--email', email, ...flags];
  const env = { DATA_DIR: dataDir, EVENTSTORE_URL: '' };
  const { output } = await new ServerProcess('scripts/rollbook.js', env, ...args).end();
  const [, password] = /^Password: (.+)$/m.exec(output) ?? [];
  if (password === undefined) throw new Error(`No account was created for ${email}:\n${output}`);
  return { email, password };
}
