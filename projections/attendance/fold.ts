import type { Projection } from '../engine/projection.ts';
import { sqlFile } from '../sql-file.ts';
import { history } from './history.ts';
import { marks } from './marks.ts';

export const attendance: Projection = {
  name: 'attendance',
  version: 3,
  sql: sqlFile(import.meta.url, 'schema.sql'),
  streams: ['student'],
  tables: [marks, history],
};
