import { beforeEach, expect, test } from 'vitest';
import { eventCatalogue } from '../catalogue/event-catalogue.ts';
import type { StoredEvent, StoredText } from '../store/port/event-store.ts';
import { toRawText } from '../store/port/stored-text.ts';
import { checkHashChain, computeChainHash, toChainHead } from './hash-chain.ts';
import { parseWithHidden } from './hidden-part.ts';
import type { KeyRing, PersonalKey } from './key-ring.ts';
import { listEntries } from './list-entries.ts';
import { toQueriedSealedText, unsealQueriedTexts } from './queried-sealed-texts.ts';
import { parseSealedEnvelope, sealText } from './seal-text.ts';
import { createInMemoryKeyRing } from './test/in-memory-key-ring.ts';
import {
  createEnrolmentEvent,
  createNoteEvent,
  OTHER_PERSON_ID,
  PERSON_ID,
  rehashEvents,
  STUDENT_STREAM,
  toStoredStream,
} from './test/stored-stream-fixture.ts';
import { checkAndUnsealEvents, parseEventUnvalidated, parseStoredEvent } from './unseal-events.ts';

let keys: KeyRing;
let key: PersonalKey;
beforeEach(async () => {
  keys = createInMemoryKeyRing();
  key = await keys.create(PERSON_ID);
});

const fault = (code: string, place?: string) => expect.objectContaining({ code, ...(place && { place }) });
const toText = (text: string) => text as unknown as StoredText;
// biome-ignore lint/suspicious/noExplicitAny: the data of any event
const dataOf = (event: StoredEvent | undefined): any => (event ? parseWithHidden(event.data) : {});
const nameOf = (event: StoredEvent | undefined) =>
  toQueriedSealedText(dataOf(event).name, event?.id ?? '', 'name', PERSON_ID);
/** The event with other values in the fields that it has. */
const withData = (event: StoredEvent | undefined, data: object): StoredEvent => {
  const whole = JSON.parse(event ? toRawText(event.data) : '{}', function (key, value) {
    return Object.hasOwn(data, key) && Object.hasOwn(this, key) ? (data as Record<string, unknown>)[key] : value;
  });
  return { ...event, data: toText(JSON.stringify(whole)) } as StoredEvent;
};

test('checkAndUnsealEvents: returns what was written, and the log holds it sealed', async () => {
  const stored = toStoredStream([createEnrolmentEvent(), createNoteEvent('came late')], key);
  expect(stored.map((event) => event.data).join()).not.toMatch(/Ada|example|late/);
  const [first, second] = await checkAndUnsealEvents(stored, keys);
  expect(first?.data).toEqual(createEnrolmentEvent().data);
  expect(second).toMatchObject({ version: 2, metadata: { commandId: PERSON_ID }, data: { note: 'came late' } });
});

test('toEventsToAppend: gives a retry the same bytes, and equal texts of two events different bytes', () => {
  expect(toStoredStream([createEnrolmentEvent(), createNoteEvent('x')], key)).toEqual(
    toStoredStream([createEnrolmentEvent(), createNoteEvent('x')], key),
  );
  const [ada, twin] = toStoredStream([createNoteEvent('Ada'), createNoteEvent('Ada')], key).map(dataOf);
  expect(ada.note.split('.').at(-1)).not.toBe(twin.note.split('.').at(-1));
});

test('sealText: seals another text in the same place under another iv', () => {
  const ivOf = (note: string) =>
    parseSealedEnvelope(dataOf(toStoredStream([createNoteEvent(note)], key)[0]).note).sealed.subarray(0, 12);
  expect(ivOf('came late')).toEqual(ivOf('came late'));
  expect(ivOf('came late')).not.toEqual(ivOf('came early'));
});

test.each(['NUL \u0000', 'lone \ud800 surrogate', 'half \udc00'])(
  'toEventsToAppend: refuses a text with %j',
  (note) => {
    expect(() => toStoredStream([createNoteEvent(note)], key)).toThrow(fault('invalid-event'));
  },
);

