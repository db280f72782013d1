import {
  type PostgreSQLProjectionDefinition,
  postgreSQLProjection,
  rebuildPostgreSQLProjections,
} from '@event-driven-io/emmett-postgresql';
import type { ClientBase } from 'pg';
import { studentEvents } from '#events/classes/student/events.ts';
import type { Projection } from '#projections/engine/projection.ts';
import type { AnyTable, LogEvent, Row } from '#projections/engine/table.ts';
import { quoteName, toInsertStatement } from '#projections/engine/table-sql.ts';
import { type EmmettEvent, toLogEvent } from './emmett-events.ts';

/** Measures the seconds in which Emmett’s consumer, with default options, folds its whole log into the tables of a schema. */
export async function measureEmmettRebuild(
  url: string,
  schema: string,
  projections: readonly Projection[],
): Promise<number> {
  const consumer = rebuildPostgreSQLProjections<EmmettEvent>({
    connectionString: url,
    projections: projections.map((projection) => emmettProjection(projection, schema)),
  });
  const began = performance.now();
  await consumer.start();
  const seconds = (performance.now() - began) / 1_000;
  await consumer.close();
  return seconds;
}

/** Our fold as an Emmett projection: one event at a time, in the transaction of the batch, with prepared statements. */
const emmettProjection = ({ name, tables }: Projection, schema: string): PostgreSQLProjectionDefinition<EmmettEvent> =>
  postgreSQLProjection<EmmettEvent>({
    name,
    canHandle: Object.keys(studentEvents),
    async handle(events, { connection: { client } }) {
      for (const event of events) {
        for (const table of tables) await fold(client, schema, table, toLogEvent(event));
      }
    },
  });

async function fold(client: ClientBase, schema: string, table: AnyTable, event: LogEvent): Promise<void> {
  if (table.kind === 'grouped') throw new Error(`${table.name}: the comparison has no table of groups`);
  const rows = table.kind === 'journal' ? table.rowsOf(event) : await evolved(client, schema, table, event);
  if (rows.length === 0) return;
  const { text, parameters } = toInsertStatement(schema, { table, rows, added: false });
  await client.query({ name: `write ${table.name}`, text, values: [...parameters] });
}

async function evolved(
  client: ClientBase,
  schema: string,
  table: Extract<AnyTable, { kind: 'keyed' }>,
  event: LogEvent,
): Promise<Row[]> {
  const key = table.keyOf(event);
  if (key === undefined) return [];
  const text = `select row_to_json(t) as row from ${quoteName(schema)}.${quoteName(table.name)} t where ${quoteName(table.key)} = $1`;
  const { rows } = await client.query<{ row: Row }>({ name: `read ${table.name}`, text, values: [key] });
  // The compared tables do not read other tables, so this lookup is empty.
  const after = table.evolve(rows[0]?.row, event, () => ({ before: undefined, after: undefined }));
  return after ? [after] : [];
}
