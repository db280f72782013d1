import postgres, { type Sql } from 'postgres';
import { inject } from 'vitest';
import { TEMPLATE_NAME } from './template-database.ts';

export interface TestDatabase extends AsyncDisposable {
  readonly url: string;
  readonly sql: Sql;
}

/** Creates a database with every migration applied: `await using database = await openTestDatabase()`. Disposing drops it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = postgres(clusterUrl, { max: 1 });
  // Copying files is much faster than the default strategy, which writes to the write-ahead log. A test needs no crash
  // safety here.
  await admin.unsafe(`create database ${name} template ${TEMPLATE_NAME} strategy file_copy`);
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  const sql = postgres(url.href, { max: 5, onnotice: () => {} });
  return {
    url: url.href,
    sql,
    async [Symbol.asyncDispose]() {
      await sql.end({ timeout: 1 });
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
