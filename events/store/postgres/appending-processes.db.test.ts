import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { takeUntilCaughtUp } from '../test/event-fixtures.ts';
import { expectLogOrder } from '../test/subscribe-cases.ts';
import { openPostgresStore } from './open-postgres-store.ts';

const PROCESSES = 4;
const program = fileURLToPath(new URL('test/appending-process-fixture.ts', import.meta.url));

it('the log has no gap and no deadlock when four processes append at once and roll some appends back', async () => {
  await using database = await openTestDatabase();
  const written = await Promise.all(
    Array.from({ length: PROCESSES }, async (_, n) => {
      const { stdout } = await promisify(execFile)(process.execPath, [program, database.url, `p${n}`]);
      return Number(stdout);
    }),
  );
  const store = openPostgresStore({ sql: database.sql });
  const { events } = await takeUntilCaughtUp(store);
  expect(events).toHaveLength(written.reduce((sum, count) => sum + count));
  expectLogOrder(events);
  expect(events.at(-1)?.position).toBe(BigInt(events.length));
  expect(events.filter(({ stream }) => stream === 'shared')).toHaveLength(PROCESSES * 4);
  await store.close();
});
