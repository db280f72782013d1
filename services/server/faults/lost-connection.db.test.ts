/** How the patched driver handles connections that are lost at a bad moment (see docs/dependencies.md). */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { RECONNECT_OPTIONS } from '#events/store/postgres/reconnect-options.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';

test('the driver does not pass the error of a lost connection to the first statement on the next one', async () => {
  await using database = await openTestDatabase();
  const sql = postgres(database.url, { ...RECONNECT_OPTIONS, max: 1 });
  const [{ pid } = { pid: 0 }] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const sleeping = expect(sql`select pg_sleep(30)`).rejects.toThrow();
  await expect
    .poll(() => database.sql`select 1 from pg_stat_activity where pid = ${pid} and state = 'active'`)
    .toHaveLength(1);
  await database.sql`select pg_terminate_backend(${pid})`;
  await sleeping;
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  await sql.end();
});

test('the driver reconnects for waiting callers after a connection was lost while it queried the types', async () => {
  await using database = await openTestDatabase();
  const { hostname, port, href } = new URL(database.url);
  let cuts = 0;
  const server = createServer((client) => {
    const backend = connect(Number(port), hostname);
    client.on('data', (bytes) => {
      const asksForTypes = bytes.includes('pg_catalog.pg_type');
      if (asksForTypes && cuts++ === 0) client.end();
      else backend.write(bytes);
    });
    client.on('close', () => backend.end()).on('error', () => {});
    backend.on('data', (bytes) => client.write(bytes)).on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(href);
  through.port = String((server.address() as AddressInfo).port);
  const sql = postgres(through.href, { ...RECONNECT_OPTIONS, max: 1 });

  const reserved = await sql.reserve();
  expect(await reserved`select 1 as one`).toEqual([{ one: 1 }]);
  expect(cuts).toBe(2);
  reserved.release();
  await sql.end();
  server.close();
});
