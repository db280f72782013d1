import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What the tests said: the first that failed, or that all passed, or why they could not run. */
export type Verdict =
  | { readonly said: 'passed' }
  | { readonly said: 'failed'; readonly test: string }
  | { readonly said: 'broken'; readonly why: string };

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs test files in a copy of the project up to the first failure, those without a database first. */
export async function runTests(folder: string, files: readonly string[]): Promise<Verdict> {
  const byProject = Map.groupBy(files, (file) => (file.endsWith('.db.test.ts') ? 'db' : 'unit'));
  for (const project of ['unit', 'db'] as const) {
    const verdict = await runProject(folder, project, byProject.get(project) ?? []);
    if (verdict.said !== 'passed') return verdict;
  }
  return { said: 'passed' };
}

async function runProject(folder: string, project: string, files: readonly string[]): Promise<Verdict> {
  if (files.length === 0) return { said: 'passed' };
  const file = join(folder, `report-${project}.json`);
  const options = ['--project', project, '--bail', '1', '--reporter', 'json', '--outputFile', file, '--no-cache'];
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', ...options, ...files], { cwd: folder, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text));
  await once(child, 'close');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(file, { force: true });
  return text === undefined ? { said: 'broken', why: output } : verdictOf(JSON.parse(text), output);
}

function verdictOf({ testResults, numPassedTests }: Report, output: string): Verdict {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.find(({ status }) => status === 'failed');
  if (failed !== undefined) return { said: 'failed', test: failed.fullName };
  const unset = testResults.find(({ status }) => status === 'failed');
  if (unset !== undefined) return { said: 'broken', why: `${unset.name}: ${unset.message}` };
  return numPassedTests > 0 ? { said: 'passed' } : { said: 'broken', why: output };
}
