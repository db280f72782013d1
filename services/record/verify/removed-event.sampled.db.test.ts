import { afterAll, beforeAll, expect, test } from 'vitest';
import { logTablesSkipReason, toLogTablesTitle } from '#events/store/test/test-log.ts';
import { openTestEngine } from '#projections/test/engine-fixture.ts';
import { createHomeworkLog } from '#projections/test/homework-log-fixture.ts';
import { appendAll } from '#projections/test/log-writer-fixture.ts';
import { createSeededRandom } from '#projections/test/seeded-random.ts';
import { createStudentLog } from '#projections/test/student-log-fixture.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database-fixture.ts';
import { chooseSeed, chooseSize } from '#testing/sampling.ts';
import { verifyRecord } from './verify-record.ts';

/** So many that the log is read in batches of several sizes, and that the fold opens COPYs before the later gaps. */
const EVENTS = 2_200;
const seed = chooseSeed(import.meta.filename);
const removedPositions = (): number[] => {
  const random = createSeededRandom(seed);
  const below = (limit: number) => 1 + Math.floor(random() * limit);
  // The first three once left the comparison waiting for ever.
  return [
    695,
    823,
    1_625,
    ...Array.from({ length: chooseSize({ test: 1, faults: 12, long: 27 }) }, () => below(EVENTS - 1)),
  ];
};

let database: TestDatabase;
let engine: ReturnType<typeof openTestEngine>;
beforeAll(async () => {
  database = await openTestDatabase('read-models');
  engine = openTestEngine(database);
  const classes = await createStudentLog(engine.keys, 40, EVENTS / 2, 1);
  const homework = await createHomeworkLog(engine.keys, 60, 16);
  await appendAll(engine.store, [...classes, ...homework]);
  const runner = engine.run();
  await runner.caughtUp();
  await runner.stop();
  if (!logTablesSkipReason) await database.sql`create table kept_log as table log.events`;
});
afterAll(async () => {
  await engine[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const alterLog = (change: string) =>
  database.sql.begin((tx) => tx.unsafe(`alter table log.events disable trigger all; ${change}`).simple());

const listSessions = () => database.sql`
  select application_name, query from pg_stat_activity
  where datname = current_database() and application_name in ('rollbook session', 'rollbook verify')`;

test.skipIf(logTablesSkipReason).each(removedPositions())(
  toLogTablesTitle('verifyRecord: names the gap when the event at position %i was removed'),
  async (position) => {
    await alterLog(`delete from log.events where position = ${position}`);
    const { fault } = await verifyRecord(engine);
    expect(fault).toEqual({
      ...{ stream: 'the log', version: 0 },
      what: `The log goes from position ${position - 1} to ${position + 1}.`,
    });
    // No connection goes on in the background: it would hold locks for ever.
    await expect.poll(listSessions).toEqual([]);
    await alterLog(`insert into log.events select * from kept_log where position = ${position}`);
  },
);
