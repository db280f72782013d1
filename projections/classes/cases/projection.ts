import { parseCasesStream } from '#events/classes/cases/cases-stream.ts';
import { type RowProof, toCaseDueOn, toCaseResolution } from '#events/classes/cases/events.ts';
import type { CaseAsker, CaseChannel } from '#events/values/enum-values.ts';
import type { CaseKind } from '#events/values/shapes.ts';
import {
  boolean,
  date,
  instant,
  integer,
  jsonb,
  oneOf,
  type StoredRow,
  sealedText,
  text,
  uuid,
} from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineJournalTable, defineKeyedTable, type LogEvent } from '../../engine/table.ts';

const caseColumns = {
  id: uuid(),
  student_id: uuid(),
  /** Id of the row of the class history; null if no row is meant. */
  row_id: uuid().nullable(),
  /** What the row was when the case was opened. */
  row_proof: jsonb<RowProof>().nullable(),
  /** The days of class that it is about, both included; null if no period is meant. */
  period_from: date().nullable(),
  period_to: date().nullable(),
  kind: text<CaseKind>(),
  /** Who asked a tutor, how and on which day; null if the student or a family asked themselves. */
  asker: text<CaseAsker>().nullable(),
  asker_name: sealedText({ event: 'id', field: 'askedBy.name', person: 'student_id' }).nullable(),
  channel: text<CaseChannel>().nullable(),
  asked_on: date().nullable(),
  state: oneOf('open', 'answered', 'resolved', 'reopened'),
  opened_at: instant(),
  /** When it was opened or last reopened; null once it is resolved. */
  waits_since: instant().nullable(),
  resolved_at: instant().nullable(),
  /** The tutor who is responsible; null if nobody is. */
  assignee_id: uuid().nullable(),
  /** The day by which it should be resolved. */
  due_on: date(),
  /** Version of the student's stream of cases at the last change of this one that is no private note. */
  version: integer(),
};

/** What is said to be wrong with the classes of students. */
const casesTable = defineKeyedTable({
  name: 'cases',
  key: 'id',
  columns: caseColumns,
  indexes: {
    // Serves fetchCasesOfStudent, newest first.
    cases_of_student: '(student_id, opened_at desc, id)',
    // Serves fetchCasesInTime.
    cases_waiting: '(waits_since, id) where waits_since is not null',
    // Serves fetchOverdueCases and fetchOpenCaseFigures.
    cases_due: '(due_on, id) where waits_since is not null',
    // Serves fetchResolvedCases, newest first.
    cases_resolved: '(resolved_at desc, id) where resolved_at is not null',
  },
  keyOf: (event) => toMessage(event)?.case_id ?? toPlannedCaseId(event),
  createdBy: 'CaseOpened',
  evolve(row, event) {
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (row && event.version <= row.version) return undefined;
    const { version, recordedAt: at } = event;
    if (event.type === 'CaseOpened') {
      const { kind, row: row_id = null, rowProof, period, askedBy } = event.data;
      const student_id = parseCasesStream(event.stream) as string;
      const about = {
        row_id,
        row_proof: rowProof ? JSON.stringify(rowProof) : null,
        period_from: period?.from ?? null,
        period_to: period?.to ?? null,
      };
      const asked = {
        asker: askedBy?.who ?? null,
        asker_name: askedBy?.name ?? null,
        channel: askedBy?.channel ?? null,
        asked_on: askedBy?.on ?? null,
      };
      const waiting = { state: 'open', opened_at: at, waits_since: at, resolved_at: null, assignee_id: null } as const;
      return { id: event.id, student_id, ...about, kind, ...asked, ...waiting, due_on: toCaseDueOn(event), version };
    }
    if (!row) throw new Error(`${event.type} of a case that was never opened`);
    switch (event.type) {
      case 'CaseAnswered':
        return { ...row, state: 'answered', version };
      case 'CaseReopened':
        return { ...row, state: 'reopened', waits_since: at, resolved_at: null, due_on: toCaseDueOn(event), version };
      case 'CaseAssigned':
        return { ...row, assignee_id: event.data.assignee ?? null, version };
      case 'CaseDueDateChanged':
        return { ...row, due_on: event.data.dueOn, version };
      default:
        return { ...row, state: 'resolved', waits_since: null, resolved_at: at, version };
    }
  },
});

