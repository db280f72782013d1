import { readFile } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import setUp from '#testing/global-setup.ts';
import { changeTemplates } from '#testing/template-database.ts';
import { chosenFault, plantFault } from './faults.ts';

/** Prepares the test run, and builds the log of its empty templates anew by a first migration that has the chosen fault. */
export default async function setUpWithFault(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const tearDown = await setUp(project);
  const fault = chosenFault();
  if (!fault?.file.endsWith('.sql')) return tearDown;
  const migration = plantFault(fault, await readFile(fault.file, 'utf8'));
  try {
    await changeTemplates(project.getProvidedContext().clusterUrl, (sql) =>
      sql.unsafe(`
        begin;
        alter schema log rename to log_without_fault;
        create schema log;
        ${migration};
        alter table log_without_fault.migrations set schema log;
        drop schema log_without_fault cascade;
        commit`),
    );
  } catch (error) {
    await tearDown?.();
    throw error;
  }
  return tearDown;
}
