import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { OutlineMap } from '#events/values/practice-figure.ts';
import { readBankTopic } from '#services/learning/questions/bank/read-bank-topic.ts';
import { topicsBySubject } from '#services/learning/questions/topics/topics-by-subject.ts';
import { readAreas } from '../build/outline-maps/create-outline-map.ts';
import { type BuiltChunk, chunkListPath } from '../build/write-chunk-list.ts';
import { practiceTopicsBySubject } from '../src/copy/practice-subjects.ts';
import { subTopicsBySubject } from '../src/features/learning/homework/generate-questions-copy.ts';
import { outlineMapHeights } from '../src/shared/practice/figures/outline-map.ts';

const web = join(import.meta.dirname, '..');
const built = join(web, 'dist');
// Builds the web anew if its sources are newer than the build.
execFileSync(process.execPath, [join(web, '..', 'scripts', 'install.js')]);
const chunks: readonly BuiltChunk[] = JSON.parse(readFileSync(chunkListPath, 'utf8'));
const readBuilt = (fileName: string): Buffer => readFileSync(join(built, fileName));
const findBuilt = (ending: string): string[] =>
  readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

const chunkOf = (module: string) => {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
  if (!found) throw new Error(`No chunk has ${module}`);
  return found;
};

/** The JavaScript files that load before these modules can run: the files of the modules and of all their static imports. */
function filesUntil(...modules: string[]): BuiltChunk[] {
  const needed = new Set<BuiltChunk>();
  const add = (chunk: BuiltChunk) => {
    if (needed.has(chunk)) return;
    needed.add(chunk);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file) as BuiltChunk);
  };
  for (const module of ['main.tsx', ...modules]) add(chunkOf(module));
  return [...needed];
}

const countGzipped = (fileName: string): number => statSync(join(built, `${fileName}.gz`)).size;
const countGzippedBytes = (files: readonly BuiltChunk[]): number =>
  files.reduce((sum, { fileName }) => sum + countGzipped(fileName), 0);

const readTable = (table: string): string => readFileSync(join(web, 'src', 'app', table), 'utf8');
const filesOfPortal = (page: string) => filesUntil('app/portal-switch.tsx', 'app/portal.tsx', page);
/** Each page of the portal with a role that may open it. The table is read as text, because its pages are JSX. */
const pagesByRole = [
  ...readTable('portal-screens.ts').matchAll(/access: \[([^\]]+)\][\s\S]+?import\('\.\.\/(features\/[^']+)'\)/g),
].flatMap(([, roles = '', page = '']) => [...roles.matchAll(/\w+/g)].map(([role]) => ({ role, page })));
const portalPages = [...new Set(pagesByRole.map(({ page }) => page))];
/** Where the portal opens, by role. */
const firstPages: Readonly<Record<string, string>> = {
  tutor: 'features/home/tutor-dashboard/tutor-dashboard-page.tsx',
  student: 'features/home/student-dashboard/student-dashboard-page.tsx',
  family: 'features/home/family/family-page.tsx',
};
/** What a first page loads by itself together with its data. */
const loadedWithFirstPages: Readonly<Record<string, readonly BuiltChunk[]>> = {
  tutor: filesUntil('features/home/tutor-dashboard/homework-line.tsx'),
};
const loginPage = 'features/people/login/login-page.tsx';
/** An unknown path is shown in the frame of the portal to people who are signed in. */
const notFoundPage = 'features/site/not-found/not-found-page.tsx';

test('the login page loads at most 85 kB', () => {
  expect(countGzippedBytes(filesUntil(loginPage))).toBeLessThanOrEqual(85_000);
});

test.each([...Object.values(firstPages), notFoundPage])('%s loads at most 190 kB as the first screen', (page) => {
  expect(countGzippedBytes(filesOfPortal(page))).toBeLessThanOrEqual(190_000);
});

test.each(Object.entries(loadedWithFirstPages))(
  'the first screen of a %s loads at most 25 kB beside its data',
  (role, files) => {
    const loaded = filesOfPortal(firstPages[role] as string);
    expect(countGzippedBytes(files.filter((file) => !loaded.includes(file)))).toBeLessThanOrEqual(25_000);
  },
);

test.each(pagesByRole)(
  '$page loads at most 25 kB after the first screen of a $role, apart from charts and the calendar',
  ({ role, page }) => {
    const loaded = [...filesOfPortal(firstPages[role] as string), ...(loadedWithFirstPages[role] ?? [])];
    const added = filesOfPortal(page).filter((file) => !loaded.includes(file));
    expect(countGzippedBytes(added)).toBeLessThanOrEqual(25_000);
  },
);

test('the limits are checked for every page', () => {
  const countPages = (table: string) => readTable(table).split('Page: createLazyComponent(').length - 1;
  expect(portalPages).toHaveLength(countPages('portal-screens.ts'));
  expect([loginPage]).toHaveLength(countPages('signed-out-screens.ts'));
});

