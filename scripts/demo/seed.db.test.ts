import { expect, test, vi } from 'vitest';
import { testCentre } from '#scripts/test/centre.ts';
import { verify } from '#services/audit/verify.ts';
import { demoAccounts } from './accounts.ts';
import { seedDemo } from './seed.ts';

// A Sunday, on which no group meets.
const NOW = new Date('2026-11-22T20:00:00Z');

test('the demo centre tells four months through the same commands, once, and its books add up', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await using centre = await testCentre({ clock: () => NOW, demoAccounts });
  const { program } = centre;
  await seedDemo(program);
  const head = await program.store.head();
  await seedDemo(program);
  expect(await program.store.head(), 'a second seeding writes nothing').toBe(head);

  await program.runner.caughtUp();
  const { schema } = program.readModels;
  const verified = await verify({ ...program, schema });
  expect(verified.fault).toBeUndefined();
  expect(verified.students).toBe(24);

  const [owner] = demoAccounts;
  const client = await centre.signIn(owner?.email ?? '', owner?.password ?? '');
  const { students: current } = (await client.get('/api/students')).body;
  expect(current).toHaveLength(23);
  expect(
    current.some((row: { classes_uncovered: number }) => row.classes_uncovered > 0),
    'uncovered',
  ).toBe(true);
  expect(
    current.some((row: { classes_waiting: number }) => row.classes_waiting > 0),
    'waiting',
  ).toBe(true);
  expect((await client.get('/api/students?former=true')).body.students).toHaveLength(1);

  for (const source of ['opening', 'manual', 'attendance', 'reversal', 'waiting', 'settlement']) {
    const { transactions } = (await client.get(`/api/class-transactions?source=${source}`)).body;
    expect(transactions.length, source).toBeGreaterThan(0);
  }
  const { records } = (await client.get('/api/attendance?limit=200')).body;
  expect(records[0].date, 'classes end today').toBe('2026-11-22');
  const { transactions } = (await client.get('/api/class-transactions?source=opening')).body;
  expect(transactions.at(-1).effective_on, 'and began four months ago').toBe('2026-07-22');
});
