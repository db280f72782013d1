/** What a packet may show of any history, of events of every type of a student. */
import { hash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChangedJsonArbitrary } from '#testing/changed-json.ts';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import { toArbitrary } from '#testing/schema-arbitrary.ts';
import { studentEvents } from '../classes/student/events.ts';
import { toStoredEvent } from '../store/port/stored-text.ts';
import { checkHashChain, createEmptyChainHead, toChainHead } from './hash-chain.ts';
import { toHashedText } from './hashed-text.ts';
import type { PersonalKey } from './key-ring.ts';
import { type Entry, listEntries } from './list-entries.ts';
import { createInMemoryKeyRing } from './test/in-memory-key-ring.ts';
import { OTHER_PERSON_ID, PERSON_ID, STUDENT_STREAM } from './test/stored-stream-fixture.ts';
import { toEventId, toEventsToAppend } from './to-events-to-append.ts';
import { unsealEvents } from './unseal-events.ts';

const keys = createInMemoryKeyRing();
const key = await keys.create(PERSON_ID);
const sampling = { numRuns: chooseSamples(500), seed: chooseSeed(import.meta.filename) };

interface NewEvent {
  readonly type: string;
  readonly data: Record<string, unknown>;
}
const toEventArbitrary = (isLeftOut: boolean): fc.Arbitrary<NewEvent> => {
  const types = Object.entries(studentEvents).filter(([, { disclosure }]) => (disclosure === 'left-out') === isLeftOut);
  return fc.oneof(
    ...types.map(([type, { schema }]) =>
      (toArbitrary(schema) as fc.Arbitrary<NewEvent['data']>)
        .filter((data) => schema.safeParse(data).success)
        .map((data) => ({ type, data })),
    ),
  );
};
const [entry, leftOut] = [toEventArbitrary(false), fc.array(toEventArbitrary(true), { maxLength: 2 })];

/** The event with the shown fields of one and the hidden fields of another event of its type. */
const mix = ({ type, data }: NewEvent, other: NewEvent): NewEvent => {
  const { disclosure, schema } = studentEvents[type as keyof typeof studentEvents];
  const isShown = (field: string) => disclosure instanceof Set && disclosure.has(field);
  const choose = (of: NewEvent['data'], shown: boolean) =>
    Object.fromEntries(Object.entries(of).filter(([field]) => isShown(field) === shown));
  const mixed = { ...choose(data, true), ...choose(other.data, false) };
  return schema.safeParse(mixed).success ? { type, data: mixed } : { type, data };
};

