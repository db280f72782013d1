import { z } from 'zod';
import {
  attendanceCharge,
  attendanceStatus,
  civilDate,
  classTransactionSource,
  quietChangeType,
  reasonCode,
} from '#events/values/shapes.ts';
import { statementMoney } from './class-audit.ts';
import { classHistoryEntry, classTotals } from './classes.ts';
import { moneyEntry } from './money.ts';
import { cursor, id, instant, lowerCaseId } from './primitives.ts';
import { studentRow } from './students.ts';

/** The parts of a packet that may be left out. */
const packetContents = z.strictObject({
  /** Notes of marks, reasons, and numbers of receipts and payments, in words. */
  texts: z.boolean(),
  /** The attendance of the period as a list of its own. */
  attendance: z.boolean(),
  policy: z.boolean(),
});

/** A period of days of class: `from` is its first day, and `to` the first day after it. */
const packetPeriod = z.strictObject({ from: civilDate, to: civilDate });

/** POST /api/students/{id}/packets (makePacket, owner). `seal` seals the log first, so that every row has a proof. */
export const makePacketRequest = z
  .strictObject({ ...packetPeriod.shape, contents: packetContents, seal: z.boolean() })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'This day is before the first day.' });
export type MakePacketRequest = z.input<typeof makePacketRequest>;
export const makePacketResponse = z.strictObject({ id });
export type MakePacketResponse = z.infer<typeof makePacketResponse>;

/** The kind of a row's reason and its money. */
const reasonDetails = z.strictObject({
  code: reasonCode.nullable(),
  /** What was paid for added classes, or returned for removed ones. */
  amount_cents: z.int().nullable(),
  paid_on: civilDate.nullable(),
  receipt: z.string().nullable(),
});

/**
 * The rule under which a class was taken for a late cancellation, or given back for one, in hours before the class. Only packets with
 * late cancellations have the field.
 */
const lateCancellation = { late_cancellation_hours: z.int().optional() };

/** One row of the history. It repeats what its event holds; names are the only fields that the event does not hold. */
export const packetRow = z.strictObject({
  /** The number of the entry: of its event among those that the packet shows. In format 5, its version in the student’s stream. */
  version: z.int(),
  effective_on: civilDate,
  recorded_at: instant,
  recorded_by: id,
  recorded_by_name: z.string(),
  /** What changed the balance; null for a mark that changed none. */
  source: classTransactionSource.nullable(),
  /** What happened to a mark that changed no balance; null for every other row. */
  what: quietChangeType.nullable(),
  classes_changed: z.int(),
  applied_remaining: z.int(),
  applied_total: z.int(),
  /** The balances in the order of recording, as the event holds them; `listPacketBalances` has those of the list. */
  remaining_after: z.int().nullable(),
  total_after: z.int().nullable(),
  /** The mark after a row that changed no balance. */
  status: attendanceStatus.nullable(),
  charge: attendanceCharge.nullable(),
  ...lateCancellation,
  /** The day that a moved mark left, or null. */
  from_date: civilDate.nullable(),
  /** The version of the row that this one gives back, reverses or corrects, and of the first row that does so to this one. */
  corrects: z.int().nullable(),
  corrected_by: z.int().nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  ...reasonDetails.shape,
  /** Whether the seal of the packet covers the event. */
  sealed: z.boolean(),
});
export type PacketRow = z.infer<typeof packetRow>;

/** A day of the attendance as it was when the packet was made. */
export const packetMark = z.strictObject({
  /** The version of the event that made the mark. */
  version: z.int(),
  date: civilDate,
  status: attendanceStatus,
  charge: attendanceCharge,
  ...lateCancellation,
  recorded_at: instant,
  recorded_by: id,
  recorded_by_name: z.string(),
  /** The version of the last event that changed more than a private note; null if none did. */
  changed_by_version: z.int().nullable(),
  changed_at: instant.nullable(),
  changed_by_name: z.string().nullable(),
});
export type PacketMark = z.infer<typeof packetMark>;

/** One entry of money. It repeats what its event holds; names are the only fields that the event does not hold. */
export const packetMoneyRow = z.strictObject({
  ...packetRow.pick({ version: true, effective_on: true, recorded_at: true, recorded_by: true }).shape,
  ...packetRow.pick({ recorded_by_name: true, corrects: true, corrected_by: true, sealed: true }).shape,
  ...moneyEntry.pick({ kind: true, code: true, classes: true, list_price_cents: true, amount_cents: true }).shape,
  ...moneyEntry.pick({ method: true, received_by: true, received_by_name: true, duplicate_cleared: true }).shape,
  ...moneyEntry.pick({ reference: true, reason: true, price_reason: true }).shape,
  ...moneyEntry.pick({ due_cents: true, paid_cents: true, refunded_cents: true, reversed_cents: true }).shape,
  /** What is owed after this entry and all entries before it in the order of the list. */
  owed_cents: z.int(),
  /** The versions of the purchase for which credit was used or money returned, and of the payment whose credit was returned. */
  purchase: z.int().nullable(),
  payment: z.int().nullable(),
});
export type PacketMoneyRow = z.infer<typeof packetMoneyRow>;

