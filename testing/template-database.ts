import postgres, { type Sql } from 'postgres';
import { allProjections } from '#projections/all.ts';
import { createReadSchema, toReadSchemaName } from '#projections/engine/read-schema.ts';
import { TEST_LOG_ID } from '#projections/test/log-id.ts';
import { migrateDatabase } from '#services/core/migrate-database.ts';
import { openJobQueue } from '#services/platform/jobs/job-queue.ts';

/** `migrated` has every migration applied, and the job queue. `read-models` also has the empty read models of a test's engine. */
export type TemplateName = 'migrated' | 'read-models';

const templates = { migrated: 'rollbook_template', 'read-models': 'rollbook_read_models_template' } as const;

/** Creates the templates from which all test databases are copied. */
export async function createTemplateDatabases(clusterUrl: string): Promise<void> {
  const admin = postgres(clusterUrl, { max: 1 });
  const toUrl = (name: string) => Object.assign(new URL(clusterUrl), { pathname: `/${name}` }).href;
  await admin`create database ${admin(templates.migrated)}`;
  const migrated = toUrl(templates.migrated);
  await migrateDatabase(migrated);
  await createJobQueue(migrated);
  await copyTemplate(admin, 'migrated', templates['read-models']);
  await createReadModels(toUrl(templates['read-models']));
  // PostgreSQL copies a template only while nobody is connected to it.
  await admin`
    update pg_database set datistemplate = true, datallowconn = false where datname in ${admin(Object.values(templates))}`;
  await admin.end();
}

async function createJobQueue(databaseUrl: string): Promise<void> {
  const onError = (error: unknown) => {
    throw error;
  };
  const jobs = openJobQueue({ databaseUrl, loadQueues: async () => [], onError });
  await jobs.boss();
  await jobs.close();
}

async function createReadModels(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  await sql.begin((tx) => createReadSchema(tx, toReadSchemaName(allProjections), allProjections, TEST_LOG_ID));
  await sql.end();
}

/**
 * Creates a database with the contents of a template. Copying files is much faster than the default strategy, which writes
 * to the write-ahead log. A test needs no crash safety here.
 */
export async function copyTemplate(admin: Sql, template: TemplateName, name: string): Promise<void> {
  await admin.unsafe(`create database ${name} template ${templates[template]} strategy file_copy`);
}

/** Runs `change` on each template, for a planted fault. */
export async function changeTemplates(clusterUrl: string, change: (sql: Sql) => Promise<unknown>): Promise<void> {
  const admin = postgres(clusterUrl, { max: 1 });
  for (const name of Object.values(templates)) {
    await admin`alter database ${admin(name)} allow_connections true`;
    const template = postgres(Object.assign(new URL(clusterUrl), { pathname: `/${name}` }).href, { max: 1 });
    try {
      await change(template);
    } finally {
      await template.end();
      await admin`alter database ${admin(name)} allow_connections false`;
    }
  }
  await admin.end();
}
