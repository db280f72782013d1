import { parseCasesStream } from '#events/classes/cases/cases-stream.ts';
import type { CaseKind } from '#events/values/shapes.ts';
import { boolean, instant, integer, oneOf, sealedText, text, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineJournalTable, defineKeyedTable, type LogEvent } from '../../engine/table.ts';

const caseColumns = {
  id: uuid(),
  student_id: uuid(),
  /** Id of the row of the class history; null if no row is meant. */
  row_id: uuid().nullable(),
  kind: text<CaseKind>(),
  state: oneOf('open', 'answered', 'resolved', 'reopened'),
  opened_at: instant(),
  /** When it was opened or last reopened; null once it is resolved. */
  waits_since: instant().nullable(),
  resolved_at: instant().nullable(),
  /** Version of the student's stream of cases at the last change of this one. */
  version: integer(),
};

/** What students say is wrong with their classes. */
const casesTable = defineKeyedTable({
  name: 'cases',
  key: 'id',
  columns: caseColumns,
  indexes: {
    // Serves fetchCasesOfStudent, newest first.
    cases_of_student: '(student_id, opened_at desc, id)',
    // Serves fetchUnresolvedCases and fetchOpenCaseFigures.
    cases_waiting: '(waits_since, id) where waits_since is not null',
    // Serves fetchResolvedCases, newest first.
    cases_resolved: '(resolved_at desc, id) where resolved_at is not null',
  },
  keyOf: (event) => toMessage(event)?.case_id,
  createdBy: 'CaseOpened',
  evolve(row, event) {
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (row && event.version <= row.version) return undefined;
    const { version, recordedAt: at } = event;
    if (event.type === 'CaseOpened') {
      const { kind, row: row_id = null } = event.data;
      const student_id = parseCasesStream(event.stream) as string;
      const waiting = { state: 'open', opened_at: at, waits_since: at, resolved_at: null } as const;
      return { id: event.id, student_id, row_id, kind, ...waiting, version };
    }
    if (!row) throw new Error(`${event.type} of a case that was never opened`);
    if (event.type === 'CaseAnswered') return { ...row, state: 'answered', version };
    return event.type === 'CaseReopened'
      ? { ...row, state: 'reopened', waits_since: at, resolved_at: null, version }
      : { ...row, state: 'resolved', waits_since: null, resolved_at: at, version };
  },
});

const messageColumns = {
  /** Id of the event. */
  id: uuid(),
  case_id: uuid(),
  student_id: uuid(),
  what: oneOf('opened', 'answered', 'corrected', 'explained', 'reopened'),
  text: sealedText({ event: 'id', field: 'text', person: 'student_id' }).nullable(),
  /** Id of the row of the class history that corrected the classes. */
  correction_id: uuid().nullable(),
  actor_id: uuid(),
  /** Whether a family of the student wrote it. */
  by_family: boolean(),
  created_at: instant(),
  version: integer(),
};

/** What an event adds to which case; undefined for an event of another kind. */
function toMessage(event: LogEvent) {
  switch (event.type) {
    case 'CaseOpened':
      return { case_id: event.id, what: 'opened', text: event.data.text, correction: undefined } as const;
    case 'CaseAnswered':
      return { case_id: event.data.case, what: 'answered', text: event.data.text, correction: undefined } as const;
    case 'CaseReopened':
      return { case_id: event.data.case, what: 'reopened', text: event.data.text, correction: undefined } as const;
    case 'CaseResolved': {
      const { case: case_id, correction, text } = event.data;
      return { case_id, what: correction === undefined ? 'explained' : 'corrected', text, correction } as const;
    }
    default:
      return undefined;
  }
}

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
    const { text: written = null, correction: correction_id = null, ...rest } = message;
    const { actor } = event.metadata;
    const by = { actor_id: actor.id, by_family: actor.role === 'family' };
    const at = { created_at: event.recordedAt, version: event.version };
    return [{ id: event.id, student_id, ...rest, text: written, correction_id, ...by, ...at }];
  },
});

export const casesProjection = {
  name: 'cases',
  version: 2,
  streams: ['cases'],
  tables: [casesTable, caseMessagesTable],
} as const satisfies Projection;
