import { z } from 'zod';
import { attendanceHistoryResponse } from '#contracts/attendance.ts';
import { id } from '#contracts/primitives.ts';
import {
  fetchAttendanceRecordHistory,
  nestChangeColumns,
} from '#projections/classes/attendance/attendance-record-history.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

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
