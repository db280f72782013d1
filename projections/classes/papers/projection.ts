import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { findNumberedEntry } from '#events/classes/papers/find-numbered-entry.ts';
import { studentEvents } from '#events/classes/student/events.ts';
import type { PaperKind } from '#events/values/shapes.ts';
import { integer, jsonb, text, toPositionText, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineKeyedTable, type LogEvent } from '../../engine/table.ts';

const columns = {
  /** The id of the event of the purchase or payment, or of a payment for several students. */
  entry: uuid(),
  students: jsonb<readonly string[]>(),
  amount_cents: integer().check('> 0'),
  /** The position of the entry's event in the log, padded with zeros so that it sorts. */
  position: text(),
  /** Null until the entry has got its number. */
  number: integer().nullable(),
  /** The part of the price that was tax; null for a receipt, and if the facts of the centre had no tax. */
  tax_cents: integer().nullable(),
};

const isIssued = (kind: PaperKind, event: LogEvent) =>
  (event.type === 'InvoiceIssued' && kind === 'invoice') || (event.type === 'ReceiptIssued' && kind === 'receipt');

const toNumberedEntry = (kind: PaperKind, event: LogEvent) =>
  isEventOf(studentEvents, event) ? findNumberedEntry(kind, event) : undefined;

/** Each entry that gets a paper of this kind, with its number. */
const definePapersTable = <const Name extends string>(kind: PaperKind, name: Name) =>
  defineKeyedTable({
    name,
    key: 'entry',
    columns,
    indexes: {
      // Serves fetchDuePapers: entries without a number, and the last number.
      [`${name}_due`]: '(position) where number is null',
      [`${name}_numbered`]: '(number) where number is not null',
    },
    keyOf: (event) =>
      event.type === 'InvoiceIssued' || event.type === 'ReceiptIssued'
        ? isIssued(kind, event)
          ? event.data.entry
          : undefined
        : toNumberedEntry(kind, event)?.entry,
    evolve(row, event) {
      if (event.type === 'InvoiceIssued' || event.type === 'ReceiptIssued') {
        if (!row) throw new Error(`${event.type} for an entry that was never recorded`);
        // An event that is redelivered after a checkpoint was set back is skipped.
        if (row.number === event.version) return undefined;
        if (row.number !== null) throw new Error(`${event.type} for an entry that has number ${row.number} already`);
        const tax_cents = 'taxCents' in event.data ? (event.data.taxCents ?? null) : null;
        return { ...row, number: event.version, tax_cents };
      }
      const numbered = toNumberedEntry(kind, event);
      // The second part of a payment for several students, or an event that is redelivered.
      if (row || numbered === undefined) return undefined;
      const { entry, students, amountCents } = numbered;
      return {
        ...{ entry, students: JSON.stringify(students), amount_cents: amountCents },
        ...{ position: toPositionText(event.position), number: null, tax_cents: null },
      };
    },
  });

export const papersProjection = {
  name: 'papers',
  version: 1,
  streams: ['student', 'invoices', 'receipts'],
  tables: [definePapersTable('invoice', 'invoices'), definePapersTable('receipt', 'receipts')],
} as const satisfies Projection;