const messageColumns = {
  /** Id of the event. */
  id: uuid(),
  case_id: uuid(),
  student_id: uuid(),
  what: oneOf('opened', 'answered', 'corrected', 'explained', 'refunded', 'reopened'),
  text: sealedText({ event: 'id', field: 'text', person: 'student_id' }).nullable(),
  /** Id of the row of the class history that corrected the classes. */
  correction_id: uuid().nullable(),
  /** Id of the event that returned money. */
  refund_id: uuid().nullable(),
  /** Id of the packet that came with the answer. */
  packet_id: uuid().nullable(),
  actor_id: uuid(),
  /** Whether a family of the student wrote it. */
  by_family: boolean(),
  created_at: instant(),
  version: integer(),
};

interface Message {
  readonly case_id: string;
  readonly what: StoredRow<typeof messageColumns>['what'];
  readonly text?: string | undefined;
  readonly correction?: string | undefined;
  readonly refund?: string | undefined;
  readonly packet?: string | undefined;
}

/** What an event adds to which case for everybody to read; undefined for an event of another kind. */
function toMessage(event: LogEvent): Message | undefined {
  switch (event.type) {
    case 'CaseOpened':
      return { case_id: event.id, what: 'opened', text: event.data.text };
    case 'CaseAnswered':
      return { ...event.data, case_id: event.data.case, what: 'answered' };
    case 'CaseReopened':
      return { ...event.data, case_id: event.data.case, what: 'reopened' };
    case 'CaseResolved':
      return { ...event.data, case_id: event.data.case, what: toCaseResolution(event.data) };
    default:
      return undefined;
  }
}

const toPlannedCaseId = (event: LogEvent): string | undefined =>
  event.type === 'CaseAssigned' || event.type === 'CaseDueDateChanged' ? event.data.case : undefined;

/** What students and tutors wrote in each case. */
const caseMessagesTable = defineJournalTable({
  name: 'case_messages',
  key: 'id',
  columns: messageColumns,
  indexes: {
    // Serves fetchCaseMessages, oldest first.
    case_messages_of_case: '(case_id, version)',
  },
  rowsOf(event) {
    const message = toMessage(event);
    const student_id = parseCasesStream(event.stream);
    if (!message || student_id === undefined) return [];
    const { case_id, what, text: written = null, correction = null, refund = null, packet = null } = message;
    const { actor } = event.metadata;
    const outcome = { correction_id: correction, refund_id: refund, packet_id: packet };
    const by = { actor_id: actor.id, by_family: actor.role === 'family' };
    const at = { created_at: event.recordedAt, version: event.version };
    return [{ id: event.id, case_id, student_id, what, text: written, ...outcome, ...by, ...at }];
  },
});

/** What tutors noted about each case, in a table of its own, so that no query for families can hold it. */
const caseNotesTable = defineJournalTable({
  name: 'case_notes',
  key: 'id',
  columns: {
    /** Id of the event. */
    id: uuid(),
    case_id: uuid(),
    student_id: uuid(),
    text: sealedText({ event: 'id', field: 'privateNote', person: 'student_id' }),
    actor_id: uuid(),
    created_at: instant(),
    version: integer(),
  },
  indexes: {
    // Serves fetchCaseNotes, oldest first.
    case_notes_of_case: '(case_id, version)',
  },
  rowsOf(event) {
    const student_id = parseCasesStream(event.stream);
    if (event.type !== 'CaseNoteAdded' || student_id === undefined) return [];
    const { case: case_id, privateNote } = event.data;
    const at = { actor_id: event.metadata.actor.id, created_at: event.recordedAt, version: event.version };
    return [{ id: event.id, case_id, student_id, text: privateNote, ...at }];
  },
});

export const casesProjection = {
  name: 'cases',
  version: 2,
  streams: ['cases'],
  tables: [casesTable, caseMessagesTable, caseNotesTable],
} as const satisfies Projection;
