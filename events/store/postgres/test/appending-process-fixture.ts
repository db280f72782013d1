/**
 * A process that appends for a test: `node appending-process-fixture.ts <database url> <name>`. It appends events to its
 * own streams, some of them first in a transaction that it rolls back, and to a stream that all processes share. It prints
 * how many of its appends were written.
 */
import { setTimeout as pause } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { createEventFixture } from '../../test/event-fixtures.ts';
import { openPostgresStore } from '../open-postgres-store.ts';
import { appendGroup } from '../statements.ts';

const APPENDS = 20;

const [url, name] = process.argv.slice(2) as [string, string];
const sql = postgres(url, { max: 2 });
const store = openPostgresStore({ sql });

const event = () => createEventFixture({ data: `{"by":"${name}"}` });

class RolledBack extends Error {}

const rolledBack = (stream: string, expected: number): Promise<void> =>
  sql
    .begin(async (transaction) => {
      await appendGroup(transaction as unknown as Sql, [{ stream, events: [event(), event()], expected }]);
      await pause(expected % 3);
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });

/** Appends to the shared stream and retries after each conflict. */
const shared = async (version = 0): Promise<void> => {
  const outcome = await store.append('shared', [event()], version === 0 ? 'no-stream' : version);
  if (outcome.status === 'conflict') await shared(outcome.version);
};

const own = async (stream: string): Promise<void> => {
  for (let version = 0; version < APPENDS; version += 1) {
    if (version % 4 === 0) await rolledBack(stream, version);
    const outcome = await store.append(stream, [event()], version === 0 ? 'no-stream' : version);
    if (outcome.status !== 'appended')
      throw new Error(`An append to ${stream}, which has no other writer, ended in ${outcome.status}.`);
    if (version % 10 === 0) await shared();
  }
};

await Promise.all([own(`${name}-a`), own(`${name}-b`)]);
await store.close();
await sql.end();
console.log(2 * (APPENDS + APPENDS / 10));
