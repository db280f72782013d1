import type { Projection } from '../../engine/projection.ts';
import { homeworkWorkTable } from './homework-work-table.ts';
import { submissionGradesTable } from './submission-grades-table.ts';
import { submissionsTable } from './submissions-table.ts';

export const submissionsProjection = {
  name: 'submissions',
  version: 3,
  streams: ['submission'],
  tables: [submissionsTable, homeworkWorkTable, submissionGradesTable],
} as const satisfies Projection;
