import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { createMissingKeyFinder } from './missing-keys.ts';

const centre = await openForAllTests(openTestCentre());
for (const name of ['Mia Lindqvist', 'Noah Brandt', 'Zoe Park']) await centre.createStudent({ name });
await centre.program.runner.caughtUp();

test('createMissingKeyFinder: counts everybody under another master key, except erased people', async () => {
  const { sql, readModels, config } = centre.program;
  const count = (masterKey: Uint8Array) => createMissingKeyFinder({ sql, masterKey }).count(readModels.schema);
  expect(await count(config.personalDataKey)).toBe(0);
  expect(await count(randomBytes(32))).toBe(3);
  const { list } = createMissingKeyFinder({ sql, masterKey: randomBytes(32) });
  expect(await list(readModels.schema, 2)).toMatchObject([{ name: 'Mia Lindqvist' }, { name: 'Noah Brandt' }]);
  await sql`
    update desk.personal_keys set wrapped = null, erased_at = now()
    where person_id = (select id from ${sql(readModels.schema)}.profiles where name = 'Zoe Park')`;
  expect(await count(config.personalDataKey)).toBe(0);
  expect(await count(randomBytes(32))).toBe(2);
});

test('createMissingKeyFinder: reads the keys again only after one was written', async () => {
  const { sql, readModels, config } = centre.program;
  let asked = 0;
  const counting = new Proxy(sql, {
    apply: (target, self, args) => {
      if (String(args[0]?.join?.(' ')).includes('k.wrapped')) asked += 1;
      return Reflect.apply(target, self, args);
    },
  });
  const { count } = createMissingKeyFinder({ sql: counting, masterKey: config.personalDataKey });
  await Promise.all([count(readModels.schema), count(readModels.schema)]);
  await count(readModels.schema);
  expect(asked).toBe(1);
  await sql`update desk.personal_keys set wrapped = wrapped`;
  await count(readModels.schema);
  expect(asked).toBe(2);
});
