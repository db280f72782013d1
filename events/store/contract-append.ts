import { expect } from 'vitest';
import type { Case } from './contract.ts';
import { anEvent, asAppended, someEvents, take } from './contract-events.ts';
import { type EventToAppend, StoreUnavailable } from './event-store.ts';

const ODD_TEXTS = [
  '{"b":1,"a":2,"10":3,"9":4}',
  '{ "spaces" : [ 1 , 2 ],\n\t"lines": true }',
  '{"big":9007199254740993,"long":1.10,"exp":1E400,"neg":-0}',
  '{"emoji":"🧮","combining":"é","rtl":"שלום","escaped":"\\u00e9\\ud83e\\uddee","quote":"\\"\\\\"}',
  '{"__proto__":{"x":1},"twice":1,"twice":2}',
  '{}',
];

export const appendCases: Case[] = [
  {
    title: 'the first event of a stream has version 1, and versions go on without a gap',
    async run({ store }) {
      expect(await store.append('s', [anEvent()], 'no-stream')).toMatchObject({ status: 'appended', version: 1 });
      expect(await store.append('s', someEvents(3), 1)).toMatchObject({ status: 'appended', version: 4 });
      expect((await store.read('s')).map((event) => event.version)).toEqual([1, 2, 3, 4]);
    },
  },
  {
    title: 'an append answers with the position of its last event, and positions grow',
    async run({ store }) {
      const first = await store.append('s', someEvents(2), 'no-stream');
      const second = await store.append('t', someEvents(2), 'no-stream');
      const events = await take(store, 4);
      expect(first).toMatchObject({ position: events[1]?.position });
      expect(second).toMatchObject({ position: events[3]?.position });
      expect(events.every((event, index) => index === 0 || event.position > (events[index - 1]?.position ?? 0n))).toBe(
        true,
      );
      expect((await store.read('t')).map((event) => event.position)).toEqual(
        events.slice(2).map((event) => event.position),
      );
    },
  },
  {
    title: 'no-stream on a stream that exists is a conflict',
    async run({ store }) {
      await store.append('s', someEvents(2), 'no-stream');
      expect(await store.append('s', [anEvent()], 'no-stream')).toEqual({ status: 'conflict', version: 2 });
      expect(await store.read('s')).toHaveLength(2);
    },
  },
  {
    title: 'a wrong version is a conflict that tells the current one, and nothing is written',
    async run({ store }) {
      await store.append('s', someEvents(3), 'no-stream');
      expect(await store.append('s', someEvents(2), 2)).toEqual({ status: 'conflict', version: 3 });
      expect(await store.append('s', [anEvent()], 7)).toEqual({ status: 'conflict', version: 3 });
      expect(await store.append('missing', [anEvent()], 1)).toEqual({ status: 'conflict', version: 0 });
      expect(await store.read('s')).toHaveLength(3);
      expect(await store.read('missing')).toEqual([]);
    },
  },
  {
    title: 'of several creates or appends at once one wins, the others are told its version',
    async run({ store }) {
      for (const expected of ['no-stream', 1, 2] as const) {
        const outcomes = await Promise.all(someEvents(8).map((event) => store.append('s', [event], expected)));
        const version = expected === 'no-stream' ? 1 : expected + 1;
        expect(outcomes.filter((outcome) => outcome.status === 'appended')).toHaveLength(1);
        expect(outcomes.filter((outcome) => outcome.status === 'conflict')).toEqual(
          Array.from({ length: 7 }, () => ({ status: 'conflict', version })),
        );
      }
      expect((await store.read('s')).map((event) => event.version)).toEqual([1, 2, 3]);
    },
  },
  {
    title: 'the same ids with the version expected then answer as then, and are stored once',
    async run({ store }) {
      const [created, added] = [someEvents(2), someEvents(3)];
      const first = await store.append('s', created, 'no-stream');
      const second = await store.append('s', added, 2);
      await store.append('s', [anEvent()], 5);
      expect(await store.append('s', created, 'no-stream')).toEqual(first);
      expect(await store.append('s', added, 2)).toEqual(second);
      expect(await store.read('s')).toHaveLength(6);
    },
  },
  {
    title: 'the same append asked for several times at once is stored once, and each is answered the same',
    async run({ store }) {
      const events = someEvents(2);
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => store.append('s', events, 'no-stream')));
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome, textOfBigint))).size).toBe(1);
      expect(outcomes[0]).toMatchObject({ status: 'appended', version: 2 });
      expect(await store.read('s')).toHaveLength(2);
    },
  },
  {
    title: 'a repeated append answers as then after the store was closed and opened again',
    needs: 'durable',
    async run({ store, reopen }) {
      const events = someEvents(2);
      const first = await store.append('s', events, 'no-stream');
      const reopened = await reopen();
      expect(await reopened.append('s', events, 'no-stream')).toEqual(first);
      expect((await reopened.read('s')).map(asAppended)).toEqual(events);
    },
  },
  {
    title: 'an id that stands already with other content is refused',
    needs: 'refuses-taken-ids',
    async run({ store }) {
      const event = anEvent();
      await store.append('s', [event], 'no-stream');
      const others: Partial<EventToAppend>[] = [
        { type: 'Other' },
        { schemaVersion: 2 },
        { recordedAt: '2026-11-21T03:45:00.001Z' },
        { metadata: '{}' },
        { data: '{"classes": 1}' },
        { hash: 'cd'.repeat(32) },
      ];
      for (const other of others) {
        expect(await store.append('s', [{ ...event, ...other }], 'no-stream'), JSON.stringify(other)).toEqual({
          status: 'id-taken',
        });
      }
      expect((await store.read('s')).map(asAppended)).toEqual([event]);
    },
  },
  {
    title: 'an id that stands elsewhere is refused: another version, another stream',
    needs: 'refuses-taken-ids',
    async run({ store }) {
      const event = anEvent();
      await store.append('s', [event], 'no-stream');
      expect(await store.append('s', [event], 1)).toEqual({ status: 'id-taken' });
      expect(await store.append('t', [anEvent(), event], 'no-stream')).toEqual({ status: 'id-taken' });
      expect(await store.read('s')).toHaveLength(1);
      expect(await store.read('t')).toEqual([]);
    },
  },
  {
    title: 'an id that stands already answers for the old content: the command handler tells them apart',
    without: 'refuses-taken-ids',
    async run({ store }) {
      const event = anEvent();
      const first = await store.append('s', [event], 'no-stream');
      expect(await store.append('s', [{ ...event, data: '{"classes":9}' }], 'no-stream')).toEqual(first);
      expect((await store.read('s')).map(asAppended)).toEqual([event]);
    },
  },
  {
    title: 'the same ids and one new event are a conflict',
    async run({ store }) {
      const events = someEvents(2);
      await store.append('s', events, 'no-stream');
      expect(await store.append('s', [...events, anEvent()], 'no-stream')).toEqual({ status: 'conflict', version: 2 });
      expect(await store.read('s')).toHaveLength(2);
    },
  },
  {
    title: 'texts come back byte for byte',
    async run({ store }) {
      const events = ODD_TEXTS.flatMap((text) => [
        anEvent({ data: text, type: 'Ünïcödé 🎓' }),
        anEvent({ metadata: text, hash: 'ef'.repeat(32), schemaVersion: 7 }),
      ]);
      await store.append('stream-ñ', events, 'no-stream');
      expect((await store.read('stream-ñ')).map(asAppended)).toEqual(events);
      const received = await take(store, events.length);
      expect(received.map(asAppended)).toEqual(events);
      expect(new Set(received.map((event) => event.stream))).toEqual(new Set(['stream-ñ']));
    },
  },
  {
    title: 'what no store could give back is thrown out, and its neighbours are not touched',
    async run({ store }) {
      const bad: [EventToAppend[], string][] = [
        [[anEvent({ data: '{"open":' })], 'bad-json'],
        [[anEvent({ metadata: 'words' })], 'bad-metadata'],
        [[anEvent({ type: 'half \ud83e' })], 'surrogate'],
        [[anEvent({ type: 'nul \u0000' })], 'nul'],
        [[anEvent({ id: 'not-a-uuid' })], 'bad-id'],
        [[], 'nothing'],
      ];
      const good = someEvents(6).map((event, index) => store.append(`good-${index}`, [event], 'no-stream'));
      const refused = bad.map(([events, stream]) => store.append(stream, events, 'no-stream'));
      for (const outcome of await Promise.allSettled(refused)) {
        expect(outcome.status).toBe('rejected');
        if (outcome.status === 'rejected') expect(outcome.reason).not.toBeInstanceOf(StoreUnavailable);
      }
      expect((await Promise.all(good)).every((outcome) => outcome.status === 'appended')).toBe(true);
      for (const [, stream] of bad) expect(await store.read(stream)).toEqual([]);
    },
  },
  {
    title: 'a stream is read from any version on',
    async run({ store }) {
      const events = someEvents(5);
      await store.append('s', events, 'no-stream');
      await store.append('s-other', someEvents(2), 'no-stream');
      expect((await store.read('s', 4)).map((event) => [event.version, event.id])).toEqual([
        [4, events[3]?.id],
        [5, events[4]?.id],
      ]);
      expect(await store.read('s', 6)).toEqual([]);
    },
  },
  {
    title: 'the head is the position of the last event, 0 for an empty log',
    needs: 'knows-head',
    async run({ store }) {
      expect(await store.head()).toBe(0n);
      const outcome = await store.append('s', someEvents(3), 'no-stream');
      expect(outcome).toMatchObject({ position: await store.head() });
    },
  },
];

const textOfBigint = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}` : value);
