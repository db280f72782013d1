/** People with texts that occur nowhere else, and a scanner for these texts. It shows what an erasure leaves behind. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Sql } from 'postgres';
import { expect } from 'vitest';
import { unsealEvents } from '#events/record/unseal-events.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import { loadContactForms, storeContactMessage } from '#services/people/contact/contact-messages.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import type { ProgramCore } from '#services/server/program/program-core.ts';
import { Client } from '#testing/client.ts';
import { createOpenQuestion } from '#testing/homework-fixture.ts';

/** A text for each place in which the program keeps something of a person; `mark` makes those of several people differ. */
const createTexts = (mark: string) => ({
  name: `Quillon${mark} Zarbeth${mark}`,
  nickname: `Comet${mark} Wryneck${mark}`,
  email: `zarbeth.plover${mark}@rollbook.example`,
  familyName: `Odalys${mark} Fernwhistle${mark}`,
  familyEmail: `fernwhistle${mark}@rollbook.example`,
  note: `planted-note-kestrel${mark}`,
  privateNote: `planted-private-heron${mark}`,
  reason: `planted-reason-bittern${mark}`,
  absence: `planted-absence-dunlin${mark}`,
  question: `planted-question-godwit${mark}`,
  familyQuestion: `planted-family-question-sanderling${mark}`,
  answer: `planted-answer-curlew${mark}`,
  feedback: `planted-feedback-avocet${mark}`,
  draft: `planted-draft-whimbrel${mark}`,
  topic: `addition planted-topic-lapwing${mark}`,
  message: `planted-message-phalarope${mark}`,
  device: `planted-device-turnstone${mark}`,
});
type PlantedText = keyof ReturnType<typeof createTexts>;

export interface PlantedPerson {
  readonly id: string;
  readonly mark: string;
  readonly texts: Readonly<Record<PlantedText, string>>;
  /** Path of the homework that the person submitted. */
  readonly homework: string;
  /** Path of the class race in which the person answered. */
  readonly race: string;
  readonly wrappedKey: Buffer;
}

export const PASSWORD = 'chalk and slate';

interface Centre {
  readonly url: string;
  readonly tutor: Client;
  readonly record: Pick<ProgramCore, 'sql' | 'store' | 'config' | 'accounts'>;
}