test.each(['note', 'feedback', 'reason'])('toEventsToAppend: refuses a %s that is sealed already', (path) => {
  const sealed = sealText('came late', key, PERSON_ID, path);
  for (const note of [sealed, `Again: ${sealed}`])
    expect(() => toStoredStream([createNoteEvent(note)], key)).toThrow(fault('sealed-twice', STUDENT_STREAM));
});

test('checkAndUnsealEvents: returns a text that looks sealed, or says “erased”, as it was written', async () => {
  for (const note of ['sealed.1.x', 'erased', '', 'ünïcödé 🎻']) {
    const [event] = await checkAndUnsealEvents(toStoredStream([createNoteEvent(note)], key), keys);
    expect(event?.data).toMatchObject({ note });
  }
});

test('checkAndUnsealEvents: reads “erased” for the texts of an erased person, and returns everything else', async () => {
  const stored = toStoredStream([createEnrolmentEvent(), createNoteEvent('x')], key);
  await keys.erase(PERSON_ID);
  const [first, second] = await checkAndUnsealEvents(stored, keys);
  expect(first?.data).toMatchObject({ name: 'erased', email: 'erased', change: { remainingAfter: 6 } });
  expect(second?.data).toMatchObject({ note: 'erased' });
  expect(await unsealQueriedTexts([nameOf(stored[0]), null], keys)).toEqual(['erased', null]);
});

test('checkAndUnsealEvents: throws key-missing for a missing key; unsealQueriedTexts returns a text that says so', async () => {
  const stored = toStoredStream([createEnrolmentEvent()], key);
  await expect(checkAndUnsealEvents(stored, createInMemoryKeyRing())).rejects.toThrow(fault('key-missing'));
  expect(await unsealQueriedTexts([nameOf(stored[0]), null], createInMemoryKeyRing())).toEqual([
    'unreadable (key missing)',
    null,
  ]);
});

test('toEventsToAppend and checkAndUnsealEvents: throw key-foreign for the key of another person', async () => {
  const foreign = await keys.create(OTHER_PERSON_ID);
  expect(() => toStoredStream([createEnrolmentEvent()], foreign)).toThrow(fault('key-foreign'));
  const [event] = toStoredStream([createEnrolmentEvent()], key);
  const name = sealText('Grace', foreign, event?.id ?? '', 'name');
  await expect(checkAndUnsealEvents(rehashEvents([withData(event, { name })]), keys)).rejects.toThrow(
    fault('key-foreign'),
  );
});

test('checkAndUnsealEvents: throws for a sealed text that was moved to another field or event, even if the hash chain is intact', async () => {
  const [first, second] = toStoredStream([createEnrolmentEvent(), createNoteEvent('x')], key);
  const { name, email } = dataOf(first);
  const swapped = withData(first, { name: email, email: name });
  await expect(checkAndUnsealEvents(rehashEvents([swapped]), keys)).rejects.toThrow(fault('seal-misplaced'));
  const moved = withData(second, { note: name });
  await expect(checkAndUnsealEvents(rehashEvents([first as StoredEvent, moved]), keys)).rejects.toThrow(
    fault('seal-misplaced'),
  );
  const renamed = withData(first, { name: email.replace('.email.', '.name.') });
  await expect(checkAndUnsealEvents(rehashEvents([renamed]), keys)).rejects.toThrow(fault('seal-broken'));
});

test('checkAndUnsealEvents: unseals a text whose letters the log holds as JSON escapes', async () => {
  const [event] = toStoredStream([createEnrolmentEvent()], key);
  const escaped = (stored: StoredEvent) =>
    ({ ...stored, data: toText(toRawText(stored.data).replaceAll('"sealed.', '"\\u0073ealed.')) }) as StoredEvent;
  const [read] = await checkAndUnsealEvents(rehashEvents([escaped(event as StoredEvent)]), keys);
  expect(read?.data).toEqual(createEnrolmentEvent().data);
  const { name, email } = dataOf(event);
  const swapped = escaped(withData(event, { name: email, email: name }));
  await expect(checkAndUnsealEvents(rehashEvents([swapped]), keys)).rejects.toThrow(fault('seal-misplaced'));
});

