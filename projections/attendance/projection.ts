import type { Projection } from '../engine/projection.ts';
import { sqlFile } from '../engine/sql-file.ts';
import { history } from './attendance-history-table.ts';
import { marks } from './attendance-table.ts';

export const attendance: Projection = {
  name: 'attendance',
  version: 3,
  sql: sqlFile(import.meta.url, 'schema.sql'),
  streams: ['student'],
  tables: [marks, history],
};
