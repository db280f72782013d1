import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Sql } from 'postgres';
import { expect, test, vi } from 'vitest';
import { unsealEvents } from '#events/record/unseal-events.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import { loadContactForms, storeContactMessage } from '#services/people/contact/contact-messages.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import { Client } from '#testing/client.ts';
import { openDurableCentre } from '#testing/durable-centre-fixture.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { createOpenQuestion } from '#testing/homework-fixture.ts';
import { ServerProcess } from '#testing/server-process.ts';

/** A text for each place in which the program keeps something of a person. */
const planted = {
  name: 'Quillon Zarbeth',
  email: 'zarbeth.plover@rollbook.example',
  familyName: 'Odalys Fernwhistle',
  familyEmail: 'fernwhistle@rollbook.example',
  note: 'planted-note-kestrel',
  privateNote: 'planted-private-heron',
  reason: 'planted-reason-bittern',
  absence: 'planted-absence-dunlin',
  question: 'planted-question-godwit',
  answer: 'planted-answer-curlew',
  feedback: 'planted-feedback-avocet',
  draft: 'planted-draft-whimbrel',
  message: 'planted-message-phalarope',
  device: 'planted-device-turnstone',
};
const names = Object.keys(planted) as (keyof typeof planted)[];
type Found = Record<string, readonly string[]>;

const findIn = (texts: Iterable<string | Buffer>): string[] => {
  const all = [...texts];
  return names.filter((name) => all.some((text) => text.includes(planted[name] as never)));
};

const readFiles = async (folder: string): Promise<Buffer[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) => {
      // A file of the database may be removed while the others are read.
      const bytes = await readFile(file).catch(() => Buffer.alloc(0));
      return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
    }),
  );
};

const readRows = async (sql: Sql): Promise<string[]> => {
  const tables = await sql<{ schema: string; table: string }[]>`
    select schemaname as schema, tablename as "table" from pg_tables where schemaname <> 'information_schema'`;
  const rows: string[] = [];
  for (const { schema, table } of tables)
    for (const { row } of await sql<{ row: string }[]>`select t::text as row from ${sql(schema)}.${sql(table)} t`)
      rows.push(row);
  return rows;
};

test('an erased person is found nowhere: tables, log, export, backup, log lines, feed, files of the database and outbox', {
  timeout: 300_000,
}, async () => {
  await using centre = await openDurableCentre();
  const { record, url, env, tutor, server } = centre;
  const { sql, store, config } = record;
  const folder = await mkdtemp(join(tmpdir(), 'rollbook-erasure-'));
  const rollbook = async (...args: string[]) => {
    const { code, output } = await new ServerProcess('scripts/rollbook.js', env, ...args).end();
    expect(code, output).toBe(0);
    return output;
  };
  const send = async (client: Client, path: string, body: unknown) => {
    const answer = await client.post(path, body);
    expect(answer.status, `${path}: ${answer.text}`).toBeLessThan(300);
    return answer.body;
  };

  const { name, email } = planted;
  const password = 'chalk and slate';
  const created = await send(tutor, '/api/students', { name, email, password, classes_total: 4 });
  const id: string = created.balance.student_id;
  const student = new Client(url);
  const agent = { 'user-agent': planted.device };
  expect((await student.post('/api/auth/sign-in', { email, password }, agent)).status).toBe(204);
  const of = `/api/students/${id}`;
  await send(tutor, `${of}/families`, { name: planted.familyName, email: planted.familyEmail });
  const marked = { status: 'present', notes: planted.note, private_notes: planted.privateNote };
  await send(tutor, `${of}/attendance`, marked);
  await send(tutor, `${of}/classes/remove`, { classes: 1, reason: planted.reason, code: 'other' });
  const { today } = (await tutor.get('/api/centre')).body;
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  await send(student, `${of}/absences`, { date: tomorrow, reason: planted.absence });
  await send(student, `${of}/cases`, { row_id: null, kind: 'other', text: planted.question });
  const assigned = { assigned_students: [id], grading_type: 'tutor-graded', questions: [createOpenQuestion('Why?')] };
  const homework = `/api/homework/${(await send(tutor, '/api/homework', { title: 'Open', ...assigned })).id}`;
  const draft = `/api/drafts/answers:${homework.split('/').at(-1)}`;
  await send(student, draft, { body: { text: planted.draft }, revision: 0 });
  const { questions, content_version } = (await student.get(`${homework}/assignment`)).body;
  const answers = [{ question_id: questions[0].id, answer: planted.answer }];
  await send(student, `${homework}/submissions`, { content_version, answers });
  await send(student, draft, { body: { text: planted.draft }, revision: 0 });
  await send(tutor, `${homework}/submissions/${id}/grade`, { grade: 90, feedback: planted.feedback });
  await record.accounts.requestPasswordReset(email);
  const form = { name, contact: email, message: planted.message };
  await sql.begin((tx) =>
    storeContactMessage(tx, {
      id: crypto.randomUUID(),
      form: form as never,
      key: config.personalDataKey,
      now: new Date(),
    }),
  );
  // The letter with the link was delivered into the outbox.
  await vi.waitFor(
    async () => expect((await readdir(join(config.dataDir, 'outbox'))).length).toBeGreaterThan(0),
    30_000,
  );
  const [key] = await sql<[{ wrapped: Buffer }]>`select wrapped from desk.personal_keys where person_id = ${id}`;

  const databaseFiles = join(config.dataDir, '..', 'postgres');
  const scan = async (): Promise<Found> => {
    const log: string[] = [];
    // The key ring of the test may remember a key, because it does not follow the log.
    const keys = createPersonalKeyRing({ sql, masterKey: config.personalDataKey });
    for await (const { events } of readLogToEnd(store, 0n, 'stored'))
      log.push(...(await unsealEvents(events, keys)).map(({ data }) => JSON.stringify(data)));
    const files = await readFiles(databaseFiles);
    return {
      rows: findIn(await readRows(sql)),
      log: findIn(log),
      messages: findIn((await loadContactForms(sql, config.personalDataKey)).map((each) => JSON.stringify(each))),
      files: [...findIn(files), ...(files.some((file) => file.includes(key.wrapped)) ? ['key'] : [])],
      outbox: findIn(await readFiles(join(config.dataDir, 'outbox'))),
      drafts: (await sql`select from desk.drafts where person_id = ${id}`).length > 0 ? ['draft'] : [],
    };
  };
  const before = await scan();
  const seen = new Set(Object.values(before).flat());
  expect(names.filter((each) => !seen.has(each))).toEqual([]);
  expect(before).toMatchObject({
    rows: expect.arrayContaining(['name', 'email', 'device']),
    files: expect.arrayContaining(['name', 'email', 'key']),
    outbox: expect.arrayContaining(['email']),
  });

  const printed = await rollbook('erase', email, '--dry-run');
  expect(printed).toContain(name);
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
  const nothing = { rows: [], log: [], messages: [], files: [], outbox: [], drafts: [] };
  expect(await scan()).toEqual(nothing);
  expect(
    findIn([...(await readFiles(folder)), server.output.slice(linesBefore), JSON.stringify(socket.messages)]),
  ).toEqual([]);
  const pages = [
    '/api/students?former=true',
    '/api/attendance',
    '/api/activity',
    homework,
    `${homework}/submissions`,
    of,
  ];
  expect(findIn(await Promise.all(pages.map(async (page) => (await tutor.get(page)).text)))).toEqual([]);
  expect(await rollbook('verify')).toMatch(/\d/);
  await rm(folder, { recursive: true });
});
