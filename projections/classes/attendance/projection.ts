import type { Projection } from '../../engine/projection.ts';
import { attendanceHistoryTable } from './attendance-history-table.ts';
import { attendanceTable } from './attendance-table.ts';

export const attendanceProjection = {
  name: 'attendance',
  version: 1,
  streams: ['student'],
  tables: [attendanceTable, attendanceHistoryTable],
} as const satisfies Projection;
