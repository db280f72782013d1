import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { createTemplateDatabases } from './template-database.ts';
import { startTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL of the test run; empty when no test needs one. */
    readonly clusterUrl: string;
  }
}

/**
 * Starts one PostgreSQL for the whole run and stops it at the end, and an EventStoreDB if STORE asks for one. Also unpacks the browser, because two workers must
 * not do that at the same time.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (project.vitest.projects.every(({ name }) => name === 'unit')) {
    project.provide('clusterUrl', '');
    return undefined;
  }
  const { cluster, home } = await startTestCluster();
  const opened = new AsyncDisposableStack();
  const tearDown = async () => {
    await opened.disposeAsync();
    await cluster.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await createTemplateDatabases(cluster.url);
    // The workers, which start later, take this environment.
    if (process.env.STORE === 'eventstoredb' && !process.env.EVENTSTORE_URL) {
      const { startEventStoreDb } = await import('./event-store-db-fixture.ts');
      process.env.EVENTSTORE_URL = opened.use(await startEventStoreDb()).url;
    }
    if (project.vitest.projects.some(({ name }) => name !== 'unit' && name !== 'db'))
      await (await import('./chromium.ts')).findChromium();
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('clusterUrl', cluster.url);
  return tearDown;
}