test('checkAndUnsealEvents: throws not-sealed for a personal text in clear, even if the hash chain is intact', async () => {
  const [event] = toStoredStream([createEnrolmentEvent()], key);
  const clear = rehashEvents([withData(event, { name: 'Ada' })]);
  await expect(checkAndUnsealEvents(clear, keys)).rejects.toThrow(fault('not-sealed', `${STUDENT_STREAM}@1`));
});

const alterations: Record<string, Partial<StoredEvent>> = {
  data: { data: toText('{"mark":"x"}') },
  'white space in data': { data: toText(' {}') },
  metadata: { metadata: toText('{}') },
  hash: { hash: 'ab'.repeat(32) },
  id: { id: OTHER_PERSON_ID },
  type: { type: 'AttendanceMarked' },
  'schema version': { schemaVersion: 2 },
  time: { recordedAt: '2026-11-21T15:00:00.001Z' },
};
test.each(Object.keys(alterations))(
  'checkAndUnsealEvents: throws hash-mismatch with stream and version for an altered %s',
  async (what) => {
    const stored = toStoredStream([createEnrolmentEvent(), createNoteEvent('a'), createNoteEvent('b')], key);
    const altered = stored.map((event) => (event.version === 2 ? { ...event, ...alterations[what] } : event));
    await expect(checkAndUnsealEvents(altered, keys)).rejects.toThrow(fault('hash-mismatch', `${STUDENT_STREAM}@2`));
  },
);

test('checkHashChain: detects events that were left out, repeated, exchanged or moved to another stream', () => {
  const [a, b, c] = toStoredStream([createEnrolmentEvent(), createNoteEvent('a'), createNoteEvent('b')], key) as [
    StoredEvent,
    StoredEvent,
    StoredEvent,
  ];
  expect(() => checkHashChain(STUDENT_STREAM, [b, c])).toThrow(fault('gap'));
  expect(() => checkHashChain(STUDENT_STREAM, [a, c])).toThrow(fault('gap'));
  expect(() => checkHashChain(STUDENT_STREAM, [a, a])).toThrow(fault('gap'));
  const exchanged = [a, { ...c, version: 2 }, { ...b, version: 3 }];
  expect(() => checkHashChain(STUDENT_STREAM, exchanged)).toThrow(fault('hash-mismatch', `${STUDENT_STREAM}@2`));
  const other = `student-${OTHER_PERSON_ID}`;
  expect(() => checkHashChain(other, [{ ...a, stream: other }])).toThrow(fault('hash-mismatch'));
  expect(checkHashChain(STUDENT_STREAM, [b, c], toChainHead(a))).toEqual(toChainHead(c));
  expect(toChainHead(c)).toMatchObject({ version: 3, hash: c.hash });
});

