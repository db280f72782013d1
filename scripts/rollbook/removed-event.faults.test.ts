import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordResponse } from '#contracts/record.ts';
import { logTablesSkipReason, toLogTablesTitle } from '#events/store/test/test-log.ts';
import { appendAll } from '#projections/test/log-writer-fixture.ts';
import { createSeededRandom } from '#projections/test/seeded-random.ts';
import { createStudentLog } from '#projections/test/student-log-fixture.ts';
import { startRecordChecks } from '#services/record/nightly-check/run-record-check.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { rollbookFor } from '#testing/operator-command.ts';
import { chooseSeed, chooseSize } from '#testing/sampling.ts';

const EVENTS = 2_000;
const REMOVALS = chooseSize({ test: 4, faults: 4, long: 30 });
const random = createSeededRandom(chooseSeed(import.meta.filename));

let centre: TestCentre;
let owner: Client;
beforeAll(async () => {
  centre = await openTestCentre();
  owner = await centre.createSignedInTutor({ owner: true });
  const { program } = centre;
  await appendAll(program.store, await createStudentLog(program.keys, 40, EVENTS, 1));
  await program.runner.caughtUp();
  await startRecordChecks(program);
  if (!logTablesSkipReason) await program.sql`create table kept_log as table log.events`;
}, 120_000);
afterAll(() => centre[Symbol.asyncDispose]());

const alterLog = (change: string) =>
  centre.program.sql.begin((tx) => tx.unsafe(`alter table log.events disable trigger all; ${change}`).simple());

/** What the page and the command say. */
const check = async () => {
  const getRecord = async (): Promise<RecordResponse> => (await owner.get('/api/record')).body;
  const before = (await getRecord()).last?.finished_at;
  expect((await owner.post('/api/record/check', undefined)).status).toBe(204);
  await expect.poll(async () => (await getRecord()).last?.finished_at).not.toBe(before);
  const { code, output } = await rollbookFor(centre)('verify');
  const faults = (await getRecord()).last?.faults.map(({ what }) => what);
  return { faults, code, output };
};

test.skipIf(logTablesSkipReason)(
  toLogTablesTitle('events, removed one at a time: the page and the command name each gap'),
  { timeout: 20 * 60_000 },
  async () => {
    expect(await check()).toMatchObject({ faults: [], code: 0 });
    for (let removal = 0; removal < REMOVALS; removal += 1) {
      const position = 2 + Math.floor(random() * (EVENTS - 2));
      await alterLog(`delete from log.events where position = ${position}`);
      const { faults, code, output } = await check();
      const gap = `The log goes from position ${position - 1} to ${position + 1}.`;
      expect({ faults, code, output }).toEqual({ faults: [gap], code: 1, output: expect.stringContaining(gap) });
      await alterLog(`insert into log.events select * from kept_log where position = ${position}`);
    }
  },
);
