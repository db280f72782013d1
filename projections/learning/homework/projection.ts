import type { Projection } from '../../engine/projection.ts';
import { homeworkContentsTable } from './homework-contents-table.ts';
import { homeworkTable } from './homework-table.ts';

export const homeworkProjection = {
  name: 'homework',
  version: 1,
  streams: ['homework'],
  tables: [homeworkTable, homeworkContentsTable],
} as const satisfies Projection;
