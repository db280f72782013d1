/** The number of queries of a list does not depend on its number of rows. */
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Profile } from '#contracts/session.ts';
import type { Program } from '#services/server/program/program.ts';
import { createChoiceQuestion, type HomeworkCentre, openHomeworkCentre } from '#testing/homework-fixture.ts';
import { getHomeworkForStudent } from './get-homework-for-student.ts';
import { getHomeworkForTutor } from './get-homework-for-tutor.ts';
import { getSubmissions } from './get-submissions.ts';

let room: HomeworkCentre;
let program: Program;
const asked: string[] = [];
beforeAll(async () => {
  room = await openHomeworkCentre();
  const ids = await Promise.all(
    Array.from({ length: 30 }, () => room.createHomework({ questions: [createChoiceQuestion('Which?')] })),
  );
  for (const id of ids.slice(0, 3)) {
    await room.submitHomework(room.mia, id, { 'Which?': 0 });
    await room.submitHomework(room.noah, id, { 'Which?': 1 });
  }
  const { readModels, config } = room.centre.program;
  const sql = postgres(config.databaseUrl, {
    ...{ max: 1, debug: (_, query) => asked.push(query) },
    connection: { search_path: readModels.schema },
    types: readModels.sql.options.types as never,
  });
  await sql`select`; // A new connection first queries the types.
  program = { ...room.centre.program, readModels: { ...readModels, sql: sql as never, close: () => sql.end() } };
});
afterAll(async () => {
  await program.readModels.close();
  await room[Symbol.asyncDispose]();
});

const personOf = (id: string): Profile => ({ id, name: '', email: '', role: 'tutor', owner: false }) as Profile;
/** Runs one use case and counts its queries. */
const queriesOf = async (run: () => Promise<unknown>): Promise<number> => {
  asked.length = 0;
  const answer = (await run()) as { body: object };
  expect(answer.body).toBeDefined();
  return asked.length;
};

test('getHomeworkForTutor: takes one query for rows and counts', async () => {
  const list = (query: object) =>
    queriesOf(() => getHomeworkForTutor.run({ query, profile: personOf(room.ids.tutor) } as never, program));
  expect(await list({})).toBe(1);
  expect(await list({ limit: 5, search: 'frac' })).toBe(1);
});

test('getHomeworkForStudent: takes one query for rows and one for counts', async () => {
  const { mia } = room.ids;
  const run = () =>
    getHomeworkForStudent.run({ params: { id: mia }, query: {}, profile: personOf(mia) } as never, program);
  expect(await queriesOf(run)).toBe(2);
});

test('getSubmissions: takes a constant number of queries', async () => {
  const { body } = await room.getWhenCaughtUp(room.tutor, '/api/homework');
  const of = (id: string) =>
    queriesOf(() =>
      getSubmissions.run({ params: { id }, query: {}, profile: personOf(room.ids.tutor) } as never, program),
    );
  const counts: number[] = [];
  for (const { id } of body.homework) counts.push(await of(id));
  // Four queries: the homework, the submissions, their counts, and the answered contents.
  expect(new Set(counts)).toEqual(new Set([4]));
});
