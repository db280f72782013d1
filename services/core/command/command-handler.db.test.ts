import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { studentDecider } from '#events/classes/student/student-decider.ts';
import { checkAndUnsealEvents } from '#events/record/unseal-events.ts';
import { logTablesSkipReason, openTestStore, toLogTablesTitle } from '#events/store/test/test-log.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import {
  createAddClassesCommand,
  createRemoveClassesCommand,
  createTestCommandHandler,
  TEST_TODAY,
} from './test/command-fixture.ts';

type TwoHandlers = [ReturnType<typeof createTestCommandHandler>, ReturnType<typeof createTestCommandHandler>];

test('createCommandHandler: applies two hundred concurrent adjustments and marks of two copies', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  const masterKey = randomBytes(32);
  const copies = [1, 2].map(() => ({
    store: openTestStore(database),
    keys: createPersonalKeyRing({ sql, masterKey }),
  }));
  const [here, there] = copies.map(createTestCommandHandler) as TwoHandlers;
  try {
    await here.enrol(9);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const date = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
        const mark = {
          type: 'MarkAttendance',
          date,
          status: 'present',
          note: `day ${index}`,
          today: TEST_TODAY,
        } as const;
        const command = [createAddClassesCommand(2), mark, createRemoveClassesCommand(1)][index % 3] ?? mark;
        return (index % 2 ? here : there).give(command, { id: here.studentId });
      }),
    );
    const versions = answers.map((answer) => (answer.status === 'done' ? answer.version : answer));
    expect(versions.sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 2),
    );

    const events = await checkAndUnsealEvents(await here.events(), here.keys);
    const state = events.reduce((now, event) => studentDecider.evolve(now, event as never), studentDecider.initial);
    const applied = events.map(({ data }) => (data as { change?: { appliedRemaining: number } }).change);
    expect(state.remaining).toBe(applied.reduce((sum, change) => sum + (change?.appliedRemaining ?? 0), 0));
    const { remaining, total } = state;
    expect(await here.give({ type: 'ArchiveStudent' })).toMatchObject({ status: 'done', state: { remaining, total } });
  } finally {
    for (const { store } of copies) await store.close();
  }
});

test.skipIf(logTablesSkipReason)(
  toLogTablesTitle(
    'createCommandHandler: a stale snapshot of one of two copies breaks no hash chain after a restore of the log',
  ),
  async () => {
    await using database = await openTestDatabase();
    const { sql } = database;
    const keys = createPersonalKeyRing({ sql, masterKey: randomBytes(32) });
    const copies = [1, 2].map(() => ({ store: openTestStore(database), keys }));
    const [here, there] = copies.map(createTestCommandHandler) as TwoHandlers;
    const id = here.studentId;
    await here.enrol(9);
    for (const command of [createAddClassesCommand(1), createAddClassesCommand(2), createAddClassesCommand(3)])
      await here.give(command);
    await sql.begin(async (transaction) => {
      await transaction`alter table log.events disable trigger refuse_change`;
      await transaction`delete from log.events where version > 2`;
      await transaction`alter table log.events enable always trigger refuse_change`;
    });
    for (const command of [createRemoveClassesCommand(1), createRemoveClassesCommand(1)])
      await there.give(command, { id });
    // This copy still caches version 4 from before the restore.
    expect(await here.give(createAddClassesCommand(5))).toMatchObject({
      status: 'done',
      version: 5,
      state: { remaining: 13 },
    });
    expect(await there.give(createRemoveClassesCommand(2), { id })).toMatchObject({
      status: 'done',
      version: 6,
      state: { remaining: 11 },
    });
    expect(await checkAndUnsealEvents(await here.events(), keys)).toHaveLength(6);
    for (const { store } of copies) await store.close();
  },
);
