import postgres, { type Sql } from 'postgres';
import { inject } from 'vitest';
import { TEMPLATE_NAME } from './template-database.ts';

export interface TestDatabase extends AsyncDisposable {
  readonly url: string;
  readonly sql: Sql;
}

/** A fresh database with every migration applied, dropped when disposed: `await using database = await openTestDatabase()`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = postgres(clusterUrl, { max: 1 });
  // Copying files is far cheaper than the default way, through the log, and nobody needs this one after a crash.
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
