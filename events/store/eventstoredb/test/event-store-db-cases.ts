import { expect } from 'vitest';
import { type EventStore, PositionAheadOfLogError, StoreUnavailableError } from '../../port/event-store.ts';
import {
  createEventFixture,
  createEventFixtures,
  takeUntilCaughtUp,
  toAppendedContent,
} from '../../test/event-fixtures.ts';

/** A test case for this adapter beyond the store contract. It runs on a real server and on the fake one. */
interface AdapterCase {
  readonly title: string;
  /** Gets three empty stores on one server with different prefixes. The prefix of `nested` begins with that of `ours`. */
  run(ours: EventStore, theirs: EventStore, nested: EventStore): Promise<void>;
}

export const eventStoreDbCases: AdapterCase[] = [
  {
    title: 'a subscription yields no events of other programs, and its position moves past theirs',
    async run(ours, theirs) {
      await ours.append('s', [createEventFixture()], 'no-stream');
      for (let n = 0; n < 8; n += 1) await theirs.append(`s${n}`, createEventFixtures(100), 'no-stream');

      const { events, position } = await takeUntilCaughtUp(ours);
      expect(events).toHaveLength(1);
      expect(position).toBeGreaterThan(events[0]?.position ?? 0n);

      const late = createEventFixture();
      await ours.append('s', [late], 1);
      expect((await takeUntilCaughtUp(ours, position)).events.map(toAppendedContent)).toEqual([late]);
    },
  },
  {
    title: 'a subscription yields no events of a log whose prefix begins with its own',
    async run(ours, _theirs, nested) {
      const own = await ours.append('student-1', [createEventFixture()], 'no-stream');
      await nested.append('student-1', createEventFixtures(3), 'no-stream');
      expect((await takeUntilCaughtUp(ours)).events).toHaveLength(1);
      expect(await ours.read('b-student-1')).toEqual([]);
      expect(own).toMatchObject({ position: await ours.head() });
      expect((await takeUntilCaughtUp(nested)).events).toHaveLength(3);
    },
  },
  {
    title: 'head finds the last event of the log behind any number of events of others',
    async run(ours, theirs) {
      const outcome = await ours.append('s', [createEventFixture()], 'no-stream');
      for (let n = 0; n < 5; n += 1) await theirs.append(`s${n}`, createEventFixtures(300), 'no-stream');
      expect(outcome).toMatchObject({ position: await ours.head() });
      await theirs.append('s0', [createEventFixture()], 300);
      expect(outcome).toMatchObject({ position: await ours.head() });
      expect(await ours.append('s', createEventFixtures(2), 1)).toMatchObject({ position: await ours.head() });
    },
  },
  {
    title: 'a subscription that is caught up has reached each position that another subscription has reported',
    async run(ours, theirs) {
      await ours.append('s', [createEventFixture()], 'no-stream');
      const { position: early } = await takeUntilCaughtUp(ours);
      for (let n = 0; n < 4; n += 1) await theirs.append(`s${n}`, createEventFixtures(90), 'no-stream');
      const { position: live } = await takeUntilCaughtUp(ours, early);
      expect(live).toBeGreaterThan(early);
      expect((await takeUntilCaughtUp(ours)).position).toBeGreaterThanOrEqual(live);
      const last = await theirs.append('s0', [createEventFixture()], 90);
      const { position } = last as { position: bigint };
      expect((await takeUntilCaughtUp(ours)).position).toBeGreaterThanOrEqual(position);
    },
  },
  {
    title: 'a subscription without new events repeats its caught-up mark',
    async run(ours) {
      let marks = 0;
      for await (const item of ours.subscribe(0n, AbortSignal.timeout(20_000))) {
        if (item.kind === 'caught-up') marks += 1;
        if (marks === 3) break;
      }
      expect(marks).toBe(3);
    },
  },
  {
    title: 'a subscription refuses a position between two events, which a log gave before it was restored',
    async run(ours) {
      const outcome = await ours.append('s', createEventFixtures(2), 'no-stream');
      const { position } = outcome as { position: bigint };
      await ours.append('s', [createEventFixture()], 2);
      await expect(takeUntilCaughtUp(ours, position - 1n)).rejects.toBeInstanceOf(PositionAheadOfLogError);
      expect((await takeUntilCaughtUp(ours, position)).events).toHaveLength(1);
    },
  },
  {
    title: 'an append that is retried much later with its original version gets its original outcome',
    async run(ours) {
      const [created, added] = [createEventFixtures(3), createEventFixtures(1)];
      const first = await ours.append('s', created, 'no-stream');
      const second = await ours.append('s', added, 3);
      for (let version = 4; version < 40; version += 1) await ours.append('s', [createEventFixture()], version);
      expect(await ours.append('s', created, 'no-stream')).toEqual(first);
      expect(await ours.append('s', added, 3)).toEqual(second);
      expect(await ours.read('s')).toHaveLength(40);
    },
  },
  {
    title: 'an append whose events another log also holds is stored once, and each retry gets the same outcome',
    async run(ours, theirs) {
      for (let round = 0; round < 5; round += 1) {
        const [stream, events] = [`s${round}`, createEventFixtures(2)];
        await theirs.append(stream, events, 'no-stream');
        const outcomes = await Promise.all(Array.from({ length: 5 }, () => ours.append(stream, events, 'no-stream')));
        for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
        expect(outcomes[0]).toMatchObject({ status: 'appended', version: 2 });
        expect((await ours.read(stream)).map(toAppendedContent)).toEqual(events);
      }
    },
  },
  {
    title: 'an append that is too large for the server is refused for good, and other appends are not affected',
    async run(ours) {
      const large = createEventFixture({ data: JSON.stringify({ text: '€'.repeat(200_000) }) });
      const twice = [large, { ...large, id: crypto.randomUUID() }];
      const neighbour = ours.append('t', [createEventFixture()], 'no-stream');
      const refused = await ours.append('s', twice, 'no-stream').catch((error: unknown) => error);
      expect(refused).toMatchObject({ type: 'maximum-append-size-exceeded' });
      expect(refused).not.toBeInstanceOf(StoreUnavailableError);
      expect(await neighbour).toMatchObject({ status: 'appended', version: 1 });
      expect(await ours.append('s', [large], 'no-stream')).toMatchObject({ status: 'appended', version: 1 });
      expect((await ours.read('s')).map(toAppendedContent)).toEqual([large]);
    },
  },
];
