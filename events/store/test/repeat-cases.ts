import { expect } from 'vitest';
import type { EventToAppend } from '../port/event-store.ts';
import type { ContractCase } from './contract-case.ts';
import { createEventFixture, createEventFixtures, toAppendedContent } from './event-fixtures.ts';

/** Contract cases about retries of an append, and about event ids that are already stored. */
export const repeatCases: ContractCase[] = [
  {
    title: 'a retry with the same ids and expected version gets its original outcome and stores nothing',
    async run({ store }) {
      const [created, added] = [createEventFixtures(2), createEventFixtures(3)];
      const first = await store.append('s', created, 'no-stream');
      const second = await store.append('s', added, 2);
      await store.append('s', [createEventFixture()], 5);
      expect(await store.append('s', created, 'no-stream')).toEqual(first);
      expect(await store.append('s', added, 2)).toEqual(second);
      expect(await store.read('s')).toHaveLength(6);
    },
  },
  {
    title: 'an append that is requested several times at once is stored once, and each request gets the same outcome',
    async run({ store }) {
      const events = createEventFixtures(2);
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => store.append('s', events, 'no-stream')));
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome, textOfBigint))).size).toBe(1);
      expect(outcomes[0]).toMatchObject({ status: 'appended', version: 2 });
      expect(await store.read('s')).toHaveLength(2);
    },
  },
  {
    title:
      'an append that is requested at once through two stores on one log is stored once, and each request gets the same outcome',
    needs: 'durable',
    async run({ store, another }) {
      const other = await another();
      for (let round = 0; round < 5; round += 1) {
        const events = createEventFixtures(2);
        const stores = [store, other, store, other];
        const outcomes = await Promise.all(stores.map((one) => one.append(`s${round}`, events, 'no-stream')));
        expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome, textOfBigint))).size).toBe(1);
        expect(outcomes[0]).toMatchObject({ status: 'appended', version: 2 });
        expect(await store.read(`s${round}`)).toHaveLength(2);
      }
    },
  },
  {
    title: 'a retry gets its original outcome after the store was closed and reopened',
    needs: 'durable',
    async run({ store, reopen }) {
      const events = createEventFixtures(2);
      const first = await store.append('s', events, 'no-stream');
      const reopened = await reopen();
      expect(await reopened.append('s', events, 'no-stream')).toEqual(first);
      expect((await reopened.read('s')).map(toAppendedContent)).toEqual(events);
    },
  },
  {
    title: 'an id that is already stored with other content is refused',
    async run({ store }) {
      const event = createEventFixture();
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
      expect((await store.read('s')).map(toAppendedContent)).toEqual([event]);
    },
  },
  {
    title: 'an id that is already stored at another version or in another stream is refused',
    needs: 'finds-ids-elsewhere',
    async run({ store }) {
      const event = createEventFixture();
      await store.append('s', [event], 'no-stream');
      expect(await store.append('s', [event], 1)).toEqual({ status: 'id-taken' });
      expect(await store.append('t', [createEventFixture(), event], 'no-stream')).toEqual({ status: 'id-taken' });
      expect(await store.read('s')).toHaveLength(1);
      expect(await store.read('t')).toEqual([]);
    },
  },
  {
    title: 'a retry with one more event is a conflict',
    async run({ store }) {
      const events = createEventFixtures(2);
      await store.append('s', events, 'no-stream');
      expect(await store.append('s', [...events, createEventFixture()], 'no-stream')).toEqual({
        status: 'conflict',
        version: 2,
      });
      expect(await store.read('s')).toHaveLength(2);
    },
  },
];

const textOfBigint = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}` : value);