/** Two histories with the same entries. What packets hide differs: other events between them, and other hidden fields. */
const twins = fc
  .array(
    fc.tuple(entry, leftOut, leftOut).chain(([event, ...between]) => {
      const { schema } = studentEvents[event.type as keyof typeof studentEvents];
      const other = (toArbitrary(schema) as fc.Arbitrary<NewEvent['data']>).map((data) =>
        mix(event, { type: event.type, data }),
      );
      return other.map((twin) => [event, twin, ...between] as const);
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((steps) => [
    steps.flatMap(([event, , between]) => [...between, event]),
    steps.flatMap(([, twin, , between]) => [...between, twin]),
  ]);

/** Each event is of a command of its own: the nth entry of the nth one, whatever is between them. */
const record = (events: readonly NewEvent[], by: PersonalKey = key) => {
  let head = createEmptyChainHead(STUDENT_STREAM);
  let others = 0;
  return events.flatMap(({ type, data }) => {
    const isLeftOut = studentEvents[type as keyof typeof studentEvents].disclosure === 'left-out';
    if (isLeftOut) others += 1;
    const commandId = toEventId('command', PERSON_ID, isLeftOut ? 1_000 + others : head.entry);
    const written = toEventsToAppend({
      ...{ stream: STUDENT_STREAM, after: head, events: [{ type, data }], key: by },
      metadata: {
        commandId,
        fingerprint: 'the fingerprint',
        actor: { id: OTHER_PERSON_ID, role: 'tutor' },
        requestId: 'the request',
      },
      recordedAt: '2026-11-21T15:00:00.000Z',
    });
    return written.map((event) => {
      const at = { stream: STUDENT_STREAM, version: head.version + 1, position: BigInt(head.version + 1) };
      const stored = toStoredEvent({ ...event, ...at });
      head = toChainHead(stored);
      return stored;
    });
  });
};
const listOf = (events: readonly NewEvent[], by?: PersonalKey) =>
  listEntries(STUDENT_STREAM, record(events, by)).map((each) => each.entry);

/** The hash to which entries lead, as somebody computes it who has nothing else. */
const leadTo = (entries: readonly Entry[]): string =>
  entries.reduce(
    (before, fields) => hash('sha256', toHashedText(before, { stream: STUDENT_STREAM, ...fields })),
    hash('sha256', STUDENT_STREAM),
  );

test('listEntries: two histories that differ in what packets hide give the same entries, but for hashes of one length', () => {
  fc.assert(
    fc.property(twins, ([one = [], other = []]) => {
      const [entries, others] = [listOf(one), listOf(other)];
      const withoutHash = (each: Entry) => ({ ...each, hidden: each.hidden?.replaceAll(/[0-9a-f]/g, '0') });
      expect(entries.map(withoutHash)).toEqual(others.map(withoutHash));
      expect(withoutHash(entries[0] as Entry).hidden).toBe('0'.repeat(64));
      // Nothing else of an event is in its entry: what is hidden, who else acted, and the salt without which it cannot be guessed.
      const text = JSON.stringify(entries);
      const salts = record(one).map(({ metadata }) => /"salt":"([\w-]{22})"/.exec(String(metadata))?.[1] ?? '');
      for (const hidden of ['privateNote', 'joint', 'salt', 'the fingerprint', 'the request', '"hidden\\":', ...salts])
        expect(text).not.toContain(hidden);
    }),
    sampling,
  );
});

test('listEntries: the hidden hash of the same event is another one under another key', async () => {
  const mark = { type: 'AttendanceMarked', data: { date: '2026-11-21', status: 'absent', charge: 'none' } };
  const guess = { ...key, secret: Buffer.alloc(32) };
  expect(listOf([mark])[0]?.hidden).not.toBe(listOf([mark], guess)[0]?.hidden);
});

test('listEntries: the entries lead to the hash of the last one, and changed, moved or omitted ones do not', () => {
  fc.assert(
    fc.property(twins, fc.nat(), ([events = []], seed) => {
      const stored = record(events);
      expect(checkHashChain(STUDENT_STREAM, stored).entryHash).toBe(leadTo(listOf(events)));
      const entries = listOf(events);
      const [changed] = fc.sample(createChangedJsonArbitrary(entries), { numRuns: 1, seed });
      if (!Array.isArray(changed) || !changed.every((each) => typeof each === 'object' && each !== null)) return;
      const toFields = ({ version, id, type, schemaVersion, recordedAt, metadata, data, hidden }: Entry) =>
        JSON.stringify([version, id, type, schemaVersion, recordedAt, metadata, data, hidden === undefined, hidden]);
      const isSame = `${(changed as Entry[]).map(toFields)}` === `${entries.map(toFields)}`;
      expect(leadTo(changed as Entry[]) === leadTo(entries)).toBe(isSame);
    }),
    sampling,
  );
});

test('unsealEvents: returns any event as it was recorded, and refuses one that hides or shows other fields', async () => {
  await fc.assert(
    fc.asyncProperty(entry, async (event) => {
      const [stored] = record([event]);
      if (!stored) throw new Error('nothing was recorded');
      const [read] = await unsealEvents([stored], keys);
      expect(read?.data).toEqual(studentEvents[event.type as keyof typeof studentEvents].schema.parse(event.data));
      const data = String(stored.data).replace(
        /^\{("\w+":(?:"[^"]*"|\d+|\[\]))(?:,|(?=\}))(.*?)(?:,"hidden":.*)?\}$/,
        '{$2,"hidden":{$1}}',
      );
      if (data === String(stored.data) || data.startsWith('{,')) return;
      const changed = { ...stored, data: data as never };
      await expect(unsealEvents([changed], keys)).rejects.toMatchObject({ code: 'invalid-event' });
    }),
    sampling,
  );
});