test('the validator loads only with the check of a homework that is saved', () => {
  const validating = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes('/node_modules/zod/')));
  expect(validating.map(({ name }) => name)).toEqual(['find-homework-form-faults']);
  const importers = chunks.filter(({ imports }) => imports.includes(validating[0]?.fileName ?? ''));
  expect(importers).toEqual([]);
});

test('the dialogs of students load at most 45 kB after the page of the students', () => {
  const page = filesOfPortal('features/people/students/student-management-page.tsx');
  const dialogs = filesUntil('features/people/students/student-dialogs.tsx');
  expect(countGzippedBytes(dialogs.filter((file) => !page.includes(file)))).toBeLessThanOrEqual(45_000);
});

test('all styles together are at most 16.5 kB', () => {
  const styles = findBuilt('.css');
  expect(styles).not.toEqual([]);
  expect(styles.reduce((sum, file) => sum + countGzipped(file), 0)).toBeLessThanOrEqual(16_500);
});

test('each font is at most 55 kB', () => {
  const fonts = findBuilt('.woff2');
  expect(fonts).not.toEqual([]);
  for (const font of fonts) expect(readBuilt(font).length).toBeLessThanOrEqual(55_000);
});

test('no page has a script or a style in its text', () => {
  const pages = findBuilt('.html').filter((file) => file !== 'verify.html');
  expect(pages).toHaveLength(12);
  for (const page of pages) expect(String(readBuilt(page))).not.toMatch(/<style|<script(?![^>]*\ssrc=)|\son\w+=/);
});

test.each([['portal'], ...Object.entries(firstPages)])(
  'the page of the %s names the files that it loads first, and its first requests',
  (name, ...modules) => {
    const links = [...String(readBuilt(`${name}.html`)).matchAll(/ (?:src|href)="\/([^"]+)"/g)].map(([, file]) => file);
    const files = filesUntil('app/portal-switch.tsx', 'app/portal.tsx', ...modules).map(({ fileName }) => fileName);
    expect(links).toEqual(expect.arrayContaining([...files, 'api/session', 'api/centre']));
  },
);

test('every page loads at most 36 files', () => {
  const scattered = [...portalPages, notFoundPage]
    .map((page) => [page, filesOfPortal(page).length])
    .filter(([, files]) => Number(files) > 36);
  expect(scattered).toEqual([]);
});

test.each([
  ['features/classes/class-history/balance-chart.tsx', 'features/classes/class-history/class-history-page.tsx'],
  [
    'features/home/tutor-dashboard/weekly-attendance-chart.tsx',
    'features/home/tutor-dashboard/tutor-dashboard-page.tsx',
  ],
  ['features/learning/practice-hub/weekly-points-chart.tsx', 'features/learning/practice-hub/practice-hub-page.tsx'],
])('%s is a chunk of its own', (module, page) => {
  const chart = chunkOf(module);
  const eager = ['main.tsx', 'app/portal.tsx', page].map(chunkOf);
  for (const { imports } of eager) expect(imports).not.toContain(chart.fileName);
});

test('the calendar is a chunk of its own', () => {
  const calendar = chunkOf('ui/calendar.tsx');
  const page = chunkOf('features/classes/take-attendance/take-attendance-page.tsx');
  for (const { imports } of [page, chunkOf('app/portal.tsx')]) expect(imports).not.toContain(calendar.fileName);
});

test('what the sign-up shares with the forms of the portal is one chunk', () => {
  const modules = ['api/retry-after-sign-in.ts', 'commands/command-submission.ts', 'commands/dialog-draft.ts'];
  expect(modules.map((module) => chunkOf(module).name)).toEqual(['form', 'form', 'form']);
});

test.each(Object.keys(outlineMapHeights) as OutlineMap[])(
  'the map %s is a chunk of its own of at most 18 kB, and does not name what it shows',
  (map) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`virtual:outline-map/${map}`)));
    expect(chunk?.moduleIds).toHaveLength(1);
    expect(countGzipped(chunk?.fileName ?? '')).toBeLessThanOrEqual(18_000);
    const code = String(readBuilt(chunk?.fileName ?? ''));
    expect(readAreas(map).filter(({ name }) => code.includes(name))).toEqual([]);
  },
);

test('no question of the bank is part of the web application', async () => {
  const questions = await readBankTopic('geography', 'Rivers');
  const code = chunks.map(({ fileName }) => readBuilt(fileName)).join('');
  expect(questions.length).toBeGreaterThan(40);
  for (const { text, explanation } of questions) {
    expect(code).not.toContain(text);
    expect(code).not.toContain(explanation);
  }
});

test('the web application knows the topics that the server has questions for', () => {
  const names = Object.entries(topicsBySubject).map(([subject, topics]) => [subject, topics.map(({ name }) => name)]);
  expect({ ...subTopicsBySubject, ...practiceTopicsBySubject }).toEqual(Object.fromEntries(names));
});