test('checkHashChain: continues hashes of version 1 with those of version 2, which chain the entries by themselves', () => {
  const withoutDisclosure = Object.fromEntries(
    Object.entries(eventCatalogue).map(([type, { disclosure: _, ...definition }]) => [type, definition]),
  );
  const old = toStoredStream([createEnrolmentEvent(), createNoteEvent('a')], key, { catalogue: withoutDisclosure });
  const after = toChainHead(old[1] as StoredEvent);
  const privately = { type: 'AttendancePrivatelyNoted', data: { mark: OTHER_PERSON_ID, date: '2026-11-21' } };
  const newer = toStoredStream([privately, createNoteEvent('b')], key, { after });
  const stored = [...old, ...newer];
  expect(checkHashChain(STUDENT_STREAM, stored)).toMatchObject({ version: 4, entry: 3 });
  expect(listEntries(STUDENT_STREAM, stored).map(({ entry }) => [entry.version, entry.hidden !== undefined])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
  // An event that is left out names the entry before it.
  const [left, last] = newer as [StoredEvent, StoredEvent];
  const metadata = toText(toRawText(left.metadata).replace('"entry":2', '"entry":1'));
  const forged = { ...left, metadata, hash: computeChainHash(after, { ...left, metadata }) };
  expect(() => checkHashChain(STUDENT_STREAM, [...old, forged, last])).toThrow(fault('hash-mismatch'));
});

test('checkHashChain: detects an event that was made one with a hash of version 1, so that packets would show all of it', () => {
  const noted = { type: 'AttendanceNoted', data: { mark: OTHER_PERSON_ID, date: '2026-11-21', privateNote: 'Tired' } };
  const stored = toStoredStream([createEnrolmentEvent(), noted, createNoteEvent('b')], key);
  const [first, second, third] = stored as [StoredEvent, StoredEvent, StoredEvent];
  const toWhole = (text: StoredEvent['data']) => toText(JSON.stringify(parseWithHidden(text)));
  const { metadata, data } = second;
  const whole = {
    ...second,
    data: toWhole(data),
    metadata: toText(toRawText(toWhole(metadata)).replace('"hash":2,', '')),
  };
  expect(toRawText(whole.metadata)).not.toContain('"hash":2');
  const shown = { ...whole, hash: computeChainHash(toChainHead(first), whole) };
  expect(() => checkHashChain(STUDENT_STREAM, [first, shown])).toThrow(fault('hash-mismatch', `${STUDENT_STREAM}@2`));
  expect(checkHashChain(STUDENT_STREAM, [first, second, third]).version).toBe(3);
});

test('checkHashChain: detects a forged event with a valid hash by the hash of the event after it', () => {
  const [a, b, c] = toStoredStream([createEnrolmentEvent(), createNoteEvent('a'), createNoteEvent('b')], key) as [
    StoredEvent,
    StoredEvent,
    StoredEvent,
  ];
  const metadata = toText(toRawText(b.metadata).replace('"role":"tutor"', '"role":"owner"'));
  const [, forged] = rehashEvents([a, { ...b, metadata }]);
  expect(checkHashChain(STUDENT_STREAM, [a, forged as StoredEvent]).version).toBe(2);
  expect(() => checkHashChain(STUDENT_STREAM, [a, forged as StoredEvent, c])).toThrow(
    fault('hash-mismatch', `${STUDENT_STREAM}@3`),
  );
});

test('checkAndUnsealEvents: throws a separate fault for an unknown type, a newer version, and data that is not JSON', async () => {
  const [event] = toStoredStream([createEnrolmentEvent()], key) as [StoredEvent];
  const read = (change: Partial<StoredEvent>) => checkAndUnsealEvents(rehashEvents([{ ...event, ...change }]), keys);
  await expect(read({ type: 'toString' })).rejects.toThrow(fault('unknown-type'));
  await expect(read({ schemaVersion: 99 })).rejects.toThrow(fault('unknown-version'));
  await expect(read({ data: toText('{') })).rejects.toThrow(fault('invalid-event'));
  await expect(read({ data: toText('{"name":1}') })).rejects.toThrow(fault('invalid-event'));
});

test('parseEventUnvalidated: keeps personal texts sealed', () => {
  const [event] = toStoredStream([createEnrolmentEvent()], key) as [StoredEvent];
  const { data, position } = parseEventUnvalidated(event);
  expect(position).toBe(1n);
  expect(data).toMatchObject({ name: expect.stringMatching(/^sealed\.1\./), change: { requested: 6 } });
});

test('parseStoredEvent: validates without keys and keeps personal texts sealed', () => {
  const [event] = toStoredStream([createEnrolmentEvent()], key) as [StoredEvent];
  expect(parseStoredEvent(event)).toEqual(parseEventUnvalidated(event));
  const read = (change: Partial<StoredEvent>) => () => parseStoredEvent({ ...event, ...change });
  expect(read({ data: toText('{"name":1}') })).toThrow(fault('invalid-event', `${STUDENT_STREAM}@1`));
  expect(read({ metadata: toText('{"actor":{}}') })).toThrow(fault('invalid-event', `${STUDENT_STREAM}@1`));
  expect(read({ type: 'Unheard' })).toThrow(fault('unknown-type', `${STUDENT_STREAM}@1`));
});

test('StoredText: code outside of the record cannot parse it', () => {
  const [event] = toStoredStream([createEnrolmentEvent()], key) as [StoredEvent];
  // @ts-expect-error a StoredText is not a string
  expect(JSON.parse(event.data)).toBeTypeOf('object');
  // @ts-expect-error a StoredText is not a string
  expect(JSON.parse(event.metadata)).toBeTypeOf('object');
});
