import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { balancesProjection } from '../classes/balances/projection.ts';
import { classTransactionsProjection } from '../classes/class-transactions/projection.ts';
import { openTestEngine } from '../test/engine-fixture.ts';
import { hashTables } from '../test/hash-tables.ts';
import { appendAll } from '../test/log-writer-fixture.ts';
import { createStudentLog } from '../test/student-log-fixture.ts';
import { readCheckpointPosition } from './checkpoint.ts';
import { dropUnusedSchemas } from './schema-use.ts';

const log = await createStudentLog(createInMemoryKeyRing(), 4, 900, 6);

test.each([
  ['while rows are copied', 'after-fold:kill#2', '_new'],
  ['before the checkpoint of the copied rows moves', 'before-commit:kill#1', '_new'],
  ['before its indexes are created', 'after-commit:kill#1', '_new'],
  ['before the swap', 'before-commit:kill#2', '_new'],
  ['between the swap and dropping the old tables', 'after-commit:kill#2', '_old'],
])(
  'rebuildReadModels: killed %s, it leaves consistent served tables, and another rebuild succeeds',
  async (_, crash, left) => {
    await using database = await openTestDatabase();
    await using engine = openTestEngine(database, [balancesProjection, classTransactionsProjection]);
    const { sql, schema } = engine;
    const schemas = async () =>
      (await sql`select nspname from pg_namespace where nspname like 'read%' order by 1`).map(({ nspname }) => nspname);
    await appendAll(engine.store, log.slice(0, 800));
    const runner = engine.run();
    await runner.caughtUp();
    const served = await hashTables(sql, schema);

    const options = { env: { ...process.env, CRASHPOINT: crash } };
    const [, signal] = await once(
      fork(new URL('../test/rebuild-process.ts', import.meta.url), [database.url], options),
      'exit',
    );

    expect(signal).toBe('SIGKILL');
    expect(await schemas()).toEqual([schema, expect.stringContaining(schema + left)]);
    expect(await hashTables(sql, schema)).toBe(served);
    await appendAll(engine.store, log.slice(800));
    await runner.caughtUp();
    expect(await readCheckpointPosition(sql, schema)).toBeGreaterThanOrEqual(await engine.store.head());
    const kept = await hashTables(sql, schema);

    // PostgreSQL may need a moment to release the locks of the killed process.
    if (left !== '_old') await expect.poll(() => engine.rebuild()).toMatchObject({ events: 900, parked: 0 });
    await expect.poll(() => dropUnusedSchemas(sql, schema).then(schemas)).toEqual([schema]);
    expect(await hashTables(sql, schema)).toBe(kept);
  },
);
