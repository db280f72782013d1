import type { TestProject } from 'vitest/node';
import setUp from '#testing/global-setup.ts';
import { changeTemplates } from '#testing/template-database.ts';
import { chosenFault } from './all-faults.ts';

/** Prepares the test run and plants the SQL of the chosen fault in the templates of the test databases. */
export default async function setUpWithFault(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const tearDown = await setUp(project);
  const { plantSql } = chosenFault() ?? {};
  if (plantSql === undefined) return tearDown;
  try {
    await changeTemplates(project.getProvidedContext().clusterUrl, plantSql);
  } catch (error) {
    await tearDown?.();
    throw error;
  }
  return tearDown;
}
