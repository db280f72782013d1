import { afterAll, beforeAll, expect, test } from 'vitest';
import { toPracticeStream } from '#events/learning/practice/practice-stream.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import { openTestEngine } from '#projections/test/engine-fixture.ts';
import { appendAll } from '#projections/test/log-writer-fixture.ts';
import { createPracticeLogWriter, toTestSessionId } from '#projections/test/practice-log-fixture.ts';
import { createStudentIds } from '#projections/test/student-log-fixture.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database-fixture.ts';
import { verifyRecord } from './verify-record.ts';

const [MIA, BEN] = createStudentIds(2) as [string, string];
const day = '2026-11-21';

let database: TestDatabase;
let engine: ReturnType<typeof openTestEngine>;
beforeAll(async () => {
  database = await openTestDatabase();
  engine = openTestEngine(database);
  const course = createPracticeLogWriter(engine.keys);
  await course.enrol(MIA, 'Mia Chen');
  await course.enrol(BEN, 'Ben Roy');
  const id = await course.session({ student: MIA, day, correct: 3 });
  await course.session({ student: MIA, day, correct: 5, hasty: true });
  for (const question of [1, 3, 4]) await course.report(id, question);
  await course.accept(id, 4);
  await course.dismiss(id, 1);
  await course.begin(BEN);
  await course.choosePlace(BEN, { hidden: true, nickname: 'Comet' });
  await appendAll(engine.store, course.log);
  const runner = engine.run();
  await runner.caughtUp();
  await runner.stop();
});
afterAll(async () => {
  await engine[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const faultOf = async () => (await verifyRecord({ ...engine, schema: toReadSchemaName(engine.projections) })).fault;

test('verifyRecord: finds no fault in practice that was folded from the log', async () => {
  expect(await faultOf()).toBeUndefined();
});

const session = toPracticeStream(toTestSessionId(1), MIA);

test.each<[string, string, string, string, RegExp]>([
  [
    'more points',
    'practice_sessions',
    'points_earned = 50',
    session,
    /practice_sessions differs from the log in points_earned/,
  ],
  [
    'another key',
    'practice_sessions',
    `session_data = jsonb_set(session_data, '{questions,0,correctAnswer}', '3')`,
    session,
    /practice_sessions differs from the log in session_data/,
  ],
  [
    'another report',
    'practice_sessions',
    `reports = jsonb_set(reports, '{3,state}', '"accepted"') where completed_at is not null`,
    session,
    /differs from the log in reports/,
  ],
  [
    'more points in all',
    'practice_stats',
    'total_points = 500',
    session,
    /practice_stats differs from the log in total_points/,
  ],
  [
    'a longer streak',
    'practice_stats',
    'longest_streak = 7',
    session,
    /practice_stats differs from the log in longest_streak/,
  ],
  [
    'more points of a day',
    'practice_days',
    'counted_points = 90',
    session,
    /practice_days differs from the log in counted_points/,
  ],
  [
    'somebody else who is seen',
    'leaderboard_places',
    'hidden = false',
    `leaderboard-${BEN}`,
    /leaderboard_places differs from the log in hidden/,
  ],
])('verifyRecord: finds %s', async (_, table, change, stream, what) => {
  const schema = toReadSchemaName(engine.projections);
  const inSchema = (text: string) => engine.sql.unsafe(`set search_path to ${schema}; ${text}`).simple();
  await inSchema(`create table public.kept as table ${table}; update ${table} set ${change}`);
  const fault = await faultOf();
  await inSchema(`delete from ${table}; insert into ${table} table public.kept; drop table public.kept`);
  expect(fault).toMatchObject({ stream, what: expect.stringMatching(what) });
  expect(await faultOf()).toBeUndefined();
});
