import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeChainHash, createEmptyChainHead, type HashChainHead, toChainHead } from '#events/record/hash-chain.ts';
import { createEventFixture } from '#events/store/test/event-fixtures.ts';
import { createInMemoryEventStore } from '#events/store/test/in-memory-event-store.ts';
import { LogCopyFault } from './log-copy-fault.ts';
import { EVENTS_FILE, MANIFEST_FILE } from './manifest.ts';
import { checkLogCopy } from './read-log-copy.ts';
import { makeCopyFolder, writeLogCopy } from './write-log-copy.ts';

const LOG_ID = '00000000-0000-4000-8000-000000000001';
const EVENTS = 12;
let home: string;
let copy: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'rollbook-log-copy-'));
  copy = join(home, 'copy');
  await makeCopyFolder(copy);
  await writeLogCopy(copy, { store: await createLog(), logId: LOG_ID });
});
afterAll(() => rm(home, { recursive: true }));

/** A log of three streams whose events alternate, with texts that need care in a line. */
async function createLog() {
  const store = createInMemoryEventStore();
  const heads = new Map<string, HashChainHead>();
  for (let n = 0; n < EVENTS; n += 1) {
    const stream = `student-${n % 3}`;
    const head = heads.get(stream) ?? createEmptyChainHead(stream);
    const version = head.version + 1;
    const event = createEventFixture({ data: `{ "classes":${n},"note":"“שלום”\\u2028 \\n 👩🏽‍🏫" }` });
    const chained = { ...event, hash: computeChainHash(head, { ...event, stream, version }) };
    await store.append(stream, [chained], head.version || 'no-stream');
    heads.set(stream, toChainHead({ ...chained, version }));
  }
  return store;
}

test('checkLogCopy: accepts a whole copy', async () => {
  expect(await checkLogCopy(copy)).toMatchObject({ events: EVENTS, lastPosition: String(EVENTS), logId: LOG_ID });
});

test('makeCopyFolder: refuses a folder that holds something', async () => {
  await expect(makeCopyFolder(copy)).rejects.toThrow('is not empty');
});

type Damage = (texts: { events: string; manifest: string }) => { events?: string; manifest?: string | null };
const onLines = (change: (lines: string[]) => string[]): Damage => {
  return ({ events }) => ({ events: change(events.split('\n')).join('\n') });
};
const damages: [string, RegExp, Damage][] = [
  [
    'a changed byte',
    /^Line 5 of events.ndjson does not fit: hash-mismatch/,
    ({ events }) => ({ events: events.replace('classes\\":4', 'classes\\":5') }),
  ],
  ['a missing line', /^Line 6 of events.ndjson does not fit: gap/, onLines((lines) => lines.toSpliced(3, 1))],
  ['a missing last line', /holds 11 events, and its manifest names 12$/, onLines((lines) => lines.toSpliced(-2, 1))],
  [
    'two lines that changed places',
    /in another order$/,
    onLines(([one = '', other = '', ...lines]) => [other, one, ...lines]),
  ],
  [
    'an event type that this release does not know',
    /^Line 1 of events.ndjson does not fit: unknown-type at student-0@1: PlanChanged$/,
    ({ events }) => ({ events: events.replace('ClassesAdjusted', 'PlanChanged') }),
  ],
  [
    'events of a development version from before the first release',
    /^the copy was written by a development version .+: line 1 of events.ndjson holds ClassesAdjusted in version 3$/,
    ({ events }) => ({ events: events.replace('"schemaVersion":1', '"schemaVersion":3') }),
  ],
  ['a file that is cut', /is cut off in its last line$/, ({ events }) => ({ events: events.slice(0, -20) })],
  ['a line that is no event', /^Line 2 of events.ndjson is no event$/, onLines((lines) => lines.toSpliced(1, 0, '{}'))],
  [
    'a wrong root',
    /holds other events than those of its manifest/,
    ({ manifest }) => ({ manifest: manifest.replace(/[0-9a-f]{64}/, '0'.repeat(64)) }),
  ],
  [
    'a wrong count',
    /and its manifest names 999$/,
    ({ manifest }) => ({ manifest: manifest.replace('"events": 12', '"events": 999') }),
  ],
  ['a damaged manifest', /^manifest.json is damaged/, ({ manifest }) => ({ manifest: manifest.slice(0, 40) })],
  ['no manifest', /^There is no manifest.json/, () => ({ manifest: null })],
];
test.each(damages)('checkLogCopy: refuses a copy with %s, in words', async (_name, words, damage) => {
  const damaged = await mkdtemp(join(home, 'damaged-'));
  await cp(copy, damaged, { recursive: true });
  const [events, manifest] = [join(damaged, EVENTS_FILE), join(damaged, MANIFEST_FILE)];
  const before = { events: await readFile(events, 'utf8'), manifest: await readFile(manifest, 'utf8') };
  const changed = { ...before, ...damage(before) };
  expect(changed).not.toEqual(before);
  await writeFile(events, changed.events);
  if (changed.manifest === null) await rm(manifest);
  else await writeFile(manifest, changed.manifest);
  const fault = await checkLogCopy(damaged).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(LogCopyFault);
  expect((fault as Error).message).toMatch(words);
});
