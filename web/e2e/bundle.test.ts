import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { build } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { readBankTopic } from '#services/questions/bank/read-bank-topic.ts';
import { topicsBySubject } from '#services/questions/topics/topics-by-subject.ts';
import { subTopicsBySubject } from '../src/copy/generate-questions.ts';
import { suggestedTopicsBySubject } from '../src/copy/practice-subjects.ts';

const web = join(import.meta.dirname, '..');
let chunks: Rolldown.OutputChunk[];
let assets: Rolldown.OutputAsset[];

beforeAll(async () => {
  // With the value of the test runner, the build would contain React's development version.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({ configFile: join(web, 'vite.config.ts'), build: { write: false }, logLevel: 'silent' });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  vi.unstubAllEnvs();
  chunks = output.filter((file) => file.type === 'chunk');
  assets = output.filter((file) => file.type === 'asset');
}, 60_000);

const chunkOf = (module: string) => {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
  if (!found) throw new Error(`No chunk has ${module}`);
  return found;
};

/** The JavaScript files that load before these modules can run: the files of the modules and of all their static imports. */
function filesUntil(...modules: string[]): Rolldown.OutputChunk[] {
  const needed = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (needed.has(chunk)) return;
    needed.add(chunk);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file) as Rolldown.OutputChunk);
  };
  for (const module of ['main.tsx', ...modules]) add(chunkOf(module));
  return [...needed];
}

const countGzippedBytes = (files: readonly Rolldown.OutputChunk[]): number =>
  files.reduce((sum, { code }) => sum + gzipSync(code).length, 0);

/** The pages that a table of screens imports, with their budgets. The table is read as text, because its pages are JSX. */
const budgetsOf = (table: string): [page: string, budgetBytes: number][] =>
  [
    ...readFileSync(join(web, 'src', 'app', table), 'utf8').matchAll(
      /budgetBytes: ([\d_]+),\s+\.\.\.createLazyPage\(\(\) =>\s+import\('\.\.\/(features\/[^']+)'\)/g,
    ),
  ].map(([, bytes = '', page = '']) => [page, Number(bytes.replaceAll('_', ''))]);

test.each(budgetsOf('signed-out-screens.ts'))('%s loads at most %i bytes', (page, budgetBytes) => {
  expect(countGzippedBytes(filesUntil(page))).toBeLessThanOrEqual(budgetBytes);
});

test.each(budgetsOf('portal-screens.ts'))('the portal with %s loads at most %i bytes', (page, budgetBytes) => {
  expect(countGzippedBytes(filesUntil('app/portal-switch.tsx', 'app/portal.tsx', page))).toBeLessThanOrEqual(
    budgetBytes,
  );
});

const filesOfPortal = (page: string) => filesUntil('app/portal-switch.tsx', 'app/portal.tsx', page);
/** Where the portal opens, by role. */
const firstPages: Readonly<Record<string, string>> = {
  tutor: 'features/tutor-dashboard/tutor-dashboard-page.tsx',
  student: 'features/student-dashboard/student-dashboard-page.tsx',
};
/** Each page of the portal with a role that may open it. */
const pagesByRole = [
  ...readFileSync(join(web, 'src', 'app', 'portal-screens.ts'), 'utf8').matchAll(
    /access: \[([^\]]+)\][\s\S]+?import\('\.\.\/(features\/[^']+)'\)/g,
  ),
].flatMap(([, roles = '', page = '']) => [...roles.matchAll(/\w+/g)].map(([role]) => ({ role, page })));
/** The library that checks values. It is one file, which the first page that needs it loads for all pages. */
const isValidator = ({ moduleIds }: Rolldown.OutputChunk) => moduleIds.every((id) => id.includes('/node_modules/zod/'));

test.each(Object.entries(firstPages))('the first screen of a %s loads at most 190 kB', (_, page) => {
  expect(countGzippedBytes(filesOfPortal(page))).toBeLessThanOrEqual(190_000);
});

test.each(pagesByRole)(
  '$page loads at most 25 kB after the first screen of a $role, apart from charts, the calendar and the validator',
  ({ role, page }) => {
    const loaded = filesOfPortal(firstPages[role] as string);
    const added = filesOfPortal(page).filter((file) => !loaded.includes(file) && !isValidator(file));
    expect(countGzippedBytes(added)).toBeLessThanOrEqual(25_000);
  },
);

