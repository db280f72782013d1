import { expect, test } from 'vitest';
import type { PacketMark, PacketMoneyRow, PacketRow } from '#contracts/packets.ts';
import type { UnsignedPacket } from '#services/record/packet-check/packet-file.ts';
import { toPacketCsv } from './packet-csv.ts';
import { PACKET_TEXT_LENGTH_MAX, toPacketText } from './packet-text.ts';

const person = {
  recorded_at: '2026-11-04T20:00:00.000Z',
  recorded_by: crypto.randomUUID(),
  recorded_by_name: 'Ms Lee',
};
const toRow = (version: number): PacketRow => ({
  ...{ version, effective_on: '2026-11-04', ...person, source: 'attendance', what: null, classes_changed: -1 },
  ...{ applied_remaining: -1, applied_total: 0, remaining_after: 5, total_after: 6, status: null, charge: null },
  ...{ from_date: null, corrects: null, corrected_by: null, reason: null, note: 'Fractions', sealed: false },
  ...{ code: null, amount_cents: null, paid_on: null, receipt: null },
});
const mark: PacketMark = {
  ...{ version: 1, date: '2026-11-04', status: 'present', charge: 'covered', ...person },
  ...{ changed_by_version: null, changed_at: null, changed_by_name: null },
};
const toContent = (rows: number): UnsignedPacket => ({
  format: 'rollbook-packet-6',
  student: { id: crypto.randomUUID(), name: 'Mia Lund' },
  centre: { name: 'Rollbook', time_zone: 'America/New_York', currency: 'CAD' },
  period: { from: '2026-11-01', to: '2026-12-01' },
  contents: { texts: true, attendance: true, policy: true },
  made: { at: '2026-11-20T17:00:00.000Z', by: crypto.randomUUID(), by_name: 'Olive Owner' },
  last: { version: rows, hash: 'ab'.repeat(32) },
  totals: { opening: 0, added: 0, taken: 0, late_cancellations: 0, removed: 0, left_waiting: 0, closing: 0 },
  ...{ attended: 0, waiting: 0, uncovered: 0, rows: Array.from({ length: rows }, (_, at) => toRow(at + 1)) },
  ...{ money: null, money_rows: [] },
  ...{
    attendance: Array.from({ length: rows }, () => mark),
    policy: ['A class takes one class.'],
    seal: null,
    events: [],
  },
});
const proof = {
  code: 'AAAA-BBBB-CCCC-DDDD',
  fingerprint: 'EEEE-FFFF-GGGG-HHHH',
  keyPage: 'https://rollbook.example/record-key',
};

test('toPacketText: holds the whole packet if it is short', () => {
  const text = toPacketText(toContent(3), proof);
  expect(text).toContain('Nov 1, 2026 to Nov 30, 2026, both days included');
  expect(text).toContain('3. Nov 4, 2026  −1  Attended class. Note: Fractions (Ms Lee, Nov 4, 2026, 3:00\u00a0PM)');
  expect(text.match(/Present, one class taken/g)).toHaveLength(3);
  expect(text).not.toContain('Left out');
  expect(text).toContain('Key of the center: EEEE-FFFF-GGGG-HHHH, published at https://rollbook.example/record-key\n');
});

test('toPacketText: says what was paid, when, and with which receipt', () => {
  const money = { code: 'growth', amount_cents: 48_000, paid_on: '2026-11-02', receipt: 'R-7' } as const;
  const bought = { ...toRow(1), source: 'manual', classes_changed: 12, applied_remaining: 12, note: null } as const;
  const read = (row: Partial<PacketRow>) => toPacketText({ ...toContent(1), rows: [{ ...bought, ...row }] }, proof);
  expect(read(money)).toContain(
    'Added 12 classes. Growth 12, Price $480.00, paid on Nov 2, 2026, receipt R-7. (Ms Lee',
  );
  expect(read({ ...money, reason: 'Growth 12' })).toContain('Reason: Growth 12. Price $480.00, paid on Nov 2, 2026');
  expect(
    read({ ...bought, classes_changed: -3, applied_remaining: -3, code: 'refund', amount_cents: 9_000 }),
  ).toContain('Removed 3 classes. Refund, $90.00 returned.');
  expect(read({})).toContain('Added 12 classes. (Ms Lee');
});

