import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The outcome of a run: all tests passed, some failed, or the tests could not be run. */
export type Verdict =
  | { readonly result: 'passed' }
  | { readonly result: 'failed'; readonly tests: readonly string[] }
  | { readonly result: 'broken'; readonly reason: string };

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

export interface TestRun {
  /** Name of the planted fault; empty for none. */
  readonly fault: string;
  readonly files: readonly string[];
  /** Full names of tests that are left out. */
  readonly excludedTests: readonly string[];
  /** True when the run ends with the first failure. */
  readonly untilFailure: boolean;
}

/** Runs test files with a planted fault. Files that need no database run first. */
export async function runTests(run: TestRun): Promise<Verdict> {
  const byProject = Map.groupBy(run.files, (file) => /\.(db|long)\.test\.ts$/.exec(file)?.[1] ?? 'unit');
  const failed: string[] = [];
  for (const project of ['unit', 'db', 'long']) {
    const verdict = await runProject(project, { ...run, files: byProject.get(project) ?? [] });
    if (verdict.result === 'broken') return verdict;
    if (verdict.result === 'failed') failed.push(...verdict.tests);
    if (run.untilFailure && failed.length > 0) break;
  }
  return failed.length > 0 ? { result: 'failed', tests: failed } : { result: 'passed' };
}

async function runProject(project: string, run: TestRun): Promise<Verdict> {
  const { fault, files, excludedTests, untilFailure } = run;
  if (files.length === 0) return { result: 'passed' };
  const folder = await mkdtemp(join(tmpdir(), 'rollbook-fault-'));
  const report = join(folder, 'report.json');
  const options = ['--project', project, '--reporter', 'json', '--outputFile', report, '--retry', '0'];
  options.push('--config', join('scripts', 'mutants', 'vitest.config.ts'));
  if (untilFailure) options.push('--bail', '1');
  if (excludedTests.length > 0)
    options.push('--testNamePattern', `^(?!(?:${excludedTests.map(RegExp.escape).join('|')})$)`);
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', ...options, ...files], {
    cwd: root,
    env: { ...process.env, PLANTED_FAULT: fault },
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text));
  await once(child, 'close');
  const text = await readFile(report, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  return text === undefined ? { result: 'broken', reason: output } : toVerdict(JSON.parse(text), output);
}

function toVerdict({ testResults, numPassedTests }: VitestReport, output: string): Verdict {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  if (failed.length > 0) return { result: 'failed', tests: failed };
  const failedFile = testResults.find(({ status }) => status === 'failed');
  // A run that ends with its first failure may end before the report contains the failed test.
  if (failedFile?.message === '') return { result: 'failed', tests: [`a test of ${failedFile.name}`] };
  if (failedFile !== undefined) return { result: 'broken', reason: `${failedFile.name}: ${failedFile.message}` };
  return numPassedTests > 0 ? { result: 'passed' } : { result: 'broken', reason: output };
}
