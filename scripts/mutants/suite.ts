import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What the tests said: those that failed, or that all passed, or why they could not run. */
export type Verdict =
  | { readonly said: 'passed' }
  | { readonly said: 'failed'; readonly tests: readonly string[] }
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

export interface Asked {
  readonly folder: string;
  readonly files: readonly string[];
  /** Names of tests to leave out. */
  readonly without: readonly string[];
  /** Whether the first failure is enough. */
  readonly first: boolean;
}

/** Runs test files in a copy of the project, those without a database first. */
export async function runTests(asked: Asked): Promise<Verdict> {
  const byProject = Map.groupBy(asked.files, (file) => (file.endsWith('.db.test.ts') ? 'db' : 'unit'));
  const failed: string[] = [];
  for (const project of ['unit', 'db'] as const) {
    const verdict = await runProject(project, { ...asked, files: byProject.get(project) ?? [] });
    if (verdict.said === 'broken') return verdict;
    if (verdict.said === 'failed') failed.push(...verdict.tests);
    if (asked.first && failed.length > 0) break;
  }
  return failed.length > 0 ? { said: 'failed', tests: failed } : { said: 'passed' };
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

async function runProject(project: string, { folder, files, without, first }: Asked): Promise<Verdict> {
  if (files.length === 0) return { said: 'passed' };
  const file = join(folder, `report-${project}.json`);
  const options = ['--project', project, '--reporter', 'json', '--outputFile', file, '--no-cache'];
  if (first) options.push('--bail', '1');
  if (without.length > 0) options.push('--testNamePattern', `^(?!(?:${without.map(literally).join('|')})$)`);
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
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  if (failed.length > 0) return { said: 'failed', tests: failed };
  const unset = testResults.find(({ status }) => status === 'failed');
  // stopped by its first failure before that was written down
  if (unset?.message === '') return { said: 'failed', tests: [`a test of ${unset.name}`] };
  if (unset !== undefined) return { said: 'broken', why: `${unset.name}: ${unset.message}` };
  return numPassedTests > 0 ? { said: 'passed' } : { said: 'broken', why: output };
}
