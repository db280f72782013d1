import type { Projection } from '../engine/projection.ts';
import { sqlFile } from '../sql-file.ts';
import { contents } from './contents.ts';
import { table } from './table.ts';

export const homework: Projection = {
  name: 'homework',
  version: 1,
  sql: sqlFile(import.meta.url, 'schema.sql'),
  streams: ['homework'],
  tables: [table, contents],
};
