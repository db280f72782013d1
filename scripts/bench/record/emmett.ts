import { type Event, type ReadEvent, STREAM_DOES_NOT_EXIST } from '@event-driven-io/emmett';
import {
  getPostgreSQLEventStore,
  type PostgreSQLProjectionDefinition,
  type PostgresEventStore,
  type PostgresReadEventMetadata,
  postgreSQLProjection,
  rebuildPostgreSQLProjections,
} from '@event-driven-io/emmett-postgresql';
import pg, { type ClientBase } from 'pg';
import { studentEvents } from '#events/classes/student/events.ts';
import type { EventMetadata } from '#events/kernel/recorded-event.ts';
import { toEventToAppend } from '#events/store/port/stored-text.ts';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import type { Projection } from '#projections/engine/projection.ts';
import { type AnyTable, type LoadedTable, type LogEvent, noRowChange, type Row } from '#projections/engine/table.ts';
import { quoteName, toInsertStatement } from '#projections/engine/table-sql.ts';
import type { FilledLog } from '../harness/filled-log.ts';
import { assertCorrect, measureMs } from '../harness/measure.ts';
import { type Contender, createEventContent } from './contender.ts';

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
    const event = toEmmettEvent(createEventContent());
    const { nextExpectedStreamVersion: next } = await store.appendToStream(stream, [event], { expectedStreamVersion });
    assertCorrect(next === BigInt(version + 1), `Emmett’s append went to ${next}`);
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

/** The event for Emmett, which serialises objects itself. The values that we store in columns are in its metadata. */
const toEmmettEvent = ({ id, type, schemaVersion, recordedAt, metadata, data, hash }: EventContent) => ({
  ...{ type, data },
  metadata: { ...metadata, schemaVersion, recordedAt, hash, messageId: id },
});
type EventContent = Omit<ReturnType<typeof createEventContent>, 'metadata' | 'data' | 'id'> & {
  readonly id: string;
  readonly metadata: object;
  readonly data: Record<string, unknown>;
};

/** Copies the students' streams of our log to Emmett’s tables in the same database. */
export async function copyToEmmett({ url, sql, students }: FilledLog): Promise<void> {
  await using emmett = await openEmmett(url, 1);
  const store = openPostgresStore({ sql });
  for (const { id } of students) {
    const events = (await store.read(`student-${id}`)).map(toEventToAppend).map(({ metadata, data, ...event }) => {
      return toEmmettEvent({ ...event, metadata: JSON.parse(metadata), data: JSON.parse(data) });
    });
    await emmett.store.appendToStream(`student-${id}`, events);
  }
  await store.close();
}

type Kept = EventMetadata & { readonly recordedAt: string; readonly hash: string };
export type EmmettEvent = Event<string, Record<string, unknown>>;
export type EmmettReadEvent = ReadEvent<EmmettEvent, PostgresReadEventMetadata>;

/** Converts an event that Emmett read to the form that our folds expect. */
export const toLogEvent = ({ type, data, metadata }: EmmettReadEvent): LogEvent => {
  const { commandId, fingerprint, actor, recordedAt, hash } = metadata as unknown as Kept;
  return {
    id: metadata.messageId,
    stream: metadata.streamName,
    version: Number(metadata.streamPosition),
    position: metadata.globalPosition,
    metadata: { commandId, fingerprint, actor },
    ...{ recordedAt, hash, type, data },
  } as LogEvent;
};

/** Measures the milliseconds in which Emmett’s consumer, with default options, folds its whole log into the tables of a schema. */
export async function measureEmmettRebuild(
  connectionString: string,
  schema: string,
  projections: readonly Projection[],
): Promise<number> {
  const consumer = rebuildPostgreSQLProjections<EmmettEvent>({
    connectionString,
    projections: projections.map((projection) => toEmmettProjection(projection, schema)),
  });
  const took = await measureMs(() => consumer.start());
  await consumer.close();
  return took;
}

/** Our fold as an Emmett projection: one event at a time, in the transaction of the batch, with prepared statements. */
const toEmmettProjection = (
  { name, tables }: Projection,
  schema: string,
): PostgreSQLProjectionDefinition<EmmettEvent> =>
  postgreSQLProjection<EmmettEvent>({
    name,
    canHandle: Object.keys(studentEvents),
    async handle(events, { connection: { client } }) {
      for (const event of events) {
        for (const table of tables) await foldEvent(client, schema, table, toLogEvent(event));
      }
    },
  });

async function foldEvent(client: ClientBase, schema: string, table: AnyTable, event: LogEvent): Promise<void> {
  const rows = table.kind === 'journal' ? table.rowsOf(event) : await evolveRows(client, schema, table, event);
  if (rows.length === 0) return;
  const { text, parameters } = toInsertStatement(schema, { table, rows, added: false });
  await client.query({ name: `write ${table.name}`, text, values: [...parameters] });
}

/** The rows that the event changes, from those of its key or of its group. */
async function evolveRows(
  client: ClientBase,
  schema: string,
  table: LoadedTable,
  event: LogEvent,
): Promise<readonly Row[]> {
  const key = table.keyOf(event);
  if (key === undefined) return [];
  const column = table.kind === 'grouped' ? table.group : table.key;
  const text = `select row_to_json(t) as row from ${quoteName(schema)}.${quoteName(table.name)} t where ${quoteName(column)} = $1`;
  const read = await client.query<{ row: Row }>({ name: `read ${table.name}`, text, values: [key] });
  const rows = read.rows.map(({ row }) => row);
  // The compared tables do not read other tables.
  if (table.kind === 'grouped') return table.evolve(rows, event, noRowChange);
  const after = table.evolve(rows[0], event, noRowChange);
  return after ? [after] : [];
}
