import postgres, { type Sql } from 'postgres';
import { inject } from 'vitest';
import { copyTemplate, type TemplateName } from './template-database.ts';

export interface TestDatabase extends AsyncDisposable {
  readonly url: string;
  readonly sql: Sql;
}

/** The connection on which this worker creates and drops its databases. */
let admin: Sql | undefined;

/** Creates a database: `await using database = await openTestDatabase()`. Disposing drops it. */
export async function openTestDatabase(template: TemplateName = 'migrated'): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  admin ??= postgres(clusterUrl, { max: 1, idle_timeout: 1 });
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await copyTemplate(admin, template, name);
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  const sql = postgres(url.href, { max: 5, onnotice: () => {} });
  return {
    url: url.href,
    sql,
    async [Symbol.asyncDispose]() {
      await sql.end({ timeout: 1 });
      await admin?.unsafe(`drop database ${name} with (force)`);
    },
  };
}
