import { expect } from 'vitest';
import {
  checkHashChain,
  computeChainHash,
  createEmptyChainHead,
  type HashChainHead,
  toChainHead,
} from '../../record/hash-chain.ts';
import { type EventToAppend, StoreUnavailableError } from '../port/event-store.ts';
import type { ContractCase } from './contract-case.ts';
import { createEventFixture, createEventFixtures, takeEvents, toAppendedContent } from './event-fixtures.ts';

const ODD_TEXTS = [
  '{"b":1,"a":2,"10":3,"9":4}',
  '{ "spaces" : [ 1 , 2 ],\n\t"lines": true }',
  '{"big":9007199254740993,"long":1.10,"exp":1E400,"neg":-0}',
  '{"emoji":"🧮","combining":"é","rtl":"שלום","escaped":"\\u00e9\\ud83e\\uddee","quote":"\\"\\\\"}',
  '{"__proto__":{"x":1},"twice":1,"twice":2}',
  '{}',
];

/** Contract cases about versions, conflicts, positions and texts. */
export const appendCases: ContractCase[] = [
  {
    title: 'the first event of a stream has version 1, and the next versions have no gaps',
    async run({ store }) {
      expect(await store.append('s', [createEventFixture()], 'no-stream')).toMatchObject({
        status: 'appended',
        version: 1,
      });
      expect(await store.append('s', createEventFixtures(3), 1)).toMatchObject({ status: 'appended', version: 4 });
      expect((await store.read('s')).map((event) => event.version)).toEqual([1, 2, 3, 4]);
    },
  },
  {
    title: 'an append returns the position of its last event, and positions grow',
    async run({ store }) {
      const first = await store.append('s', createEventFixtures(2), 'no-stream');
      const second = await store.append('t', createEventFixtures(2), 'no-stream');
      const events = await takeEvents(store, 4);
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
      await store.append('s', createEventFixtures(2), 'no-stream');
      expect(await store.append('s', [createEventFixture()], 'no-stream')).toEqual({ status: 'conflict', version: 2 });
      expect(await store.read('s')).toHaveLength(2);
    },
  },
  {
    title: 'a wrong expected version is a conflict with the current version, and nothing is written',
    async run({ store }) {
      await store.append('s', createEventFixtures(3), 'no-stream');
      expect(await store.append('s', createEventFixtures(2), 2)).toEqual({ status: 'conflict', version: 3 });
      expect(await store.append('s', [createEventFixture()], 7)).toEqual({ status: 'conflict', version: 3 });
      expect(await store.append('missing', [createEventFixture()], 1)).toEqual({ status: 'conflict', version: 0 });
      expect(await store.read('s')).toHaveLength(3);
      expect(await store.read('missing')).toEqual([]);
    },
  },
  {
    title: 'an append that names another last hash than the stream has is a conflict, and nothing is written',
    async run({ store }) {
      const [first, ...second] = [createEventFixture({ hash: 'a1'.repeat(32) }), ...createEventFixtures(2)];
      const [one, other] = [first.hash, 'a2'.repeat(32)];
      await store.append('s', [first], 'no-stream');
      for (const events of [createEventFixtures(1), createEventFixtures(2)]) {
        expect(await store.append('s', events, 1, other)).toEqual({ status: 'conflict', version: 1 });
        expect(await store.append('s', events, 2, one)).toEqual({ status: 'conflict', version: 1 });
      }
      const appended = await store.append('s', second, 1, one);
      expect(appended).toMatchObject({ status: 'appended', version: 3 });
      expect(await store.append('s', second, 1, one)).toEqual(appended);
      expect(await store.append('s', [createEventFixture()], 3, second[1]?.hash)).toMatchObject({ version: 4 });
      expect(await store.append('s', [createEventFixture()], 4)).toMatchObject({ version: 5 });
      expect(await store.read('s')).toHaveLength(5);
    },
  },
  {
    title: 'of several concurrent appends one wins, and the others get a conflict with its version',
    async run({ store }) {
      for (const expected of ['no-stream', 1, 2] as const) {
        const outcomes = await Promise.all(createEventFixtures(8).map((event) => store.append('s', [event], expected)));
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
    title: 'texts are returned byte for byte',
    async run({ store }) {
      const events = ODD_TEXTS.flatMap((text) => [
        createEventFixture({ data: text, type: 'Ünïcödé 🎓' }),
        createEventFixture({ metadata: text, hash: 'ef'.repeat(32), schemaVersion: 7 }),
      ]);
      await store.append('stream-ñ', events, 'no-stream');
      expect((await store.read('stream-ñ')).map(toAppendedContent)).toEqual(events);
      const received = await takeEvents(store, events.length);
      expect(received.map(toAppendedContent)).toEqual(events);
      expect(new Set(received.map((event) => event.stream))).toEqual(new Set(['stream-ñ']));
    },
  },
  {
    title: 'the hash chain is intact when read, in a stream and in the log',
    async run({ store }) {
      const stream = 'student-chained';
      let head: HashChainHead = createEmptyChainHead(stream);
      for (const [index, text] of ODD_TEXTS.entries()) {
        const version = index + 1;
        const event = createEventFixture({
          data: text,
          metadata: ODD_TEXTS.at(-version) as string,
          recordedAt: 'as it was told',
        });
        const hash = computeChainHash(head, { ...event, stream, version });
        await store.append(stream, [{ ...event, hash }], index === 0 ? 'no-stream' : index);
        head = toChainHead({ ...event, version, hash });
      }
      expect(checkHashChain(stream, await store.read(stream))).toEqual(head);
      expect(checkHashChain(stream, await takeEvents(store, head.version))).toEqual(head);
    },
  },
  {
    title: 'values that no store could return are refused, and other appends are not affected',
    async run({ store }) {
      const bad: [EventToAppend[], string][] = [
        [[createEventFixture({ data: '{"open":' })], 'bad-json'],
        [[createEventFixture({ metadata: 'words' })], 'bad-metadata'],
        [[createEventFixture({ type: 'half \ud83e' })], 'surrogate'],
        [[createEventFixture({ type: 'nul \u0000' })], 'nul'],
        [[createEventFixture({ id: 'not-a-uuid' })], 'bad-id'],
        [[], 'nothing'],
      ];
      const good = createEventFixtures(6).map((event, index) => store.append(`good-${index}`, [event], 'no-stream'));
      const refused = bad.map(([events, stream]) => store.append(stream, events, 'no-stream'));
      for (const outcome of await Promise.allSettled(refused)) {
        expect(outcome.status).toBe('rejected');
        if (outcome.status === 'rejected') expect(outcome.reason).not.toBeInstanceOf(StoreUnavailableError);
      }
      expect((await Promise.all(good)).every((outcome) => outcome.status === 'appended')).toBe(true);
      for (const [, stream] of bad) expect(await store.read(stream)).toEqual([]);
    },
  },
  {
    title: 'a stream is read from any version, up to the requested number of events',
    async run({ store }) {
      const events = createEventFixtures(5);
      await store.append('s', events, 'no-stream');
      await store.append('s-other', createEventFixtures(2), 'no-stream');
      expect((await store.read('s', 4)).map((event) => [event.version, event.id])).toEqual([
        [4, events[3]?.id],
        [5, events[4]?.id],
      ]);
      expect(await store.read('s', 6)).toEqual([]);
      expect((await store.read('s', 2, 3)).map(({ version }) => version)).toEqual([2, 3, 4]);
      expect((await store.read('s', 5, 3)).map(({ version }) => version)).toEqual([5]);
      expect(await store.read('s', 6, 1)).toEqual([]);
    },
  },
  {
    title: 'the head is the position of the last event, 0 for an empty log',
    async run({ store, another }) {
      expect(await store.head()).toBe(0n);
      const outcome = await store.append('s', createEventFixtures(3), 'no-stream');
      expect(outcome).toMatchObject({ position: await store.head() });
      const other = await another();
      expect(outcome).toMatchObject({ position: await other.head() });
      expect(await other.append('t', createEventFixtures(2), 'no-stream')).toMatchObject({
        position: await store.head(),
      });
    },
  },
];
