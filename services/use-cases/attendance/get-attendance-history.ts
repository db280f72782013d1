import { z } from 'zod';
import { attendanceHistoryResponse } from '#contracts/attendance.ts';
import { id } from '#contracts/primitives.ts';
import { fetchAttendanceRecordHistory, nestChangeColumns } from '#projections/queries/attendance-record-history.ts';
import { unsealFields } from '#services/personal-keys/unseal-fields.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const getAttendanceHistory = defineUseCase({
  operation: 'getAttendanceHistory',
  summary: 'Changes of one attendance record, newest first, each with the class that it took or gave back',
  method: 'GET',
  path: '/api/attendance/:record/history',
  access: 'tutor',
  params: z.strictObject({ record: id }),
  answer: attendanceHistoryResponse,
  run: async ({ params }, { readModels, keys }: Context<'readModels' | 'keys'>) => {
    const rows = await fetchAttendanceRecordHistory(readModels.sql, params.record);
    if (rows.length === 0) return refuse('not-found', { detail: 'There is no attendance record with this id.' });
    const unsealed = await unsealFields(rows, ['notes', 'private_notes', 'reason'], keys);
    return { body: { history: unsealed.map(nestChangeColumns) } };
  },
});
