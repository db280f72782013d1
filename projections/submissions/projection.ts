import type { Projection } from '../engine/projection.ts';
import { sqlFile } from '../engine/sql-file.ts';
import { work } from './homework-work-table.ts';
import { grades } from './submission-grades-table.ts';
import { table } from './submissions-table.ts';

export const submissions: Projection = {
  name: 'submissions',
  version: 2,
  sql: sqlFile(import.meta.url, 'schema.sql'),
  streams: ['submission'],
  tables: [table, work, grades],
};