/** Creates a student and records each text in its place, as the people of the centre do. */
export const plantPerson = async ({ url, tutor, record }: Centre, mark = ''): Promise<PlantedPerson> => {
  const { sql, config, accounts } = record;
  const texts = createTexts(mark);
  const { name, email } = texts;
  const send = async (client: Client, path: string, body: unknown) => {
    const answer = await client.post(path, body);
    expect(answer.status, `${path}: ${answer.text}`).toBeLessThan(300);
    return answer.body;
  };
  const created = await send(tutor, '/api/students', { name, email, password: PASSWORD, classes_total: 4 });
  const id: string = created.balance.student_id;
  const student = new Client(url);
  const agent = { 'user-agent': texts.device };
  expect((await student.post('/api/auth/sign-in', { email, password: PASSWORD }, agent)).status).toBe(204);
  const of = `/api/students/${id}`;
  await send(tutor, `${of}/families`, { name: texts.familyName, email: texts.familyEmail });
  await send(tutor, `${of}/attendance`, { status: 'present', notes: texts.note, private_notes: texts.privateNote });
  await send(tutor, `${of}/classes/remove`, { classes: 1, reason: texts.reason, code: 'other' });
  const { today } = (await tutor.get('/api/centre')).body;
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  await send(student, `${of}/absences`, { date: tomorrow, reason: texts.absence });
  await send(student, `${of}/cases`, { row_id: null, kind: 'other', text: texts.question });
  const about = { row_id: null, period: { from: today, to: today }, kind: 'other' };
  await send(await joinAsFamily(), `${of}/cases`, { ...about, text: texts.familyQuestion });
  await send(student, '/api/leaderboard/place', { hidden: false, nickname: texts.nickname });
  await send(student, '/api/practice', { grade: 4, subject: 'math', topic: texts.topic });
  const race = await joinRace();
  const assigned = { assigned_students: [id], grading_type: 'tutor-graded', questions: [createOpenQuestion('Why?')] };
  const homework = `/api/homework/${(await send(tutor, '/api/homework', { title: 'Open', ...assigned })).id}`;
  const draft = `/api/drafts/answers:${homework.split('/').at(-1)}`;
  await send(student, draft, { body: { text: texts.draft }, revision: 0 });
  const { questions, content_version } = (await student.get(`${homework}/assignment`)).body;
  const answers = [{ question_id: questions[0].id, answer: texts.answer }];
  await send(student, `${homework}/submissions`, { content_version, answers });
  await send(student, draft, { body: { text: texts.draft }, revision: 0 });
  await send(tutor, `${homework}/submissions/${id}/grade`, { grade: 90, feedback: texts.feedback });
  await accounts.requestPasswordReset(email);
  const form = { name, contact: email, message: texts.message };
  const message = { id: crypto.randomUUID(), form: form as never, key: config.personalDataKey, now: new Date() };
  await sql.begin((tx) => storeContactMessage(tx, message));
  const [key] = await sql<[{ wrapped: Buffer }]>`select wrapped from desk.personal_keys where person_id = ${id}`;
  return { id, mark, texts, homework, race, wrappedKey: key.wrapped };

  /** The race ends, so that its answers are in a practice session too. */
  async function joinRace(): Promise<string> {
    const group = await send(tutor, '/api/groups', { name: `Group${mark}`, students: [id] });
    const asked = { subject: 'math', grade: 4, topic: 'Addition', questions: 5, seconds: 60 };
    const path = `/api/races/${(await send(tutor, '/api/races', { ...asked, group_id: group.id })).id}`;
    await send(student, `${path}/join`, {});
    await send(tutor, `${path}/steps`, { step: 'open', question: 0 });
    await send(student, `${path}/answers`, { question: 0, choice: 1 });
    await send(tutor, `${path}/steps`, { step: 'end' });
    return path;
  }

  /** A family account stays when its child is erased, so its own name is no planted text. */
  async function joinAsFamily(): Promise<Client> {
    const { link } = await send(tutor, `${of}/families`, { name: '', email: '' });
    const family = new Client(url);
    const credentials = { email: `ann${mark}@rollbook.example`, password: PASSWORD };
    const token = new URL(link).searchParams.get('family-invitation');
    await send(family, '/api/family-invitation', { token, name: 'Ann Olsen', ...credentials });
    expect((await family.post('/api/auth/sign-in', credentials)).status).toBe(204);
    return family;
  }
};

/** The texts of these people that occur in what was read, by their names with the mark of the person. */
export const findPlanted = (people: readonly PlantedPerson[], read: Iterable<string | Buffer>): string[] => {
  const all = [...read];
  return people.flatMap(({ texts, mark }) =>
    Object.entries(texts)
      .filter(([, planted]) => all.some((text) => text.includes(planted as never)))
      .map(([name]) => name + mark),
  );
};

/** The bytes of all files in a folder, those of compressed ones as they were before. */
export const readFiles = async (folder: string): Promise<Buffer[]> => {
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

/** What each place has of these people: tables, log, messages, files of the database, outbox and drafts. */
export const scanCentre = async (
  { sql, store, config }: Pick<ProgramCore, 'sql' | 'store' | 'config'>,
  databaseFolder: string,
  people: readonly PlantedPerson[],
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const find = (read: Iterable<string | Buffer>) => findPlanted(people, read);
  const log: string[] = [];
  // The key ring of the test may remember a key, because it does not follow the log.
  const keys = createPersonalKeyRing({ sql, masterKey: config.personalDataKey });
  for await (const { events } of readLogToEnd(store, 0n, 'stored'))
    log.push(...(await unsealEvents(events, keys)).map(({ data }) => JSON.stringify(data)));
  const files = await readFiles(databaseFolder);
  const drafts = await sql<{ id: string }[]>`
    select distinct person_id as id from desk.drafts where person_id = any(${people.map(({ id }) => id)}::uuid[])`;
  return {
    rows: find(await readRows(sql)),
    log: find(log),
    messages: find((await loadContactForms(sql, config.personalDataKey)).map((each) => JSON.stringify(each))),
    files: find(files),
    keys: people
      .filter(({ wrappedKey }) => files.some((file) => file.includes(wrappedKey)))
      .map(({ mark }) => `key${mark}`),
    outbox: find(await readFiles(join(config.dataDir, 'outbox'))),
    drafts: drafts.map(({ id }) => `draft${people.find((person) => person.id === id)?.mark}`),
  };
};

/** What `scanCentre` returns when nothing is left. */
export const NOTHING_FOUND = { rows: [], log: [], messages: [], files: [], keys: [], outbox: [], drafts: [] };
