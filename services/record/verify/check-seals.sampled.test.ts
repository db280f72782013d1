import { expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { rehashEvents } from '#events/record/test/stored-stream-fixture.ts';
import { type EventStore, LogGapError, type StoredEvent } from '#events/store/port/event-store.ts';
import { createInMemoryEventStore } from '#events/store/test/in-memory-event-store.ts';
import { createStudentLog } from '#projections/test/student-log-fixture.ts';
import {
  appendSeal,
  createFormerKey,
  createSealKeyPair,
  SEAL_PUBLIC_KEY,
} from '#services/record/seals/test/sealed-log-fixture.ts';
import { chooseSize } from '#testing/sampling.ts';
import { checkLog } from './check-log.ts';
import type { SealCheckOptions } from './check-seals.ts';
import type { VerifyPart } from './verify-part.ts';

const SAMPLES = chooseSize({ test: 100, faults: 300, long: 1_000 });
const STUDENTS = 6;

const keys = createInMemoryKeyRing();
const NOVEMBER_2 = '2026-11-02T07:00:00.000Z';
const NOVEMBER_3 = '2026-11-03T07:00:00.000Z';
/** 15 events, a seal, 15 more events and a second seal. */
const log = await (async () => {
  const events = await createStudentLog(keys, STUDENTS, 30, 7);
  const first = appendSeal(renumber(events.slice(0, 15)), NOVEMBER_2);
  return appendSeal(renumber([...first, ...events.slice(15)]), NOVEMBER_3);
})();
const UNSEALED = 1;
const sealedEvents = log.length - UNSEALED;

function renumber(events: readonly StoredEvent[]): StoredEvent[] {
  return events.map((event, index) => ({ ...event, position: BigInt(index + 1) }));
}

/** A store that returns these events as a log in PostgreSQL would after somebody changed its rows. */
const storeOf = (events: readonly StoredEvent[]): EventStore => ({
  ...createInMemoryEventStore(),
  read: async (stream, from = 1, maxCount = Number.POSITIVE_INFINITY) =>
    events.filter((event) => event.stream === stream && event.version >= from).slice(0, maxCount),
  async *subscribe() {
    const ordered = events.toSorted((one, other) => Number(one.position - other.position));
    if (ordered.some(({ position }, index) => position !== BigInt(index + 1))) throw new LogGapError('a gap');
    yield { kind: 'batch', events: ordered, position: BigInt(ordered.length) };
    yield { kind: 'caught-up', position: BigInt(ordered.length) };
  },
});
const check = (
  events: readonly StoredEvent[],
  seals: SealCheckOptions = { publicKey: SEAL_PUBLIC_KEY },
  part?: VerifyPart,
) => checkLog({ store: storeOf(events), keys, seals, part });

/** The checks of each sample: of everything, and of one of ten parts. */
const toParts = (sample: number): (VerifyPart | undefined)[] => [undefined, { number: 1 + (sample % 10), of: 10 }];

/** Numbers that look random and are the same in each run. */
const createRandom = (state = 1) => ({
  below(limit: number): number {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  },
});
type Random = ReturnType<typeof createRandom>;

test('checkLog: checks the signature and root of each seal', async () => {
  const { fault, seals } = await check(log);
  expect(fault).toBeUndefined();
  expect(seals).toMatchObject({ seals: 2, last: { events: sealedEvents, sealedAt: NOVEMBER_3 }, newerEvents: 0 });
  expect(seals?.faults).toEqual([]);
  expect((await check(log.slice(0, -1))).seals).toMatchObject({ seals: 1, newerEvents: 15 });
});

const flip = (text: string, random: Random): string => {
  const at = random.below(text.length);
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << random.below(7))) + text.slice(at + 1);
};
/** Flips a bit of what packets hide. */
const flipHidden = (text: string, random: Random): string => {
  const at = text.lastIndexOf('"hidden":');
  return at < 0 ? flip(text, random) : text.slice(0, at) + flip(text.slice(at), random);
};
const flips: ((event: StoredEvent, random: Random) => Partial<StoredEvent>)[] = [
  ({ hash }, random) => ({ hash: flip(hash, random) }),
  ({ data }, random) => ({ data: flip(String(data), random) as never }),
  ({ metadata }, random) => ({ metadata: flip(String(metadata), random) as never }),
  ({ data }, random) => ({ data: flipHidden(String(data), random) as never }),
  ({ metadata }, random) => ({ metadata: flipHidden(String(metadata), random) as never }),
  ({ id }, random) => ({ id: flip(id, random) }),
  ({ type }, random) => ({ type: flip(type, random) }),
  ({ stream }, random) => ({ stream: flip(stream, random) }),
  ({ recordedAt }, random) => ({ recordedAt: flip(recordedAt, random) }),
  ({ schemaVersion }, random) => ({ schemaVersion: schemaVersion ^ (1 << random.below(8)) }),
  ({ version }, random) => ({ version: version ^ (1 << random.below(8)) }),
  ({ position }, random) => ({ position: position ^ (1n << BigInt(random.below(8))) }),
];