test('toPacketText and toPacketCsv: a moved mark names the entry that moved it, and that entry names it', () => {
  const quiet = { source: null, classes_changed: 0, applied_remaining: 0, remaining_after: null, note: null } as const;
  const marked = { ...toRow(3), ...quiet, what: 'marked', status: 'absent', corrected_by: 42 } as const;
  const moved = {
    ...toRow(42),
    ...quiet,
    what: 'moved',
    from_date: '2026-11-04',
    reason: 'Wrong day',
    corrects: 3,
  } as const;
  const content = { ...toContent(0), rows: [marked, moved] };
  const text = toPacketText(content, proof);
  expect(text).toContain('Marked absent. Corrected later by entry 42. (Ms Lee');
  expect(text).toContain('Moved from Nov 4, 2026. Reason: Wrong day. Corrects entry 3. (Ms Lee');
  const [heads = [], ...rows] = toPacketCsv(content, proof.code)
    .split('\r\n')
    .map((row) => row.split(/,(?! 2026)/));
  const columns = ['Corrects entry', 'Corrected by entry'].map((head) => heads.indexOf(head));
  expect(rows.slice(0, 2).map((row) => columns.map((at) => row[at]))).toEqual([
    ['', '42'],
    ['3', ''],
  ]);
});

test('toPacketText and toPacketCsv: tell a class that comes back with a removed mark from a corrected one', () => {
  const back = { source: 'reversal', classes_changed: 1, applied_remaining: 1, note: null } as const;
  const toEvent = (version: number, type: string): UnsignedPacket['events'][number] => ({
    ...{ version, type, id: crypto.randomUUID(), schemaVersion: 1, recordedAt: person.recorded_at },
    ...{ metadata: '{}', data: '{}', index: null, proof: '', keys: {} },
  });
  const content = {
    ...toContent(0),
    rows: [
      { ...toRow(1), ...back },
      { ...toRow(2), ...back },
    ],
    events: [toEvent(1, 'AttendanceVoided'), toEvent(2, 'AttendanceCorrected')],
  };
  const text = toPacketText(content, proof);
  expect(text).toContain('1. Nov 4, 2026  +1  Class given back because the mark was removed. (Ms Lee');
  expect(text).toContain('2. Nov 4, 2026  +1  Given back. (Ms Lee');
  expect(toPacketCsv(content, proof.code).match(/because the mark was removed/g)).toHaveLength(1);
});

test('toPacketText: says who changed a mark last, and when', () => {
  const changed = { changed_by_version: 2, changed_at: '2026-11-05T20:00:00.000Z', changed_by_name: 'Sam Okafor' };
  const text = toPacketText({ ...toContent(0), attendance: [{ ...mark, ...changed }, mark] }, proof);
  expect(text).toContain('3:00\u00a0PM; last changed by Sam Okafor, Nov 5, 2026, 3:00\u00a0PM)');
  expect(text.match(/last changed by/g)).toHaveLength(1);
});

