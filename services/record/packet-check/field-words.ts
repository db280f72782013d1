/** The fields of a packet in words, and the values of those that hold a word of the program. */
import { formatPacketDay, packetRulesText } from '#contracts/packet-words.ts';
import type { PacketRow } from '#contracts/packets.ts';
import { paymentMethodTexts } from '#contracts/reason-words.ts';
import type { MoneyEntryKind } from '#events/values/shapes.ts';
import { eventTypeWords } from './event-words.ts';
import type { PacketFile } from './packet-file.ts';
import { findWords, nameFields, toLowerWords, type WordsOf } from './word-tree.ts';

const recorded = {
  version: 'number',
  recorded_at: 'time of recording',
  recorded_by: 'who recorded it',
  recorded_by_name: 'name of who recorded it',
};

/** @public The test of all fields reads it. */
export const packetFieldWords: WordsOf<PacketFile> = {
  format: 'Format',
  student: ['Student', { id: 'id', name: 'name' }],
  centre: ['Center', { name: 'name', time_zone: 'time zone', currency: 'currency' }],
  period: ['Period', { from: 'first day', to: 'day after the last one' }],
  contents: [
    'Choice of contents',
    {
      texts: 'notes, reasons and numbers of receipts and payments',
      attendance: 'list of the attendance',
      policy: 'rules in force',
    },
  ],
  made: ['How the packet was made', { at: 'time', by: 'who made it', by_name: 'name of who made it' }],
  last: ['End of the history', { version: 'number of entries', hash: 'hash' }],
  totals: [
    'Sum',
    {
      opening: 'at the start',
      added: 'added',
      taken: 'taken for attendance',
      late_cancellations: 'taken for late cancellations',
      removed: 'removed',
      left_waiting: 'left waiting',
      closing: 'left at the end',
    },
  ],
  attended: 'Attended classes',
  waiting: 'Waiting classes',
  uncovered: 'Uncovered classes',
  rows: [
    'Entries',
    {
      ...recorded,
      effective_on: 'day of class',
      source: 'what changed the balance',
      what: 'what happened to the mark',
      classes_changed: 'classes asked for',
      applied_remaining: 'change',
      applied_total: 'change of the total',
      remaining_after: 'left when it was recorded',
      total_after: 'total when it was recorded',
      status: 'attendance',
      charge: 'class taken',
      late_cancellation_hours: 'hours of a late cancellation',
      from_date: 'the day that it was moved from',
      corrects: 'the entry that it corrects',
      corrected_by: 'the entry that corrects it',
      reason: 'reason',
      note: 'note',
      code: 'kind of reason',
      amount_cents: 'amount',
      paid_on: 'day of payment',
      receipt: 'receipt number',
      sealed: 'whether the seal covers it',
    },
  ],
  money: [
    'Money',
    {
      opening_cents: 'owed at the start',
      due_cents: 'due',
      paid_cents: 'paid',
      refunded_cents: 'refunded',
      reversed_cents: 'reversed',
      closing_cents: 'owed at the end',
    },
  ],
  money_rows: [
    'Entries of money',
    {
      ...recorded,
      effective_on: 'day',
      kind: 'what happened',
      code: 'kind of reason',
      classes: 'classes',
      list_price_cents: 'list price',
      amount_cents: 'amount',
      due_cents: 'due',
      paid_cents: 'paid',
      refunded_cents: 'refunded',
      reversed_cents: 'reversed',
      owed_cents: 'owed after it',
      method: 'way of payment',
      received_by: 'who received it',
      received_by_name: 'name of who received it',
      reference: 'number of the payment',
      reason: 'reason',
      price_reason: 'reason of the price',
      purchase: 'the entry of its purchase',
      payment: 'the entry of its payment',
      corrects: 'the entry that it corrects',
      corrected_by: 'the entry that corrects it',
      duplicate_cleared: 'whether it was kept as no duplicate',
      sealed: 'whether the seal covers it',
    },
  ],
  attendance: [
    'Attendance',
    {
      ...recorded,
      date: 'day of class',
      status: 'attendance',
      charge: 'class taken',
      late_cancellation_hours: 'hours of a late cancellation',
      changed_by_version: 'number of the last change',
      changed_at: 'time of the last change',
      changed_by_name: 'name of who changed it',
    },
  ],
  policy: packetRulesText,
  seal: [
    'Seal',
    {
      events: 'number of events',
      root: 'root of the tree',
      sealedAt: 'time',
      publicKey: 'key of the center',
      signature: 'signature',
    },
  ],
  events: [
    'Recorded events',
    {
      version: 'number',
      id: 'id',
      type: 'kind of event',
      schemaVersion: 'version of its form',
      recordedAt: 'time of recording',
      metadata: 'who recorded it',
      data: 'what was recorded',
      hidden: 'hash of what is hidden',
      index: 'place in the log',
      proof: 'proof of the seal',
      keys: 'key of a sealed text',
    },
  ],
  digests: 'Signed list',
  signature: ['Signature of the center', { publicKey: 'key', value: 'value' }],
  code: 'Verification code',
};