test('the limits of pages are checked for every page', () => {
  const pages = budgetsOf('portal-screens.ts').map(([page]) => page);
  expect([...new Set(pagesByRole.map(({ page }) => page))]).toEqual(pages);
});

test('the validator is at most 26 kB', () => {
  const files = chunks.filter(isValidator);
  expect(files).not.toEqual([]);
  expect(countGzippedBytes(files)).toBeLessThanOrEqual(26_000);
});

test('all styles together are at most 15 kB', () => {
  const styles = assets.filter(({ fileName }) => fileName.endsWith('.css'));
  expect(styles).not.toEqual([]);
  expect(styles.reduce((sum, { source }) => sum + gzipSync(source).length, 0)).toBeLessThanOrEqual(15_000);
});

test('each font is at most 55 kB', () => {
  const fonts = assets.filter(({ fileName }) => fileName.endsWith('.woff2'));
  expect(fonts).not.toEqual([]);
  for (const { source } of fonts) expect(source.length).toBeLessThanOrEqual(55_000);
});

test('no page has a script or a style in its text', () => {
  const pages = assets.filter(({ fileName }) => fileName.endsWith('.html') && fileName !== 'verify.html');
  expect(pages).toHaveLength(7);
  for (const { source } of pages) expect(String(source)).not.toMatch(/<style|<script(?![^>]*\ssrc=)|\son\w+=/);
});

test('every page loads at most 36 files', () => {
  const pages = [...budgetsOf('signed-out-screens.ts'), ...budgetsOf('portal-screens.ts')].map(([page]) => page);
  const scattered = pages
    .map((page) => [page, filesUntil('app/portal-switch.tsx', 'app/portal.tsx', page).length])
    .filter(([, files]) => Number(files) > 36);
  expect(scattered).toEqual([]);
});

test('every screen has a budget that is checked', () => {
  const tables = ['signed-out-screens.ts', 'portal-screens.ts'];
  const pages = tables.map(
    (table) => readFileSync(join(web, 'src', 'app', table), 'utf8').split('createLazyPage(').length - 1,
  );
  expect(Math.min(...pages)).toBeGreaterThan(0);
  expect(tables.map((table) => budgetsOf(table).length)).toEqual(pages);
});

test.each([
  ['features/class-history/balance-chart.tsx', 'features/class-history/class-history-page.tsx'],
  ['features/tutor-dashboard/weekly-attendance-chart.tsx', 'features/tutor-dashboard/tutor-dashboard-page.tsx'],
  ['features/practice-hub/weekly-points-chart.tsx', 'features/practice-hub/practice-hub-page.tsx'],
])('%s is a chunk of its own', (module, page) => {
  const chart = chunkOf(module);
  const eager = ['main.tsx', 'app/portal.tsx', page].map(chunkOf);
  for (const { imports } of eager) expect(imports).not.toContain(chart.fileName);
});

test('the calendar is a chunk of its own', () => {
  const calendar = chunkOf('ui/calendar.tsx');
  const page = chunkOf('features/take-attendance/take-attendance-page.tsx');
  for (const { imports } of [page, chunkOf('app/portal.tsx')]) expect(imports).not.toContain(calendar.fileName);
});

test('what the sign-up shares with the forms of the portal is one chunk', () => {
  const modules = ['api/retry-after-sign-in.ts', 'commands/command-submission.ts', 'dialog-draft/dialog-draft.ts'];
  expect(modules.map((module) => chunkOf(module).name)).toEqual(['form', 'form', 'form']);
});

test('no question of the bank is part of the web application', async () => {
  const questions = await readBankTopic('geography', 'Rivers');
  const code = chunks.map((chunk) => chunk.code).join('');
  expect(questions.length).toBeGreaterThan(40);
  for (const { text, explanation } of questions) {
    expect(code).not.toContain(text);
    expect(code).not.toContain(explanation);
  }
});

test('the web application suggests the topics that the server has questions for', () => {
  const names = Object.entries(topicsBySubject).map(([subject, topics]) => [subject, topics.map(({ name }) => name)]);
  expect({ ...suggestedTopicsBySubject, ...subTopicsBySubject }).toEqual(Object.fromEntries(names));
});
