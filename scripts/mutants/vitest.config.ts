// The configuration of the tests with a planted fault: without EVENTSTORE_URL, without repetition and with all samples.
import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

const projects = (base.test?.projects ?? []).map((project) =>
  typeof project === 'object' && 'test' in project
    ? mergeConfig(project, {
        test: { setupFiles: join(import.meta.dirname, 'plant-fault.ts'), provide: { project: 'faults' } },
      })
    : project,
);

export default defineConfig({
  ...base,
  root: join(import.meta.dirname, '..', '..'),
  test: { ...base.test, globalSetup: join(import.meta.dirname, 'global-setup.ts'), projects },
});
