import postgres, { type Sql } from 'postgres';
import type { TestProject } from 'vitest/node';
import setUp from '#testing/global-setup.ts';
import { TEMPLATE_NAME } from '#testing/template-database.ts';
import { chosenFault } from './all-faults.ts';

/** Prepares the test run and plants the SQL of the chosen fault in the template of the test databases. */
export default async function setUpWithFault(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const tearDown = await setUp(project);
  const { plantSql } = chosenFault() ?? {};
  if (plantSql === undefined) return tearDown;
  try {
    await changeTemplate(project.getProvidedContext().clusterUrl, plantSql);
  } catch (error) {
    await tearDown?.();
    throw error;
  }
  return tearDown;
}

async function changeTemplate(clusterUrl: string, change: (sql: Sql) => Promise<unknown>): Promise<void> {
  const admin = postgres(clusterUrl, { max: 1 });
  const template = postgres(Object.assign(new URL(clusterUrl), { pathname: `/${TEMPLATE_NAME}` }).href, { max: 1 });
  try {
    await admin`alter database ${admin(TEMPLATE_NAME)} allow_connections true`;
    await change(template);
  } finally {
    await template.end();
    await admin`alter database ${admin(TEMPLATE_NAME)} allow_connections false`;
    await admin.end();
  }
}
