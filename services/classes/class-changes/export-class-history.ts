import { changeFieldNames, classHistoryResponse } from '#contracts/classes.ts';
import { fetchClassHistorySums } from '#projections/classes/class-transactions/class-history.ts';
import { defineListExport } from '#services/core/exports/define-list-export.ts';
import { columnsForPeople, toMarkWords, toTransactionWords } from './class-change-words.ts';
import { getClassHistory, toClassHistorySelection } from './get-class-history.ts';

export const exportClassHistory = defineListExport({
  operation: 'exportClassHistory',
  summary: 'Changes of a student’s classes and attendance marks, as a file',
  name: 'class-history',
  list: getClassHistory,
  answer: classHistoryResponse,
  // A mark has no column for its student, so the student of the answer is named in each row.
  rows: ({ entries, student }) =>
    entries.map((entry) => ({
      ...entry,
      ...{ student_name: student.name, student_email: student.email },
      ...(entry.kind === 'mark' ? toMarkWords(entry) : toTransactionWords(entry)),
    })),
  columns: [
    ...(['effective_on', 'created_at', 'student_name', 'student_email', 'kind', 'source', 'what'] as const),
    ...(['status', 'late_cancellation_hours', 'charge', 'from_date', 'from_status'] as const),
    ...changeFieldNames,
    ...(['notes', 'tutor_name', 'moved_from', 'moved_to'] as const),
    ...(['resolved_as', 'resolved_at', 'voided', 'reversed', 'reversed_by', 'id', 'tutor_id'] as const),
    ...(['corrected_as', 'corrected_at', 'corrected_by', 'correction_id', 'attendance_id', 'version', 'hash'] as const),
  ],
  columnsForPeople: [...columnsForPeople, 'notes'],
  count: (_first, { params, query }, { readModels, centre }) =>
    fetchClassHistorySums(readModels.sql, params.id, toClassHistorySelection(query, centre.timeZone)),
});
