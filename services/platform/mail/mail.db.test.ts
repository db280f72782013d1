import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { openJobQueue } from '#services/platform/jobs/job-queue.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database-fixture.ts';
import { openFakeSmtpServer } from '#testing/fake-smtp-server.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { mailQueue, createMailService as openMailOn } from './mail.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rollbook-mail-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

type Settings = Omit<Parameters<typeof openMailOn>[0], 'jobs' | 'config'> & { config: ReturnType<typeof config> };

const config = (databaseUrl: string, smtpUrl?: string) => ({
  databaseUrl,
  smtpUrl,
  dataDir,
  mailFrom: 'Rollbook <rollbook@localhost>',
});
/** Opens mail on a separate job queue. */
function createMail({ onError = console.error, ...settings }: Settings) {
  const jobs = openJobQueue({ databaseUrl: settings.config.databaseUrl, loadQueues: async () => [mailQueue], onError });
  return { ...openMailOn({ ...settings, jobs, onError }), close: jobs.close };
}
const endConnections = ({ sql }: TestDatabase) => sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name = 'pgboss'`;
const letter = { to: 'ann@example.com', subject: 'A “quoted” subject', text: 'Hello\n{"json": true}\n' };

test('createMailService: without SMTP writes each message to a private file, which the console names', async () => {
  await using database = await openTestDatabase();
  const announced: string[] = [];
  const mail = createMail({ config: config(database.url), announce: (line) => announced.push(line) });
  await database.sql.begin((tx) => mail.send(letter, { tx }));
  await mail.start();
  await expect.poll(() => announced).toHaveLength(1);
  await mail.close();

  const [name = ''] = await readdir(join(dataDir, 'outbox'));
  const file = join(dataDir, 'outbox', name);
  expect(announced[0]).toContain(file);
  expect(announced[0]).not.toContain('ann@');
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await readFile(file, 'utf8')).toBe(
    'From: Rollbook <rollbook@localhost>\nTo: ann@example.com\nSubject: A “quoted” subject\n\nHello\n{"json": true}\n',
  );
});

test('createMailService: delivers a burst of messages at once, not one in half a minute', async () => {
  await using database = await openTestDatabase();
  const announced: string[] = [];
  const mail = createMail({ config: config(database.url), announce: (line) => announced.push(line) });
  await mail.start();
  await mail.send(letter);
  await expect.poll(() => announced).toHaveLength(1);
  await Promise.all(Array.from({ length: 12 }, () => mail.send(letter)));
  await expect.poll(() => announced, { timeout: 15_000 }).toHaveLength(13);
  await mail.close();
});

test('createOutboxDelivery: deletes letters after 30 days', async () => {
  await using database = await openTestDatabase();
  const folder = join(dataDir, 'outbox');
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().replaceAll(/[:.]/g, '-');
  const [old, recent] = [`${daysAgo(31)}-0a1b2c3d.txt`, `${daysAgo(29)}-0a1b2c3d.txt`];
  await mkdir(folder, { recursive: true });
  for (const name of [old, recent, '2020-notes.md']) await writeFile(join(folder, name), 'a letter');
  const mail = createMail({ config: config(database.url), announce: () => {} });
  await mail.send(letter);
  await mail.start();
  await expect.poll(() => readdir(folder)).not.toContain(old);
  await mail.close();
  expect(await readdir(folder)).toEqual(expect.arrayContaining([recent, '2020-notes.md']));
});

test('send: enqueues a message only if its transaction commits', async () => {
  await using database = await openTestDatabase();
  const mail = createMail({ config: config(database.url) });
  await mail.send(letter);
  await database.sql.begin((tx) => mail.send(letter, { tx }));
  await expect(
    database.sql.begin(async (tx) => {
      await mail.send(letter, { tx });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  const [{ count } = {}] = await database.sql`select count(*)::int from desk_jobs.job where name = 'mail'`;
  expect(count).toBe(2);
  await mail.close();
});

test('createMailService: reports a lost connection without the connection object', async () => {
  await using database = await openTestDatabase();
  const errors: unknown[] = [];
  const mail = createMail({ config: config(database.url), onError: (error) => errors.push(error) });
  await mail.start();
  const toldOnceEnded = async () => {
    await endConnections(database);
    return errors;
  };
  await expect.poll(toldOnceEnded).not.toEqual([]);
  await mail.close();
  for (const error of errors) expect(error).not.toHaveProperty('client');
});

testInFaults('createMailService: survives connections that are lost while it starts, works and closes', async () => {
  await using database = await openTestDatabase();
  for (const blows of [1, 2, 3, 5, 8, 13, 21]) {
    const starting = createMail({ config: config(database.url), onError: () => {} });
    const begun = starting.start();
    for (let blow = 0; blow < blows; blow += 1) await endConnections(database);
    await Promise.all([starting.close(), endConnections(database)]);
    await begun;

    const closing = createMail({ config: config(database.url), onError: () => {} });
    await closing.start();
    const ending = endConnections(database);
    for (let turn = 0; turn < blows; turn += 1) await new Promise(setImmediate);
    await Promise.all([closing.close(), ending]);
  }
});

test('createMailService: delivers a message to the SMTP server', async () => {
  await using database = await openTestDatabase();
  await using server = await openFakeSmtpServer();
  const mail = createMail({ config: config(database.url, server.url) });
  await mail.start();
  const unsubscribe = 'http://localhost:3000/unsubscribe?token=abc';
  await mail.send({ to: 'ann@example.com', subject: 'Hello', text: 'A plain line', unsubscribe });
  await expect.poll(() => server.messages).toMatchObject([{ to: 'ann@example.com', text: 'A plain line' }]);
  expect(server.messages[0]?.headers.get('list-unsubscribe')).toBe(`<${unsubscribe}>`);
  expect(server.messages[0]?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  await mail.close();
});

test('createMailService: records an address that the server refuses for ever, and does not try it again', async () => {
  await using database = await openTestDatabase();
  await using server = await openFakeSmtpServer(new Set(['gone@example.com']));
  const outcomes: unknown[] = [];
  const told: unknown[] = [];
  const mail = createMail({
    config: config(database.url, server.url),
    onError: (error) => told.push(error),
    recordOutcome: async (...outcome) => void outcomes.push(outcome),
  });
  await mail.start();
  await mail.send({ ...letter, to: 'gone@example.com' });
  await mail.send(letter);
  await expect.poll(() => outcomes).toHaveLength(2);
  expect(outcomes).toEqual(
    expect.arrayContaining([
      ['gone@example.com', 550],
      ['ann@example.com', undefined],
    ]),
  );
  expect(told.map(String)).toEqual([expect.stringMatching(/was refused for ever \(550\)/)]);
  const isDone = async () =>
    (await database.sql`select 1 from desk_jobs.job where name = 'mail' and state <> 'completed'`).length === 0;
  await expect.poll(isDone).toBe(true);
  await mail.close();
});

test('createMailService: reports a failed delivery without the address and keeps the message in the queue', async () => {
  await using database = await openTestDatabase();
  const told: unknown[] = [];
  const refusing = createServer((socket) => socket.end('554 no service for ann@example.com\r\n'));
  await new Promise<void>((listening) => refusing.listen(0, '127.0.0.1', listening));
  const { port } = refusing.address() as { port: number };
  const mail = createMail({
    config: config(database.url, `smtp://127.0.0.1:${port}`),
    onError: (error) => told.push(error),
  });
  await mail.start();
  await mail.send(letter);
  await expect.poll(() => told).toHaveLength(1);
  expect(String(told[0])).toMatch(/was not delivered \(E\w+\)/);
  expect(String(told[0])).not.toContain('ann@');
  const [job] = await database.sql`select state from desk_jobs.job where name = 'mail'`;
  expect(job?.state).toMatch(/retry|active/);
  await mail.close();
  refusing.close();
});
