import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkCatalogue } from '../catalogue/check-catalogue.ts';
import type { EventDefinitions } from '../kernel/event-definition.ts';
import { personalText } from '../kernel/personal-text.ts';
import type { StoredEvent, StoredText } from '../store/port/event-store.ts';
import { toRawText } from '../store/port/stored-text.ts';
import { toChainHead } from './hash-chain.ts';
import { createInMemoryKeyRing } from './test/in-memory-key-ring.ts';
import { PERSON_ID, rehashEvents, STUDENT_STREAM, toStoredStream } from './test/stored-stream-fixture.ts';
import { checkAndUnsealEvents, parseEventUnvalidated, parseStoredEvent } from './unseal-events.ts';

/** Version 1 has one text in `words`, and minutes; version 2 has a list of texts in `notes`, and seconds. */
const first: EventDefinitions = {
  LessonHeld: { version: 1, upcasters: [], schema: z.strictObject({ words: personalText(100), minutes: z.int() }) },
};
const second: EventDefinitions = {
  LessonHeld: {
    version: 2,
    upcasters: [({ words, minutes }) => ({ notes: [words], seconds: minutes * 60 })],
    schema: z.strictObject({ notes: z.array(personalText(100)), seconds: z.int() }),
  },
};

test('checkAndUnsealEvents: checks a stream with two schema versions as stored, and returns the current version', async () => {
  checkCatalogue(second);
  const keys = createInMemoryKeyRing();
  const key = await keys.create(PERSON_ID);
  const old = toStoredStream([{ type: 'LessonHeld', data: { words: 'fractions', minutes: 45 } }], key, {
    catalogue: first,
  });
  const after = toChainHead(old[0] as StoredEvent);
  const now = { type: 'LessonHeld', data: { notes: ['angles', 'circles'], seconds: 1800 } };
  const stored = [...old, ...toStoredStream([now], key, { after, catalogue: second })];
  expect(stored.map(({ schemaVersion }) => schemaVersion)).toEqual([1, 2]);

  const events = await checkAndUnsealEvents(stored, keys, { catalogue: second });
  expect(events.map(({ data }) => data)).toEqual([
    { notes: ['fractions'], seconds: 2700 },
    { notes: ['angles', 'circles'], seconds: 1800 },
  ]);
  const view = parseEventUnvalidated(old[0] as (typeof old)[number], second);
  expect(parseStoredEvent(old[0] as (typeof old)[number], second)).toEqual(view);
  expect(view.data).toMatchObject({ notes: [expect.stringMatching(/^sealed\.1\./)], seconds: 2700 });
});

test('checkAndUnsealEvents: throws not-sealed for a text in clear in an event of an older version', async () => {
  const keys = createInMemoryKeyRing();
  const key = await keys.create(PERSON_ID);
  const [old] = toStoredStream([{ type: 'LessonHeld', data: { words: 'fractions', minutes: 45 } }], key, {
    catalogue: first,
  });
  const altered = (data: object) =>
    rehashEvents([{ ...(old as StoredEvent), data: JSON.stringify(data) as unknown as StoredText }]);
  const fault = { code: 'not-sealed', place: `${STUDENT_STREAM}@1` };
  await expect(
    checkAndUnsealEvents(altered({ words: 'forged', minutes: 45 }), keys, { catalogue: second }),
  ).rejects.toMatchObject(fault);
  // A forged text that equals one of the sealed texts is found as well.
  const { words } = JSON.parse(toRawText((old as StoredEvent).data));
  const twice: EventDefinitions = {
    LessonHeld: {
      version: 2,
      upcasters: [({ words, more, minutes }) => ({ notes: [words, more], seconds: minutes * 60 })],
      schema: z.strictObject({ notes: z.array(personalText(100)), seconds: z.int() }),
    },
  };
  await expect(
    checkAndUnsealEvents(altered({ words, more: 'fractions', minutes: 45 }), keys, { catalogue: twice }),
  ).rejects.toMatchObject(fault);
});

test('checkAndUnsealEvents: throws unknown-version for version 2 in a release that knows only version 1', async () => {
  const keys = createInMemoryKeyRing();
  const event = { type: 'LessonHeld', data: { notes: ['x'], seconds: 1 } };
  const stored = toStoredStream([event], await keys.create(PERSON_ID), { catalogue: second });
  await expect(checkAndUnsealEvents(stored, keys, { catalogue: first })).rejects.toMatchObject({
    code: 'unknown-version',
  });
});
