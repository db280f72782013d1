import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { toReadSchemaName } from '../../engine/read-schema.ts';
import { openTestEngine } from '../../test/engine-fixture.ts';
import { hashTables } from '../../test/hash-tables.ts';
import { createHomeworkLog } from '../../test/homework-log-fixture.ts';
import { appendAll } from '../../test/log-writer-fixture.ts';

test('rebuildReadModels: writes the same JSON of homework as the runner', async () => {
  await using database = await openTestDatabase('read-models');
  await using engine = openTestEngine(database);
  const schema = toReadSchemaName(engine.projections);
  await appendAll(engine.store, await createHomeworkLog(engine.keys, 4, 90));
  const runner = engine.run();
  await runner.caughtUp();
  await runner.stop();
  const live = await hashTables(engine.sql, schema);
  const [rows] = await engine.sql.unsafe(`select count(*)::int as count from ${schema}.submissions`);
  expect(rows?.count).toBe(360);

  expect(await engine.rebuild()).toMatchObject({ parked: 0 });
  expect(await hashTables(engine.sql, schema)).toBe(live);
});
