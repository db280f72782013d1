import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import { openReadModels } from '../engine/read-models.ts';
import { toReadSchemaName } from '../engine/read-schema.ts';
import { openTestEngine } from './engine-fixture.ts';
import { appendAll } from './log-writer-fixture.ts';
import { createPracticeLog } from './practice-log-fixture.ts';

export interface ReadTables extends AsyncDisposable {
  readonly sql: Sql;
  readonly keys: KeyRing;
}

/** The read models of a test's database, with what was told of practice; disposes of the database with itself. */
export const readTables = async (
  database: { sql: Sql; url: string } & AsyncDisposable,
  tell: (course: ReturnType<typeof createPracticeLog>) => Promise<unknown>,
): Promise<ReadTables> => {
  const engine = openTestEngine(database);
  const course = createPracticeLog(engine.keys);
  await tell(course);
  await appendAll(engine.store, course.log);
  await engine.run().caughtUp();
  const read = openReadModels({ databaseUrl: database.url, schema: toReadSchemaName(engine.projections), max: 2 });
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
