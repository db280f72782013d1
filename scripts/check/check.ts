import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findAllBankFaults } from '#services/learning/questions/bank/find-all-bank-faults.ts';
import { findAllFactFaults } from '#services/learning/questions/facts/find-fact-faults.ts';
import { secureRandom } from '#services/learning/questions/random/secure-random.ts';
import { findAllDependencyFaults } from './dependency-faults.ts';
import { findAllHardCodedTexts } from './hard-coded-texts.ts';
import { findForbiddenImports } from './import-direction.ts';
import { type ImportGraph, readImportGraph } from './import-graph.ts';
import { findMissingPaths, findRowsWithoutTest } from './missing-paths.ts';
import { findAllRepeatedTextNames } from './repeated-text-names.ts';
import { findSqlFaults } from './sql-faults.ts';
import type { Tally } from './tally.ts';

const root = join(import.meta.dirname, '..', '..');

const tools = [
  { name: 'types: node', command: ['tsc', '-p', '.'] },
  { name: 'types: web', command: ['tsc', '-p', 'web'] },
  { name: 'types: browser tests', command: ['tsc', '-p', 'web/e2e'] },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '--colors=off'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
] as const;

/** Checks without a tool of their own, by name. Each describes its faults in lines. */
const ownChecks: Readonly<Record<string, (graph: ImportGraph) => readonly string[] | Promise<readonly string[]>>> = {
  imports: findForbiddenImports,
  texts: async (graph) => [
    ...(await findAllHardCodedTexts(root, graph)),
    ...(await findAllRepeatedTextNames(root, graph)),
  ],
  SQL: (graph) => findSqlFaults(root, graph),
  'question bank': () => findAllBankFaults(secureRandom),
  'tables of facts': () => findAllFactFaults(secureRandom),
  documents: findDocumentFaults,
  dependencies: () => findAllDependencyFaults(root),
};

/**
 * Checks types, format, dead code, imports, the place and names of texts, SQL, the question bank, the tables of facts, documents and dependencies, without
 * running the program. Prints each failed step and counts it as one failure.
 */
export async function check(tally: Tally): Promise<void> {
  const running = tools.map(async ({ name, command }) => {
    const { ok, output, ms } = await run(command);
    report(tally, name, ok, output, ms);
  });
  const graph = await readImportGraph(root);
  for (const [name, findFaults] of Object.entries(ownChecks)) {
    const began = performance.now();
    const faults = await findFaults(graph);
    report(tally, name, faults.length === 0, faults.join('\n'), performance.now() - began);
  }
  await Promise.all(running);
}

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['architecture', 'glossary', 'operate', 'owner', 'adapt', 'dependencies', 'security'].map((name) =>
    join('docs', `${name}.md`),
  ),
];

async function findDocumentFaults(): Promise<string[]> {
  const faults: string[] = [];
  for (const name of documents) {
    const text = await readFile(join(root, name), 'utf8');
    faults.push(...findMissingPaths(text, root).map((path) => `${name} names ${path}, which does not exist`));
    faults.push(...findRowsWithoutTest(text).map((row) => `${name} names no test that shows: ${row}`));
  }
  return faults;
}

function report(tally: Tally, name: string, ok: boolean, output: string, ms: number): void {
  console.log(`${ok ? '✓' : '✗'} ${name} (${(ms / 1000).toFixed(1)} s)`);
  if (!ok) console.log(output);
  tally.addStep(name, ok);
}

async function run([tool, ...args]: readonly string[]): Promise<{ ok: boolean; output: string; ms: number }> {
  const began = performance.now();
  const child = spawn(join(root, 'node_modules', '.bin', String(tool)), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { ok: code === 0, output: `${stdout}${stderr}`.trimEnd(), ms: performance.now() - began };
}