test('toPacketCsv: the column of balances adds up by day of class, also for a class that was recorded late', () => {
  const late = { ...toRow(2), effective_on: '2026-11-03', remaining_after: 11 };
  const enrolled = {
    ...toRow(1),
    source: 'opening',
    classes_changed: 12,
    applied_remaining: 12,
    remaining_after: 12,
  } as const;
  const marked = { ...toRow(3), source: null, what: 'marked', applied_remaining: 0, remaining_after: null } as const;
  const csv = toPacketCsv({ ...toContent(0), rows: [late, marked, enrolled] }, proof.code);
  const [heads = [], ...rows] = csv
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));
  const columns = ['Change', 'Left after'].map((head) => heads.indexOf(head));
  expect(toPacketText({ ...toContent(0), rows: [late, marked, enrolled] }, proof)).toContain(
    'Where fewer than 0 classes',
  );
  expect(toPacketText({ ...toContent(0), rows: [enrolled, late] }, proof)).not.toContain('fewer than 0');
  expect(rows.map((row) => columns.map((at) => row[at]))).toEqual([
    ['-1', '-1'],
    ['0', ''],
    ['12', '11'],
  ]);
});

test.each([180, 1_000])('toPacketText: says what it leaves out of %d entries to stay below the limit', (rows) => {
  const text = toPacketText(toContent(rows), proof);
  expect(text.length).toBeLessThan(PACKET_TEXT_LENGTH_MAX);
  const [, leftOut] = /Left out here: the (\d+) oldest of \d+ entries/.exec(text) ?? [];
  if (leftOut !== undefined) expect(text.length).toBeGreaterThan(PACKET_TEXT_LENGTH_MAX - 500);
  expect(leftOut !== undefined).toBe(rows === 1_000);
  expect(text.match(/^\d+\. Nov 4/gm)).toHaveLength(rows - Number(leftOut ?? 0));
  expect(text).toContain(`\n${rows}. Nov 4, 2026`);
  expect(text).toContain('ATTENDANCE\nLeft out here.');
  expect(text).toContain('RULES IN FORCE\nA class takes one class.');
});

const toMoneyRow = (version: number, change: Partial<PacketMoneyRow> = {}): PacketMoneyRow => ({
  ...{ version, effective_on: '2026-11-04', ...person, kind: 'payment', code: null, classes: 0, method: 'check' },
  ...{ list_price_cents: null, amount_cents: 100, received_by: person.recorded_by, received_by_name: 'Ms Lee' },
  ...{ reference: null, reason: null, price_reason: null, due_cents: 0, paid_cents: 100, refunded_cents: 0 },
  ...{ reversed_cents: 0, owed_cents: -100, purchase: null, payment: null, corrects: null, corrected_by: null },
  ...{ duplicate_cleared: false, sealed: false, ...change },
});
const noChange = { due_cents: 0, paid_cents: 0, refunded_cents: 0, reversed_cents: 0 };
const toMoneyContent = (money_rows: PacketMoneyRow[], rows = 0): UnsignedPacket => ({
  ...toContent(rows),
  money: { opening_cents: 5_000, ...noChange, due_cents: 48_000, paid_cents: 20_000, closing_cents: 33_000 },
  money_rows,
});