const hex = z.string().regex(/^[0-9a-f]*$/);

const packetSeal = z.strictObject({
  events: z.int(),
  root: hex,
  sealedAt: instant,
  publicKey: hex,
  signature: hex,
});

/** What a packet says, as people read it. */
export const packetContent = z.strictObject({
  /**
   * Format 2 added the kinds of reasons and the money; format 3 joins a moved or corrected mark to its correction; in format 4,
   * the sums leave out what was undone; format 5 added the entries and the sums of money; format 6 numbers the entries of the
   * student alone, and leaves out of the events what a family must not see.
   */
  format: z.enum(['rollbook-packet-5', 'rollbook-packet-6']),
  student: z.strictObject({ id, name: z.string() }),
  /** `currency` is the code of the one of all amounts. */
  centre: z.strictObject({ name: z.string(), time_zone: z.string(), currency: z.string() }),
  period: packetPeriod,
  contents: packetContents,
  made: z.strictObject({ at: instant, by: id, by_name: z.string() }),
  /** The last entry of the student that the packet knows. */
  last: z.strictObject({ version: z.int(), hash: hex }),
  totals: classTotals,
  /** The classes that were attended in the period, and those that were waiting and uncovered at its end. */
  attended: z.int(),
  waiting: z.int(),
  uncovered: z.int(),
  rows: z.array(packetRow),
  /** The money of the period, as the statement has it; null if there is none until its end. */
  money: statementMoney.omit({ adds_up: true, entries: true, has_more: true }).nullable(),
  money_rows: z.array(packetMoneyRow),
  /** Null if it was left out. */
  attendance: z.array(packetMark).nullable(),
  policy: z.array(z.string()).nullable(),
  /** The last seal of the log; null if there was none. */
  seal: packetSeal.nullable(),
});
export type PacketContent = z.infer<typeof packetContent>;

/** One packet in a list. `changes` counts the entries of the student that were recorded since. */
export const packetListRow = z.strictObject({
  id,
  student: z.strictObject({ id, name: z.string() }),
  period: packetPeriod,
  made_at: instant,
  made_by_name: z.string(),
  code: z.string(),
  changes: z.int(),
});
export type PacketListRow = z.infer<typeof packetListRow>;

/** GET /api/packets (getPackets, owner): newest first. */
export const packetsQuery = z.strictObject({ cursor: cursor.optional() });
export const packetsResponse = z.strictObject({ rows: z.array(packetListRow), next_cursor: cursor.nullable() });
export type PacketsResponse = z.infer<typeof packetsResponse>;

/** GET /api/students/{id}/packets (getPacketsOfStudent; tutor, or the student): newest first, at most 100. */
export const studentPacketsResponse = z.strictObject({
  student: studentRow.pick({ id: true, name: true }),
  rows: z.array(packetListRow),
});
export type StudentPacketsResponse = z.infer<typeof studentPacketsResponse>;

export const packetParams = z.strictObject({ id: lowerCaseId, packet: lowerCaseId });

/** Whether the log of today only extends the log of the packet's seal, and the proof of it. */
export const packetConsistency = z.strictObject({
  outcome: z.enum(['extends', 'same', 'not-extended']),
  newest: packetSeal,
  /** The hashes of the consistency proof, one after another. */
  proof: hex,
});

/** GET /api/students/{id}/packets/{packet} (getPacket; tutor, or the student). */
export const packetResponse = z.strictObject({
  id,
  code: z.string(),
  /** The short form of the centre’s public key. */
  fingerprint: z.string(),
  content: packetContent,
  /** The versions of the rows that removed a mark. */
  voided: z.array(z.int()),
  since: z.strictObject({
    /** The number of events of classes and of money that were recorded since, and the newest of both. */
    count: z.int(),
    rows: z.array(classHistoryEntry),
    money: z.array(moneyEntry),
  }),
  /** Null for a packet without a seal, and while the kept tree does not reach the newest seal or is damaged. */
  consistency: packetConsistency.nullable(),
});
export type PacketResponse = z.infer<typeof packetResponse>;

/** GET /api/students/{id}/packets/{packet}/file (getPacketFile; tutor, or the student). */
export const packetFileFormat = z.enum(['json', 'csv', 'text']);
export type PacketFileFormat = z.infer<typeof packetFileFormat>;
export const packetFileQuery = z.strictObject({ format: packetFileFormat.default('json') });
