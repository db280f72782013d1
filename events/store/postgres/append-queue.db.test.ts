import { expect, it } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { createEventFixture, createEventFixtures, takeUntilCaughtUp } from '../test/event-fixtures.ts';
import { openPostgresStore } from './open-postgres-store.ts';
import { openStatementCountingPool } from './test/counting-pool-fixture.ts';

it('an append takes one statement, and so does reading a stream', async () => {
  await using database = await openTestDatabase();
  const { sql, statements } = openStatementCountingPool(database.url);
  const store = openPostgresStore({ sql });
  const sent = () => statements.splice(0).filter((statement) => !statement.includes('pg_notify'));

  await store.append('s', createEventFixtures(50), 'no-stream');
  expect(sent()).toHaveLength(1);
  await store.append('s', [createEventFixture()], 50);
  expect(sent()).toHaveLength(1);
  // An append that needs the slower function takes no second statement.
  await store.append('s', [createEventFixture()], 50);
  expect(sent()).toHaveLength(1);
  expect(await store.read('s')).toHaveLength(51);
  expect(sent()).toHaveLength(1);

  await Promise.all(Array.from({ length: 100 }, (_, n) => store.append(`t${n}`, [createEventFixture()], 'no-stream')));
  expect(sent()).toHaveLength(1);
  await store.close();
  await sql.end();
});

it('one notification after the appends covers several of them', async () => {
  await using database = await openTestDatabase();
  const { sql, statements } = openStatementCountingPool(database.url);
  const store = openPostgresStore({ sql });
  await Promise.all(Array.from({ length: 20 }, (_, n) => store.append(`s${n}`, [createEventFixture()], 'no-stream')));
  await store.close();
  expect(statements.filter((statement) => statement.includes('pg_notify'))).toHaveLength(1);
  expect(statements[0]).toContain('log.append');
  await sql.end();
});

it('an append that is requested several times while it waits is sent once and answers each request', async () => {
  await using database = await openTestDatabase();
  const { sql, statements } = openStatementCountingPool(database.url);
  const store = openPostgresStore({ sql });
  const events = createEventFixtures(2);
  const asked = Array.from({ length: 5 }, () => store.append('s', events, 'no-stream'));
  for (const outcome of await Promise.all(asked)) expect(outcome).toEqual(await asked[0]);
  expect(statements.filter((statement) => statement.includes('log.append'))).toHaveLength(1);
  expect(await store.read('s')).toHaveLength(2);
  await store.close();
  await sql.end();
});

it('appends that expect the same version of one stream share one statement', async () => {
  await using database = await openTestDatabase();
  const { sql, statements } = openStatementCountingPool(database.url);
  const store = openPostgresStore({ sql });
  const outcomes = await Promise.all(createEventFixtures(20).map((event) => store.append('s', [event], 'no-stream')));
  expect(outcomes.map(({ status }) => status)).toEqual(['appended', ...Array.from({ length: 19 }, () => 'conflict')]);
  expect(statements.filter((statement) => statement.includes('log.append'))).toHaveLength(1);
  await store.close();
  await sql.end();
});

it('each append of a group gets its own outcome', async () => {
  await using database = await openTestDatabase();
  const store = openPostgresStore({ sql: database.sql });
  await store.append('s', createEventFixtures(2), 'no-stream');
  const [twin, taken] = [createEventFixture(), createEventFixture()];
  await store.append('taken', [taken], 'no-stream');

  const [fine, first, second, other, conflict, refused, elsewhere, next] = await Promise.allSettled([
    store.append('fine', createEventFixtures(2), 'no-stream'),
    store.append('twin', [twin], 'no-stream'),
    store.append('twin', [twin], 'no-stream'),
    store.append('other', [{ ...twin, data: '{"other":true}' }], 'no-stream'),
    store.append('s', [createEventFixture()], 1),
    store.append('refused', [createEventFixture({ data: 'not json' })], 'no-stream'),
    store.append('elsewhere', [taken], 'no-stream'),
    store.append('s', [createEventFixture()], 2),
  ]);
  expect(fine).toMatchObject({ value: { status: 'appended', version: 2 } });
  expect(first).toMatchObject({ value: { status: 'appended', version: 1 } });
  expect(second).toEqual(first);
  expect(other).toMatchObject({ value: { status: 'id-taken' } });
  expect(conflict).toMatchObject({ value: { status: 'conflict' } });
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: '22P02' } });
  expect(elsewhere).toMatchObject({ value: { status: 'id-taken' } });
  expect(next).toMatchObject({ value: { status: 'appended', version: 3 } });
  expect((await takeUntilCaughtUp(store)).events).toHaveLength(7);
  await store.close();
});

it('appends that are too large for one statement are split', async () => {
  await using database = await openTestDatabase();
  const { sql, statements } = openStatementCountingPool(database.url);
  const store = openPostgresStore({ sql });
  const large = JSON.stringify({ text: 'x'.repeat(300_000) });
  await Promise.all(
    Array.from({ length: 8 }, (_, n) => store.append(`l${n}`, [createEventFixture({ data: large })], 'no-stream')),
  );
  expect(statements.filter((statement) => statement.includes('log.append'))).toHaveLength(3);
  await Promise.all(Array.from({ length: 600 }, (_, n) => store.append(`s${n}`, [createEventFixture()], 'no-stream')));
  expect(statements.filter((statement) => statement.includes('log.append'))).toHaveLength(6);
  expect((await takeUntilCaughtUp(store)).events).toHaveLength(608);
  await store.close();
  await sql.end();
});