test('toPacketText: shows the sum of money, and each entry with what is owed after it and how entries belong together', () => {
  const bought = toMoneyRow(2, {
    ...{ kind: 'purchase', code: 'growth', classes: 12, method: null, received_by: null, received_by_name: null },
    ...{ amount_cents: 48_000, ...noChange, due_cents: 48_000, owed_cents: 53_000, duplicate_cleared: true },
    ...{ list_price_cents: 50_000, price_reason: 'Second child' },
  });
  const paid = toMoneyRow(3, {
    ...{ amount_cents: 20_000, paid_cents: 20_000, owed_cents: 33_000, reference: '1042', received_by_name: 'Dana' },
    ...{ received_by: 'dana', corrected_by: 4 },
  });
  const bounced = toMoneyRow(4, {
    ...{ kind: 'payment-reversed', amount_cents: 20_000, ...noChange, reversed_cents: -20_000, owed_cents: 53_000 },
    ...{ method: null, received_by: null, received_by_name: null, reason: 'The check bounced', corrects: 3 },
  });
  const used = toMoneyRow(5, { kind: 'credit-used', ...noChange, method: null, purchase: 2, owed_cents: 53_000 });
  const given = toMoneyRow(6, { kind: 'refund', ...noChange, refunded_cents: 100, owed_cents: 53_100, payment: 1 });
  const text = toPacketText(toMoneyContent([bought, paid, bounced, used, given]), proof);
  expect(text).toContain('Rollbook: classes and payments of Mia Lund');
  expect(text).toContain('  $50.00  Owed at the start of Nov 1, 2026\n+ $480.00  Due\n− $200.00  Paid\n');
  expect(text).toContain('= $330.00  Owed at the end of Nov 30, 2026\nAll amounts are in CAD.\n');
  expect(text).toContain(
    '2. Nov 4, 2026  +$480.00  owed $530.00  Bought Growth 12 (12 classes, $40.00 a class, list price $500.00, reason for the price: Second child, kept as no duplicate). (Ms Lee',
  );
  expect(text).toContain('−$200.00  owed $330.00  Payment by check (no. 1042, received by Dana). Corrected later by');
  expect(text).toContain('+$200.00  owed $530.00  Payment reversed. Reason: The check bounced. Corrects entry 3. (Ms');
  expect(text).toContain('  $1.00  owed $530.00  Credit used for Growth 12 of Nov 4, 2026 (entry 2). (Ms Lee');
  expect(text).toContain('Refund by check of credit from the payment of entry 1. (Ms Lee');
  expect(toPacketText(toContent(1), proof)).not.toMatch(/money|MONEY|Owed|payments/);
});

test('toPacketText: leaves out the oldest entries of classes and of money alike', () => {
  const rows = Array.from({ length: 1_000 }, (_, at) => ({ ...toRow(2 * at + 1) }));
  const money_rows = Array.from({ length: 1_000 }, (_, at) => toMoneyRow(2 * at + 2));
  const text = toPacketText({ ...toMoneyContent(money_rows), rows }, proof);
  expect(text.length).toBeLessThan(PACKET_TEXT_LENGTH_MAX);
  expect(text.length).toBeGreaterThan(PACKET_TEXT_LENGTH_MAX - 500);
  const [, classes = '', money = ''] = text.split(/^ENTRIES$|^MONEY$/m);
  const countLeftOut = (part: string) => Number(/the (\d+) oldest of 1000 entries/.exec(part)?.[1]);
  expect(Math.abs(countLeftOut(classes) - countLeftOut(money))).toBeLessThanOrEqual(1);
  expect(classes).toContain('\n1999. Nov 4');
  expect(money).toContain('\n2000. Nov 4');
});

test('toPacketCsv: has decimal amounts with their currency beside entries of money, which add up to what is owed', () => {
  const money_rows = [
    toMoneyRow(1, { kind: 'purchase', amount_cents: 48_000, ...noChange, due_cents: 48_000, owed_cents: 53_000 }),
    toMoneyRow(2, { amount_cents: 20_000, paid_cents: 20_000, owed_cents: 33_000, reference: '1042' }),
  ];
  const [heads = [], ...rows] = toPacketCsv({ ...toMoneyContent(money_rows, 1) }, proof.code)
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));
  const read = (...names: string[]) => rows.map((row) => names.map((name) => row[heads.indexOf(name)]));
  expect(
    read('List', 'Entry', 'Opening owed amount', 'Closing owed amount', 'Left after', 'Owed after amount'),
  ).toEqual([
    ['classes', '1', '50.00', '330.00', '-1', ''],
    ['money', '1', '50.00', '330.00', '', '530.00'],
    ['money', '2', '50.00', '330.00', '', '330.00'],
  ]);
  expect(read('Amount', 'Due amount', 'Paid amount', 'Refunded amount', 'Currency', 'Method', 'Reference')).toEqual([
    ['', '', '', '', '', '', ''],
    ['480.00', '480.00', '0.00', '0.00', 'CAD', 'check', ''],
    ['200.00', '0.00', '200.00', '0.00', 'CAD', 'check', '1042'],
  ]);
});
