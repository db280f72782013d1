import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import { openReadModelPool } from '../engine/read-model-pool.ts';
import { openTestEngine } from './engine-fixture.ts';
import { appendAll } from './log-writer-fixture.ts';
import { createPracticeLogWriter } from './practice-log-fixture.ts';

export interface PracticeReadModels extends AsyncDisposable {
  readonly sql: Sql;
  readonly keys: KeyRing;
}

/**
 * Opens the read models of a test's database after folding what `writeSessions` wrote. Disposing of them also disposes
 * of the database.
 */
export const openPracticeReadModels = async (
  database: { sql: Sql; url: string } & AsyncDisposable,
  writeSessions: (practiceLog: ReturnType<typeof createPracticeLogWriter>) => Promise<unknown>,
): Promise<PracticeReadModels> => {
  const engine = openTestEngine(database);
  const practiceLog = createPracticeLogWriter(engine.keys);
  await writeSessions(practiceLog);
  await appendAll(engine.store, practiceLog.log);
  await engine.run().caughtUp();
  const read = openReadModelPool({ databaseUrl: database.url, schema: engine.schema, max: 2 });
  return {
    sql: read.sql,
    keys: engine.keys,
    async [Symbol.asyncDispose]() {
      await read.close();
      await engine[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
};
