import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { DemoAccount } from '#services/core/centre/demo-account.ts';
import { launchChromium, toBrowserCookies } from './chromium.ts';
import { Client } from './client.ts';
import { ServerProcess } from './server-process.ts';

/** The demo centre in a separate process with its own data folder. */
export interface DemoServer extends AsyncDisposable {
  readonly url: string;
  readonly server: ServerProcess;
  /** Signs in to a demo account by its label. */
  signIn(label: 'Owner' | 'Tutor' | 'Student'): Promise<Client>;
  /** Creates a student with `classes` classes, 6 by default. */
  enrol(tutor: Client, email: string, classes?: number): Promise<BenchStudent>;
  /** Runs `rollbook verify` while the server runs. Throws when the record has a fault. */
  verify(): Promise<void>;
}

export interface BenchStudent {
  readonly id: string;
  signIn(): Promise<Client>;
}

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  /** Path of the program from the project root. */
  readonly program?: string;
  /** A data folder that is kept after the server is closed. The default is a new folder, which is deleted. */
  readonly dataDir?: string;
}

const password = 'chalk and slate';

export async function openDemoServer(options: Options = {}): Promise<DemoServer> {
  await using opening = new AsyncDisposableStack();
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'rollbook-demo-')));
  if (options.dataDir === undefined) opening.defer(() => rm(dataDir, { recursive: true, force: true }));
  // Clears EVENTSTORE_URL of this process's environment, so that the log is in PostgreSQL by default.
  const env = { PORT: '0', DATA_DIR: dataDir, EVENTSTORE_URL: '', ...options.env };
  const server = new ServerProcess(options.program ?? 'scripts/demo/start.ts', env);
  opening.defer(async () => void (await server.end('SIGTERM')));
  const [, url = ''] = await server.waitForOutput(/Rollbook is running: (\S+)/);
  const opened = opening.move();
  return {
    ...{ url, server },
    async signIn(label) {
      const { body } = await new Client(url).get('/api/centre');
      const accounts: readonly DemoAccount[] = body.demo_accounts;
      const account = accounts.find((candidate) => candidate.label === label);
      return signIn(url, account?.email ?? '', account?.password ?? '');
    },
    async enrol(tutor, email, classes = 6) {
      const name = email.replace(/@.*/, '');
      const create = () => tutor.post('/api/students', { name, email, password, classes_total: classes });
      let answer = await create();
      // Retries after the rate limit of account creation per tutor and minute.
      for (; answer.status === 429; answer = await create())
        await sleep(1_000 * Number(answer.headers.get('retry-after') ?? 5));
      assert.equal(answer.status, 200, answer.text);
      return { id: answer.body.balance.student_id, signIn: () => signIn(url, email, password) };
    },
    async verify() {
      const { code, output } = await new ServerProcess('scripts/rollbook.js', { DATA_DIR: dataDir }, 'verify').end();
      assert.equal(code, 0, `verify ended with ${code}:\n${output}`);
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

export async function signIn(url: string, email: string, password: string): Promise<Client> {
  const client = new Client(url);
  const { status, text } = await client.post('/api/auth/sign-in', { email, password });
  assert.equal(status, 204, `${email} could not sign in: ${text}`);
  return client;
}

/** Opens a path of a program in a browser of its own with the session of a client. */
export async function openPage(opened: AsyncDisposableStack, client: Client, path: string): Promise<Page> {
  const browser = await launchChromium();
  opened.defer(() => browser.close());
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL: client.url, locale: 'en-US', viewport });
  await context.addCookies(toBrowserCookies(client.cookie, client.url));
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
