import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openDurableCentre } from '#testing/durable-centre-fixture.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { ServerProcess } from '#testing/server-process.ts';
import {
  findPlanted,
  NOTHING_FOUND,
  type PlantedPerson,
  plantPerson,
  readFiles,
  scanCentre,
} from './test/planted-person.ts';

/** Pages that show a tutor something of the person. */
const toPages = ({ id, homework, race }: PlantedPerson) => [
  ...['/api/students?former=true', '/api/attendance', '/api/activity', '/api/cases'],
  ...['/api/leaderboard', '/api/leaderboard/nicknames', homework, `${homework}/submissions`, race],
  ...['', '/cases', '/class-history', '/practice/mastery'].map((page) => `/api/students/${id}${page}`),
  `${homework}/submissions/${id}`,
];

test('an erased person is found nowhere: tables, log, export, backup, log lines, feed, files of the database and outbox', async () => {
  await using centre = await openDurableCentre();
  const { record, url, env, tutor, server } = centre;
  const { sql, config } = record;
  const folder = await mkdtemp(join(tmpdir(), 'rollbook-erasure-'));
  const rollbook = async (...args: string[]) => {
    const { code, output } = await new ServerProcess('scripts/rollbook.js', env, ...args).end();
    expect(code, output).toBe(0);
    return output;
  };
  const person = await plantPerson(centre);
  const { id, texts } = person;
  // The letter with the link was delivered into the outbox.
  await vi.waitFor(
    async () => expect((await readdir(join(config.dataDir, 'outbox'))).length).toBeGreaterThan(0),
    30_000,
  );
  const scan = () => scanCentre(record, join(config.dataDir, '..', 'postgres'), [person]);
  const before = await scan();
  const seen = new Set(Object.values(before).flat());
  expect(Object.keys(texts).filter((each) => !seen.has(each))).toEqual([]);
  expect(before).toMatchObject({
    rows: expect.arrayContaining(['name', 'email', 'device']),
    files: expect.arrayContaining(['name', 'email']),
    keys: ['key'],
    outbox: expect.arrayContaining(['email']),
  });

  const readPages = async () =>
    findPlanted(
      [person],
      await Promise.all(toPages(person).map(async (page) => `${page}: ${(await tutor.get(page)).text}`)),
    );
  expect(await readPages()).toEqual(
    expect.arrayContaining(['name', 'nickname', 'note', 'question', 'familyQuestion', 'answer', 'feedback']),
  );

  const printed = await rollbook('erase', texts.email, '--dry-run');
  expect(printed).toContain(texts.name);
  expect(await scan()).toEqual(before);
  using socket = await openFeedSocket(url, tutor.cookie);
  const linesBefore = server.output.length;
  expect(await rollbook('erase', id, '--yes')).toContain('Erased.');
  await vi.waitFor(
    async () => expect(await sql`select from desk.erasures where rewritten_at is not null`).toHaveLength(1),
    90_000,
  );
  await socket.waitForMessage((message) => JSON.stringify(message).includes('roster'));

  await rollbook('export', join(folder, 'export'), '--with-keys');
  await rollbook('backup', join(folder, 'backups'), '--with-keys', join(folder, 'keys'));
  expect(await scan()).toEqual(NOTHING_FOUND);
  const shown = [...(await readFiles(folder)), server.output.slice(linesBefore), JSON.stringify(socket.messages)];
  expect(findPlanted([person], shown)).toEqual([]);
  expect(await readPages()).toEqual([]);
  expect(await rollbook('verify')).toMatch(/\d/);
  await rm(folder, { recursive: true });
});
