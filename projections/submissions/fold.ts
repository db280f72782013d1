import type { Projection } from '../engine/projection.ts';
import { sqlFile } from '../sql-file.ts';
import { grades } from './grades.ts';
import { table } from './table.ts';
import { work } from './work.ts';

export const submissions: Projection = {
  name: 'submissions',
  version: 2,
  sql: sqlFile(import.meta.url, 'schema.sql'),
  streams: ['submission'],
  tables: [table, work, grades],
};
