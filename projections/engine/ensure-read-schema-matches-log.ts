import type { Sql } from 'postgres';
import type { EventStore } from '#events/store/port/event-store.ts';
import { deleteCheckpoint, isCheckpointInLog, type OnLogRestored, readCheckpoint } from './checkpoint.ts';
import type { Projection } from './projection.ts';
import { ensureReadSchema } from './read-schema.ts';

interface ReadModelsOfLog {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly projections: readonly Projection[];
  readonly logId: string;
  readonly onLogRestored: OnLogRestored;
}

/**
 * Creates this release's read schema unless it exists, and returns its name. Read models that contain events which the log
 * lost when it was restored from an older backup are replaced by empty ones.
 */
export const ensureReadSchemaMatchesLog = async (of: ReadModelsOfLog, signal?: AbortSignal): Promise<string> => {
  const { sql, store, projections, logId, onLogRestored } = of;
  const schema = await ensureReadSchema(sql, projections, logId);
  const checkpoint = await readCheckpoint(sql, schema);
  if (checkpoint && (await isCheckpointInLog(store, checkpoint, signal))) return schema;
  if (checkpoint) await deleteCheckpoint(sql, schema, checkpoint, onLogRestored);
  return ensureReadSchemaMatchesLog(of, signal);
};
