import { expect, test } from 'vitest';
import type { PacketEvent } from './packet-file.ts';
import { readEvents } from './read-marks.ts';

/** The events of one command, which have the same request. */
interface Command {
  readonly events: readonly [type: string, data: object][];
}

const toEvents = (commands: readonly Command['events'][]): PacketEvent[] =>
  commands
    .flatMap((ofCommand, command) => ofCommand.map(([type, data]) => ({ type, data, command })))
    .map(
      ({ type, data, command }, at): PacketEvent => ({
        ...{ version: at + 1, id: `event-${at + 1}`, type, schemaVersion: 1, recordedAt: '2026-11-04T20:00:00.000Z' },
        metadata: JSON.stringify({ actor: { id: 'tutor' }, commandId: `command-${command}` }),
        ...{ data: JSON.stringify(data), index: null, proof: '', keys: {} },
      }),
    );

/** What each version corrects, and what corrects it, of events that were recorded by these commands. */
const listCorrections = (...commands: readonly Command['events'][]) =>
  readEvents(toEvents(commands)).map(({ version, corrects, correctedBy }) => [version, corrects, correctedBy]);

const change = { requested: -1, appliedRemaining: -1, appliedTotal: 0, remainingAfter: 5, totalAfter: 6 };
const marked = ['AttendanceMarked', { date: '2026-11-04', status: 'absent', charge: 'none' }] as [string, object];
const present = ['AttendanceMarked', { date: '2026-11-04', status: 'present', charge: 'covered', change }] as [
  string,
  object,
];
const moveTo = (date: string, data = {}): [string, object] => [
  'AttendanceMoved',
  { mark: 'event-1', from: { date: '2026-11-04' }, date, status: 'absent', charge: 'none', ...data },
];
const noted: [string, object] = ['AttendanceNoted', { mark: 'event-1', date: '2026-11-04', note: 'sealed.1.a.b' }];

test('readEvents: a mark that moves to another day names the entry that moved it, and that entry names it', () => {
  expect(listCorrections([marked], [moveTo('2026-11-20')])).toEqual([
    [1, null, 2],
    [2, 1, null],
  ]);
  const kept = { status: 'present', charge: 'covered' };
  expect(listCorrections([present], [moveTo('2026-11-20', kept)], [moveTo('2026-11-21', kept)])).toEqual([
    [1, null, 2],
    [2, 1, 3],
    [3, 2, null],
  ]);
});

test('readEvents: a void, a corrected status and a note with a reason correct a mark, and a note without one does not', () => {
  const voided: [string, object] = [
    'AttendanceVoided',
    { mark: 'event-1', date: '2026-11-04', reason: 'sealed.1.a.b' },
  ];
  expect(listCorrections([marked], [noted], [voided])).toEqual([
    [1, null, 3],
    [2, null, 3],
    [3, 1, null],
  ]);
  const explained: [string, object] = ['AttendanceNoted', { ...noted[1], reason: 'sealed.1.a.b' }];
  expect(listCorrections([marked], [explained])).toEqual([
    [1, null, 2],
    [2, 1, null],
  ]);
  expect(listCorrections([marked], [noted])).toEqual([
    [1, null, null],
    [2, null, null],
  ]);
});

test('readEvents: of the two entries of one command, the second does not correct the first', () => {
  const corrected: [string, object] = [
    'AttendanceCorrected',
    { mark: 'event-1', date: '2026-11-20', status: 'present', charge: 'covered', change },
  ];
  expect(listCorrections([marked], [moveTo('2026-11-20'), corrected])).toEqual([
    [1, null, 2],
    [2, 1, null],
    [3, 1, null],
  ]);
});

test('readEvents: an entry whose class is given back after its mark moved names the move, and the return names the entry', () => {
  const returned: [string, object] = [
    'AttendanceCorrected',
    { mark: 'event-1', date: '2026-11-20', status: 'absent', charge: 'none', change, reverses: 'event-1' },
  ];
  expect(
    listCorrections([present], [moveTo('2026-11-20', { status: 'present', charge: 'covered' })], [returned]),
  ).toEqual([
    [1, null, 2],
    [2, 1, 3],
    [3, 1, null],
  ]);
});

test('readEvents: follows the class of a mark through its moves until it is given back', () => {
  const kept = { status: 'present', charge: 'covered' };
  const move = (from: string, date: string, data = kept): [string, object] =>
    moveTo(date, { from: { date: from }, ...data });
  const listMoved = (...commands: readonly Command['events'][]) =>
    readEvents(toEvents(commands)).map(({ charged }) => charged?.date);
  const [away, back] = [move('2026-11-04', '2026-11-20'), move('2026-11-20', '2026-11-04')];
  expect(listMoved([present], [away])).toEqual(['2026-11-20', '2026-11-20']);
  expect(listMoved([present], [away], [back])).toEqual(['2026-11-04', '2026-11-04', '2026-11-04']);
  expect(listMoved([present], [away], [move('2026-11-20', '2026-11-21')])).toEqual([
    ...['2026-11-21', '2026-11-21', '2026-11-21'],
  ]);
  const returned = move('2026-11-04', '2026-11-20', {
    ...{ status: 'absent', charge: 'none' },
    reverses: 'event-1',
  } as never);
  expect(listMoved([present], [returned])).toEqual(['2026-11-04', undefined]);
});

test('readEvents: reads as many events of one mark as a file may hold without stopping the page', () => {
  const events = toEvents([[present], ...Array.from({ length: 50_000 }, () => [noted])]);
  const began = performance.now();
  expect(readEvents(events)).toHaveLength(50_001);
  // Compared with one another, they took minutes.
  expect(performance.now() - began).toBeLessThan(10_000);
});
