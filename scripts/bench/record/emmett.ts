import { STREAM_DOES_NOT_EXIST } from '@event-driven-io/emmett';
import { getPostgreSQLEventStore, type PostgresEventStore } from '@event-driven-io/emmett-postgresql';
import pg from 'pg';
import { assertCorrect } from '../harness/bench-row.ts';
import type { Contender } from './contender.ts';
import { createEmmettPayloadEvent } from './payload.ts';

export interface EmmettConnection extends AsyncDisposable {
  readonly store: PostgresEventStore;
  readonly pool: pg.Pool;
}

/** @param connections size of its pool; Emmett’s default is 10 */
export async function openEmmett(url: string, connections: number): Promise<EmmettConnection> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  const store = getPostgreSQLEventStore(url, { connectionOptions: { pool } });
  await store.schema.migrate();
  return {
    store,
    pool,
    async [Symbol.asyncDispose]() {
      await store.close();
      await pool.end();
    },
  };
}

export const createEmmettContender = ({ store, pool }: EmmettConnection): Contender => ({
  name: 'Emmett',
  async append(stream, version) {
    const expectedStreamVersion = version === 0 ? STREAM_DOES_NOT_EXIST : BigInt(version);
    const { nextExpectedStreamVersion } = await store.appendToStream(stream, [createEmmettPayloadEvent()], {
      expectedStreamVersion,
    });
    assertCorrect(
      nextExpectedStreamVersion === BigInt(version + 1),
      `Emmett’s append went to ${nextExpectedStreamVersion}`,
    );
  },
  async count() {
    const { rows } = await pool.query('select count(*)::integer as count from emt_messages');
    return rows[0].count;
  },
  async missing() {
    const { rows } = await pool.query(`select coalesce(sum(missing), 0)::integer as missing
      from (select max(stream_position) - count(*) as missing from emt_messages group by stream_id) s`);
    return rows[0].missing;
  },
});
