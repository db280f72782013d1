import type { CentreEvent } from '#events/centre/events.ts';
import { personOf } from '#events/record/person.ts';
import type { RecordedEvent } from '#events/record/recorded-event.ts';
import type { BalanceChange, StudentEvent } from '#events/student/events.ts';
import type { TutorEvent } from '#events/tutor/events.ts';
import type { JournalTable, Projection } from '../engine/projection.ts';
import { sqlFile } from '../sql-file.ts';
import { type ActivityRow, columns, type Said, unsaid } from './row.ts';
import { saidOfHomework } from './said-of-homework.ts';
import { saidOfPractice } from './said-of-practice.ts';

/** The balances before and after a change: what was before is what stands after it without what was applied. */
const moved = (change: BalanceChange | undefined) =>
  change && {
    requested: change.requested,
    remaining_before: change.remainingAfter - change.appliedRemaining,
    remaining_after: change.remainingAfter,
    total_before: change.totalAfter - change.appliedTotal,
    total_after: change.totalAfter,
  };

/** What an event tells; undefined for one that this read model does not know. */
const said = (event: RecordedEvent<StudentEvent | TutorEvent | CentreEvent>): Said | undefined => {
  switch (event.type) {
    case 'CentreOpened':
      return { what: 'opened' };
    case 'StreakRuleSet':
      return { what: event.data.sameDay === 'keep' ? 'streak-kept' : 'streak-reset' };
    case 'TutorJoined':
      return { what: 'joined' };
    case 'StudentEnrolled':
      return { what: 'enrolled', date: event.data.effectiveOn, ...moved(event.data.change) };
    case 'StudentArchived':
      return { what: 'archived' };
    case 'StudentRestored':
      return { what: 'restored' };
    case 'ClassesAdjusted': {
      const { direction, effectiveOn: date, reason = null, change } = event.data;
      return { what: direction === 'add' ? 'classes-added' : 'classes-removed', date, reason, ...moved(change) };
    }
    case 'WaitingClassesApplied':
      return { what: 'waiting-applied', date: event.data.effectiveOn, ...moved(event.data.change) };
    case 'WaitingClassesWithdrawn': {
      const { effectiveOn: date, reason, change } = event.data;
      return { what: 'waiting-withdrawn', date, reason, ...moved(change) };
    }
    default:
      return saidOfMark(event);
  }
};

type MarkEvent = Extract<StudentEvent, { type: `Attendance${string}` | 'UncoveredClassSettled' }>;

const saidOfMark = (event: RecordedEvent<MarkEvent>): Said | undefined => {
  switch (event.type) {
    case 'AttendanceMarked': {
      const { date, status, charge, note = null, reason = null, change } = event.data;
      return { what: 'marked', record: event.id, date, status, charge, note, reason, ...moved(change) };
    }
    case 'AttendanceCorrected': {
      const { mark: record, date, from, status, charge, note = null, reason = null, change } = event.data;
      const statuses = { from_status: from.status, status, charge };
      return { what: 'corrected', record, date, ...statuses, note, reason, ...moved(change) };
    }
    case 'AttendanceMoved': {
      const { mark: record, from, date, note = null, reason = null, change } = event.data;
      const place = { from_date: from.date, date, from_status: from.status } as const;
      return { what: 'moved', record, ...place, status: 'absent', charge: 'none', note, reason, ...moved(change) };
    }
    case 'AttendanceNoted': {
      const { mark: record, date, note = null, reason = null } = event.data;
      return { what: 'noted', record, date, note, reason };
    }
    case 'UncoveredClassSettled': {
      const { mark: record, date, change } = event.data;
      return { what: 'settled', record, date, charge: 'covered', ...moved(change) };
    }
    default:
      event satisfies never; // whoever adds a type says here what it tells; a log may hold later ones
      return undefined;
  }
};

const rowsOf = (recorded: RecordedEvent): ActivityRow[] => {
  const told =
    saidOfHomework(recorded) ??
    saidOfPractice(recorded) ??
    said(recorded as RecordedEvent<StudentEvent | TutorEvent | CentreEvent>);
  if (told === undefined) return [];
  const { actor } = recorded.metadata;
  return [
    {
      event_id: recorded.id,
      recorded_at: recorded.recordedAt,
      version: recorded.version,
      actor_id: actor.id,
      actor_role: actor.role,
      subject_id: personOf(recorded.stream) ?? null,
      ...unsaid,
      ...told,
    },
  ];
};

const table: JournalTable<ActivityRow> = { kind: 'journal', table: 'activity', key: 'event_id', columns, rowsOf };

export const activity: Projection = {
  name: 'activity',
  version: 2,
  sql: sqlFile(import.meta.url, 'schema.sql'),
  tables: [table],
};
