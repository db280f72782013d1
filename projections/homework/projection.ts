import type { Projection } from '../engine/projection.ts';
import { sqlFile } from '../engine/sql-file.ts';
import { contents } from './homework-contents-table.ts';
import { table } from './homework-table.ts';

export const homework: Projection = {
  name: 'homework',
  version: 1,
  sql: sqlFile(import.meta.url, 'schema.sql'),
  streams: ['homework'],
  tables: [table, contents],
};
