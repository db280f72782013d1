// The configuration of the tests with a planted fault: without EVENTSTORE_URL, without repetition and with all tests and samples.
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { chosenFault, plantFault } from './faults.ts';

const root = join(import.meta.dirname, '..', '..');
const fault = chosenFault();
const path = fault && join(root, fault.file);

const plugin: Plugin = {
  name: 'planted-fault',
  enforce: 'pre',
  transform: (code, id) => (fault && id.split('?')[0] === path ? plantFault(fault, code) : undefined),
};
const projects = (base.test?.projects ?? []).map((project) =>
  typeof project === 'object' && 'test' in project
    ? mergeConfig(project, { plugins: [plugin], test: { provide: { project: 'long', kindsOfTests: 'all' } } })
    : project,
);

export default defineConfig({
  ...base,
  root,
  // The cache of transformed modules does not know which fault is planted.
  test: { ...base.test, fsModuleCache: false, globalSetup: join(import.meta.dirname, 'global-setup.ts'), projects },
});
