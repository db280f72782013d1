import type { Projection } from '../../engine/projection.ts';
import { centreMonthsTable } from './centre-months-table.ts';
import { classMonthsTable } from './class-months-table.ts';
import { classStocksTable } from './class-stocks-table.ts';

export const classMonthsProjection = {
  name: 'class-months',
  version: 2,
  streams: ['student', 'erasures'],
  tables: [classMonthsTable, classStocksTable, centreMonthsTable],
} as const satisfies Projection;