test(`checkLog: finds one flipped bit of any field in each sample`, async () => {
  const random = createRandom();
  let found = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const index = random.below(log.length);
    const event = log[index] as StoredEvent;
    const flipped = { ...event, ...flips[sample % flips.length]?.(event, random) };
    for (const part of toParts(sample)) {
      const { fault, seals } = await check(log.with(index, flipped), undefined, part);
      found += Number(fault !== undefined || (seals?.faults.length ?? 0) > 0);
    }
  }
  expect(found).toBe(2 * SAMPLES);
});

const studentEvents = log.filter(({ stream }) => stream.startsWith('student-'));
const pick = (random: Random): StoredEvent => studentEvents[random.below(studentEvents.length)] as StoredEvent;

/** Changes of the log that leave the chain of each stream whole. */
const rewritings: Record<string, (random: Random) => readonly StoredEvent[]> = {
  'the last event of a stream was deleted': (random) => {
    const { stream } = pick(random);
    const last = log.findLast((event) => event.stream === stream);
    return log.filter((event) => event !== last);
  },
  'a stream was deleted': (random) => {
    const { stream } = pick(random);
    return log.filter((event) => event.stream !== stream);
  },
  'a stream was rewritten with new hashes': (random) => {
    const { stream, version } = pick(random);
    const changed = log
      .filter((event) => event.stream === stream)
      .map((event) => (event.version < version ? event : { ...event, recordedAt: `2025${event.recordedAt.slice(4)}` }));
    const rewritten = rehashEvents(changed);
    return log.map((event) => (event.stream === stream ? (rewritten[event.version - 1] ?? event) : event));
  },
  'two events of different streams changed places': (random) => {
    for (;;) {
      const index = random.below(sealedEvents - 1);
      const [one, other] = [log[index] as StoredEvent, log[index + 1] as StoredEvent];
      if (one.stream !== other.stream) return log.with(index, other).with(index + 1, one);
    }
  },
};

test.each(Object.entries(rewritings))(`checkLog: finds by the seals, in each sample, that %s`, async (_, rewrite) => {
  const random = createRandom();
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const rewritten = renumber(rewrite(random));
    for (const part of toParts(sample)) {
      const { fault, seals } = await check(rewritten, undefined, part);
      expect(fault).toBeUndefined();
      const what = seals?.faults.map((each) => each.what).join() ?? '';
      expect(what).toMatch(/^the seal of 2026-11-0[23] 07:00 UTC over \d+ events does not match the log/);
    }
  }
});

test('checkLog: says between which seals a change is, and reports no later seal', async () => {
  const swapped = renumber(log.with(20, log[21] as StoredEvent).with(21, log[20] as StoredEvent));
  const { seals } = await check(swapped);
  expect(seals?.faults).toEqual([
    {
      stream: 'ledger-seals',
      version: 2,
      what:
        `the seal of 2026-11-03 07:00 UTC over ${sealedEvents} events does not match the log: one of these events was ` +
        'changed, added, removed or moved after it; the seal of 2026-11-02 07:00 UTC over 15 events matches',
    },
  ]);
});