const missingItemNames: Readonly<Record<string, string>> = {
  rows: 'Entry',
  money_rows: 'Money, entry',
  attendance: 'Attendance, event',
  events: 'Recorded event',
};

type NamedLists = Pick<PacketFile, 'rows' | 'money_rows' | 'attendance'>;

/** A field in words, such as `Entry 7 of Nov 4, 2026: reason`, by the packet that was checked. */
export const nameField = (path: string, packet: NamedLists): string => {
  const [part = '', ...within] = path.split('.');
  const [place = ''] = within;
  if (place === 'missing' && Object.hasOwn(missingItemNames, part)) return `${missingItemNames[part]} ${within[1]}`;
  if (path === 'file') return 'File';
  const words = findWords(packetFieldWords, part);
  const head = /^\d+$/.test(place) ? nameItem(part, Number(place), packet) : words?.name;
  const names = nameFields(head === words?.name ? within : within.slice(1), words?.inner ?? {});
  return [head ?? toLowerWords(part), ...names].join(': ');
};

const nameItem = (part: string, at: number, { rows, money_rows, attendance }: NamedLists): string => {
  const [row, entry, mark] = [rows[at], money_rows?.[at], attendance?.[at]];
  const nameRow = (of: { version: number; effective_on: string }) =>
    `${missingItemNames[part]} ${of.version} of ${formatPacketDay(String(of.effective_on))}`;
  if (part === 'rows' && row) return nameRow(row);
  if (part === 'money_rows' && entry) return nameRow(entry);
  if (part === 'attendance' && mark) return `Attendance of ${formatPacketDay(String(mark.date))}`;
  return `${findWords(packetFieldWords, part)?.name ?? toLowerWords(part)}, number ${at + 1}`;
};

type WordOf<Name extends keyof PacketRow> = Readonly<Record<PacketRow[Name] & string, string>>;
const sources: WordOf<'source'> = {
  opening: 'enrollment',
  manual: 'classes added or removed',
  attendance: 'attendance',
  reversal: 'a class given back',
  waiting: 'waiting classes',
  settlement: 'a settled uncovered class',
  'purchase-reversal': 'a reversed purchase',
  import: 'the former records',
};
const changes: WordOf<'what'> = {
  marked: 'marked',
  corrected: 'corrected',
  moved: 'moved to another day',
  noted: 'note changed',
  voided: 'voided',
};
/** What an entry of money is. */
export const moneyKindWords: Readonly<Record<MoneyEntryKind, string>> = {
  purchase: 'purchase',
  payment: 'payment',
  'credit-used': 'use of credit',
  refund: 'refund',
  'purchase-reversed': 'reversal of a purchase',
  'payment-reversed': 'reversal of a payment',
  'refund-reversed': 'reversal of a refund',
};
const charges: WordOf<'charge'> = { covered: 'one class', uncovered: 'none left, so uncovered', none: 'no class' };

/** The words of values that the program writes in its own words, by the name of the field. */
export const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  source: sources,
  what: changes,
  charge: charges,
  type: eventTypeWords,
  kind: moneyKindWords,
  method: paymentMethodTexts,
};
