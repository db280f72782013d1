import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import type { BalanceChange, StudentEvent } from '#events/student/events.ts';
import { parseStudentStream } from '#events/student/student.ts';
import type { TransactionSource } from '#events/values/shapes.ts';
import type { JournalTable, Projection } from '../engine/projection.ts';
import { sqlFile } from '../engine/sql-file.ts';
import { asStudentEvent } from '../typed-events/student-event.ts';

export type ClassTransactionRow = {
  event_id: string;
  student_id: string;
  tutor_id: string;
  transaction_type: 'add' | 'remove';
  classes_changed: number;
  reason: string | null;
  created_at: string;
  source: TransactionSource;
  applied_remaining: number;
  applied_total: number;
  remaining_after: number;
  total_after: number;
  effective_on: string;
  mark: string | null;
  reversed: string | null;
  version: number;
  hash: string;
};

/** What an event says of one change beside the numbers. */
interface Cause {
  readonly source: TransactionSource;
  readonly change?: BalanceChange | undefined;
  readonly effectiveOn: string;
  readonly reason?: string | undefined;
  readonly mark?: string;
  readonly reversed?: string | undefined;
}

const causeOf = (event: RecordedEvent<StudentEvent>): Cause | undefined => {
  switch (event.type) {
    case 'StudentEnrolled':
      return { source: 'opening', ...event.data };
    case 'ClassesAdjusted':
      return { source: 'manual', ...event.data };
    case 'WaitingClassesApplied':
    case 'WaitingClassesWithdrawn':
      return { source: 'waiting', ...event.data };
    case 'AttendanceMarked':
      return { source: 'attendance', effectiveOn: event.data.date, mark: event.id, ...event.data };
    case 'AttendanceCorrected': {
      const { change, date, mark, reason, reverses: reversed } = event.data;
      const source = change !== undefined && change.requested > 0 ? 'reversal' : 'attendance';
      return { source, change, effectiveOn: date, mark, reason, reversed };
    }
    case 'AttendanceMoved': {
      const { change, from, mark, reason, reverses: reversed } = event.data;
      return { source: 'reversal', change, effectiveOn: from.date, mark, reason, reversed };
    }
    case 'UncoveredClassSettled':
      return { source: 'settlement', effectiveOn: event.data.date, ...event.data };
    default:
      return undefined;
  }
};

const rowsOf = (recorded: RecordedEvent): ClassTransactionRow[] => {
  const studentId = parseStudentStream(recorded.stream);
  if (studentId === undefined) return [];
  const cause = causeOf(asStudentEvent(recorded));
  // an enrolment without opening classes asks for nothing
  if (!cause?.change || cause.change.requested === 0) return [];
  const { change } = cause;
  return [
    {
      event_id: recorded.id,
      student_id: studentId,
      tutor_id: recorded.metadata.actor.id,
      transaction_type: change.requested > 0 ? 'add' : 'remove',
      classes_changed: change.requested,
      reason: cause.reason ?? null,
      created_at: recorded.recordedAt,
      source: cause.source,
      applied_remaining: change.appliedRemaining,
      applied_total: change.appliedTotal,
      remaining_after: change.remainingAfter,
      total_after: change.totalAfter,
      effective_on: cause.effectiveOn,
      mark: cause.mark ?? null,
      reversed: cause.reversed ?? null,
      version: recorded.version,
      hash: recorded.hash,
    },
  ];
};

const table: JournalTable<ClassTransactionRow> = {
  kind: 'journal',
  table: 'class_transactions',
  key: 'event_id',
  columns: {
    event_id: 'uuid',
    student_id: 'uuid',
    tutor_id: 'uuid',
    transaction_type: 'text',
    classes_changed: 'integer',
    reason: 'text',
    created_at: 'timestamptz',
    source: 'text',
    applied_remaining: 'integer',
    applied_total: 'integer',
    remaining_after: 'integer',
    total_after: 'integer',
    effective_on: 'date',
    mark: 'uuid',
    reversed: 'uuid',
    version: 'integer',
    hash: 'text',
  },
  rowsOf,
};

export const classTransactions: Projection = {
  name: 'class-transactions',
  version: 2,
  sql: sqlFile(import.meta.url, 'schema.sql'),
  streams: ['student'],
  tables: [table],
};
