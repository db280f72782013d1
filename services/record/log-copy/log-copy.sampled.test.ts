/** Any damage to a copy of a log is named in words before anything is imported. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeChainHash, createEmptyChainHead, toChainHead } from '#events/record/hash-chain.ts';
import { createEventFixture } from '#events/store/test/event-fixtures.ts';
import { createInMemoryEventStore } from '#events/store/test/in-memory-event-store.ts';
import { createChangedJsonArbitrary } from '#testing/changed-json.ts';
import { expectCheap } from '#testing/cpu-limit.ts';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import { LogCopyFault } from './log-copy-fault.ts';
import { EVENTS_FILE, MANIFEST_FILE } from './manifest.ts';
import { checkLogCopy } from './read-log-copy.ts';
import { makeCopyFolder, writeLogCopy } from './write-log-copy.ts';

const SAMPLES = 20_000;
const EVENTS = 6;
let copy: string;
let whole: { events: string; manifest: string };

beforeAll(async () => {
  copy = join(await mkdtemp(join(tmpdir(), 'rollbook-log-copy-')), 'copy');
  await makeCopyFolder(copy);
  const store = createInMemoryEventStore();
  const stream = 'student-1';
  let head = createEmptyChainHead(stream);
  for (let version = 1; version <= EVENTS; version += 1) {
    const event = createEventFixture({ data: `{"classes":${version},"note":"“שלום”"}` });
    const hash = computeChainHash(head, { ...event, stream, version });
    head = toChainHead({ ...event, version, hash });
    await store.append(stream, [{ ...event, hash }], version === 1 ? 'no-stream' : version - 1);
  }
  await writeLogCopy(copy, { store, logId: '00000000-0000-4000-8000-000000000001' });
  const [events, manifest] = await Promise.all(
    [EVENTS_FILE, MANIFEST_FILE].map((name) => readFile(join(copy, name), 'utf8')),
  );
  whole = { events: events ?? '', manifest: manifest ?? '' };
});
afterAll(() => rm(copy, { recursive: true }));

type Damage = (text: string) => string;
const position = fc.double({ min: 0, max: 0.999, noNaN: true });
/** Damages a text by a byte that is another one, a part that is missing or a part that is there twice. */
const damages: fc.Arbitrary<Damage> = fc
  .tuple(position, fc.nat({ max: 60 }), fc.string({ unit: 'binary', maxLength: 3 }), fc.boolean())
  .map(([at, length, put, isRepeated]) => (text) => {
    const start = Math.floor(at * text.length);
    const part = text.slice(start, start + length);
    return text.slice(0, start) + (isRepeated ? part + part : put) + text.slice(start + length);
  });
/** Changes a value within one line. */
const changeOfLine = (text: string): fc.Arbitrary<string> => {
  const lines = text.split('\n');
  return fc
    .nat({ max: lines.length - 2 })
    .chain((at) =>
      createChangedJsonArbitrary(JSON.parse(lines[at] as string)).map((value) =>
        lines.with(at, JSON.stringify(value)).join('\n'),
      ),
    );
};

test('checkLogCopy: accepts a copy only if each of its events is as it was, and names every damage in words', async () => {
  const { events, manifest } = whole;
  const files = fc.oneof(
    fc.record({ events: damages.map((damage) => damage(events)), manifest: fc.constant(manifest) }),
    fc.record({ events: changeOfLine(events), manifest: fc.constant(manifest) }),
    fc.record({ events: fc.constant(events), manifest: damages.map((damage) => damage(manifest)) }),
    fc.record({
      events: fc.constant(events),
      manifest: createChangedJsonArbitrary(JSON.parse(manifest)).map((value) => JSON.stringify(value)),
    }),
  );
  await fc.assert(
    fc.asyncProperty(files, async (files) => {
      await writeFile(join(copy, EVENTS_FILE), files.events);
      await writeFile(join(copy, MANIFEST_FILE), files.manifest);
      const found = await expectCheap(files, () => checkLogCopy(copy)).catch((error: unknown) => error);
      if (found instanceof LogCopyFault) return void expect(found.message).toMatch(/\w .*\w/);
      if (found instanceof Error) throw found;
      const toEvents = (text: string) =>
        text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line));
      expect(toEvents(files.events)).toEqual(toEvents(events));
    }),
    { numRuns: chooseSamples(SAMPLES), seed: chooseSeed(import.meta.filename) },
  );
});
