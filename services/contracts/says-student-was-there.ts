import type { z } from 'zod';
import type { classHistoryMark, classHistoryTransaction } from './classes.ts';

type Row =
  | Pick<z.infer<typeof classHistoryTransaction>, 'kind' | 'source' | 'late_cancellation_hours'>
  | Pick<z.infer<typeof classHistoryMark>, 'kind' | 'what' | 'status'>;

/** Whether a row of the class history says that the student was in a class. Only of such a row can they say that they were not. */
export const saysStudentWasThere = (row: Row): boolean =>
  row.kind === 'transaction'
    ? (row.source === 'attendance' || row.source === 'settlement') && row.late_cancellation_hours === null
    : row.status === 'present' && row.what !== 'voided';
