import postgres from 'postgres';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { createEventFixture, toAppendedContent } from '../test/event-fixtures.ts';
import { openPostgresStore } from './open-postgres-store.ts';

it('the log refuses update, delete and truncate: by trigger to a superuser and the owner, by grant to others', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  const store = openPostgresStore({ sql });
  const event = createEventFixture();
  await store.append('s', [event], 'no-stream');
  const changes = ['update log.events set type = type', 'delete from log.events', 'truncate log.events'];
  for (const change of changes) {
    await expect(sql.unsafe(change)).rejects.toMatchObject({ code: '42501', message: expect.stringMatching('never') });
    const asReplica = sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction.unsafe(change);
    });
    await expect(asReplica).rejects.toMatchObject({ code: '42501' });
  }

  const role = `app_${crypto.randomUUID().slice(0, 8)}`;
  await sql.unsafe(`create role ${role}; grant usage on schema log to ${role}; grant select on log.events to ${role};
    grant execute on all functions in schema log to ${role}`);
  const app = postgres(database.url, { max: 1 });
  for (const change of [...changes, `insert into log.events select * from log.events`]) {
    const asRole = app.begin(async (transaction) => {
      await transaction.unsafe(`set local role ${role}`);
      await transaction.unsafe(change);
    });
    await expect(asRole).rejects.toMatchObject({ code: '42501', message: expect.stringMatching('permission denied') });
  }
  expect((await store.read('s')).map(toAppendedContent)).toEqual([event]);
  await app.end();
  await sql.unsafe(`drop owned by ${role}; drop role ${role}`);
  await store.close();
});

it('the trigger refuses a change by an owner without superuser rights who grants itself the right to change', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  const store = openPostgresStore({ sql });
  const event = createEventFixture();
  await store.append('s', [event], 'no-stream');
  const owner = `owner_${crypto.randomUUID().slice(0, 8)}`;
  await sql.unsafe(
    `create role ${owner}; grant usage on schema log to ${owner}; alter table log.events owner to ${owner}`,
  );
  const changes = ['update log.events set type = type', 'delete from log.events', 'truncate log.events'];
  for (const change of changes) {
    const asOwner = sql.begin(async (transaction) => {
      await transaction.unsafe(`set local role ${owner}`);
      await transaction.unsafe(`grant all on log.events to ${owner}`);
      await transaction.unsafe(change);
    });
    await expect(asOwner).rejects.toMatchObject({ code: '42501', message: expect.stringMatching('never changed') });
  }
  expect((await store.read('s')).map(toAppendedContent)).toEqual([event]);
  await store.close();
  await sql.unsafe(`reassign owned by ${owner} to current_user; drop owned by ${owner}; drop role ${owner}`);
});

it('a role that may only call the function can append', async () => {
  await using database = await openTestDatabase();
  const role = `app_${crypto.randomUUID().slice(0, 8)}`;
  await database.sql.unsafe(`create role ${role}; grant usage on schema log to ${role};
    grant select on log.events to ${role}; grant execute on all functions in schema log to ${role}`);
  const sql = postgres(database.url, { max: 2, connection: { options: `-c role=${role}` } });
  const store = openPostgresStore({ sql });
  expect(await store.append('s', [createEventFixture()], 'no-stream')).toMatchObject({
    status: 'appended',
    version: 1,
  });
  await store.close();
  await sql.end();
  await database.sql.unsafe(`drop owned by ${role}; drop role ${role}`);
});
