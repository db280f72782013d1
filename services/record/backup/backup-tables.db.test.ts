import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { copyTableOut } from './backup-tables.ts';

/** Larger than what the driver keeps of a copy before it stops reading. */
const ROW_BYTES = [60_000, 70_000, 130_000, 180_000, 200_000, 400_000];

test.each(ROW_BYTES)(
  'copyTableOut: after a row of %i bytes, the connection goes on with the next table',
  async (bytes) => {
    await using database = await openTestDatabase();
    const { sql } = database;
    await sql`create table desk.large as select repeat('x', ${bytes}) as text`;
    const shape = { schema: 'desk', table: 'large', columns: ['text'] } as const;
    for (let round = 0; round < 10; round += 1)
      await sql.begin(async (tx) => {
        let copied = 0;
        for await (const chunk of copyTableOut(tx, shape, () => {})) {
          copied += chunk.length;
          // A disk takes its time.
          await sleep(1);
        }
        expect(copied).toBe(bytes + 1);
        expect(await Promise.race([tx`select 1 as one`, sleep(2_000)])).toEqual([{ one: 1 }]);
      });
  },
);