const NOVEMBER_4 = '2026-11-04T07:00:00.000Z';
const NOVEMBER_5 = '2026-11-05T07:00:00.000Z';
const listFaults = async (events: readonly StoredEvent[], publicKey: string) =>
  (await check(events, { publicKey })).seals?.faults.map(({ what }) => what);

test('checkLog: reports a seal with a false signature, and seals that end with another key than the center’s', async () => {
  const { privateKey } = createSealKeyPair();
  const forged = appendSeal(log, NOVEMBER_4, { privateKey, publicKey: SEAL_PUBLIC_KEY });
  expect(await listFaults(forged, SEAL_PUBLIC_KEY)).toEqual([
    'the seal of 2026-11-04 07:00 UTC has a signature that does not belong to it',
  ]);
  expect(await listFaults(log, '00'.repeat(32))).toEqual([
    expect.stringContaining(`the seals end with the key ${SEAL_PUBLIC_KEY}, and the center signs with 0000`),
  ]);
});

test.each(['signed', 'lost'])(
  'checkLog: accepts the seals of a key, and of the one that took over from it (%s)',
  async (how) => {
    const next = createSealKeyPair();
    const formerKey = how === 'signed' ? createFormerKey(next) : createFormerKey(next, null);
    const rotated = appendSeal(appendSeal(log, NOVEMBER_4, next, formerKey), NOVEMBER_5, next);
    expect(await listFaults(rotated, next.publicKey)).toEqual([]);
  },
);

test('checkLog: reports a key that nobody let take over, and a former key that signs later', async () => {
  const next = createSealKeyPair();
  const [other, another] = [`was signed with another key, ${next.publicKey}`, createSealKeyPair()];
  const at = 'the seal of 2026-11-04 07:00 UTC';
  const endsWith = (publicKey: string) => expect.stringContaining(`the seals end with the key ${publicKey}`);
  expect(await listFaults(appendSeal(log, NOVEMBER_4, next), SEAL_PUBLIC_KEY)).toEqual([`${at} ${other}`]);
  const unsigned = appendSeal(log, NOVEMBER_4, next, createFormerKey(next, another.privateKey));
  expect(await listFaults(unsigned, SEAL_PUBLIC_KEY)).toEqual([
    `${at} ${other}, and the former key did not sign that it took over`,
  ]);
  const ofAnother = appendSeal(log, NOVEMBER_4, next, createFormerKey(next, another.privateKey, another.publicKey));
  expect(await listFaults(ofAnother, next.publicKey)).toEqual([`${at} ${other}`, endsWith(SEAL_PUBLIC_KEY)]);
  // Somebody who can only write to the log says that the key was lost, and lets a key of their own take over.
  const taken = appendSeal(log, NOVEMBER_4, next, createFormerKey(next, null));
  expect(await listFaults(taken, SEAL_PUBLIC_KEY)).toEqual([endsWith(next.publicKey)]);
  expect(await listFaults(appendSeal(taken, NOVEMBER_5), next.publicKey)).toEqual([
    `the seal of 2026-11-05 07:00 UTC was signed with a former key, ${SEAL_PUBLIC_KEY}, after another key took over`,
  ]);
});

test('checkLog: compares mailed seals, even when the log was cut before them', async () => {
  const { last } = (await check(log)).seals ?? {};
  const mailed = { events: last?.events ?? 0, root: last?.root ?? '' };
  const mailedSeals = [mailed];
  expect((await check(log, { mailedSeals })).seals?.faults).toEqual([]);
  const cut = await check(log.slice(0, 16), { mailedSeals });
  expect(cut.seals?.faults[0]?.what).toMatch(/^does not match the seal 31:[0-9a-f]{64}: the log holds only 16 events$/);
  // Somebody removed the seals too, so that only the mail is left to compare with.
  const rewritten = await check(log.slice(0, 15), { mailedSeals: [{ events: 15, root: mailed.root }] });
  expect(rewritten.seals?.faults[0]?.what).toMatch(
    /one of these events was changed, added, removed or moved after it$/,
  );
});
