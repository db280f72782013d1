import { expect, test } from 'vitest';
import { type FoundEvents, formatLogLoss, judgeLog, type KnownLog, type LogLoss } from './judge-log.ts';

const allFound: FoundEvents = {
  firstEvent: 'same',
  lastEvent: 'same',
  lastSeal: 'same',
  foldedEvent: 'same',
  newestEvent: 'same',
};

test.each<[string, Partial<FoundEvents>, string]>([
  ['own, if it holds every known event', {}, 'own'],
  ['emptied, if it has no first event', { firstEvent: 'none', lastEvent: 'none', lastSeal: 'none' }, 'emptied'],
  ['another, if it begins with another event', { firstEvent: 'another', lastEvent: 'none' }, 'another'],
  ['another, even if a later event is the known one', { firstEvent: 'another' }, 'another'],
  ['older, if it ends before the last known event', { lastEvent: 'none', newestEvent: 'none' }, 'older'],
  ['own, if an event before the newest one is missing, which is a gap', { lastEvent: 'none', lastSeal: 'none' }, 'own'],
  [
    'older, if it ends before the last seal',
    { lastEvent: 'none', lastSeal: 'none', foldedEvent: 'none', newestEvent: 'none' },
    'older',
  ],
  ['older, if only the event that was folded last is missing', { foldedEvent: 'none', newestEvent: 'none' }, 'older'],
  ['forked, if it has another event in the place of the last one', { lastEvent: 'another' }, 'forked'],
  ['forked, if it has another event in the place of the last seal', { lastSeal: 'another' }, 'forked'],
  ['forked, if it has another event in the place of the folded one', { foldedEvent: 'another' }, 'forked'],
  ['forked, if one known event is missing and another replaced', { lastEvent: 'none', lastSeal: 'another' }, 'forked'],
])('judgeLog: a log is %s', (_, found, verdict) => {
  expect(judgeLog({ ...allFound, ...found })).toBe(verdict);
});

const known: KnownLog = {
  counted: {
    firstEvent: '["centre",1,"a"]',
    lastEvent: '["student-1",7,"b"]',
    recordedAt: '2026-11-28T15:10:00.000Z',
    events: 2_077,
    position: 2_077n,
    lastSeal: undefined,
  },
  foldedEvent: undefined,
  foldedPosition: 0n,
};
const lossOf = (verdict: LogLoss['verdict'], events?: number): LogLoss => ({
  ...{ verdict, known, holdsLastSeal: false },
  found: events === undefined ? undefined : { events, recordedAt: '2026-11-28T14:05:09.123Z' },
});

test.each<[LogLoss, string]>([
  [
    lossOf('emptied', 0),
    'The event store holds no log of this center: all 2,077 events up to 2026-11-28 15:10:00 UTC are missing.',
  ],
  [
    lossOf('another', 4_000),
    'The event store holds another log, which begins with another event: all 2,077 events up to 2026-11-28 15:10:00 UTC ' +
      'of this center are missing.',
  ],
  [
    lossOf('older', 2_065),
    'The event store holds an older copy of the log: 12 of its 2,077 events are missing, recorded after ' +
      '2026-11-28 14:05:09 UTC.',
  ],
  [
    lossOf('older', 2_076),
    'The event store holds an older copy of the log: 1 of its 2,077 events is missing, recorded after ' +
      '2026-11-28 14:05:09 UTC.',
  ],
  // Events were appended to the older copy, or the last event had not been counted yet.
  [
    lossOf('older', 2_077),
    'The event store holds an older copy of the log: at least 1 of its 2,077 events is missing.',
  ],
  [
    lossOf('forked', 2_060),
    "The event store holds a log that began as this center's and then continued differently: at least 17 of its 2,077 " +
      'events are missing.',
  ],
  // The log has a gap, so its events cannot be counted.
  [lossOf('older'), 'The event store holds an older copy of the log: at least 1 of its 2,077 events is missing.'],
  // The database is of a version that counted nothing.
  [
    {
      ...lossOf('older', 2_060),
      known: { counted: undefined, foldedEvent: '["student-1",7,"b"]', foldedPosition: 9n },
    },
    'The event store holds an older copy of the log: at least 1 event is missing.',
  ],
])('formatLogLoss: %#', (loss, sentence) => {
  expect(formatLogLoss(loss)).toBe(sentence);
});
