import type { Projection } from '../engine/projection.ts';
import { sqlFile } from '../sql-file.ts';
import { days } from './days.ts';
import { stats } from './stats.ts';

export const streaks: Projection = {
  name: 'streaks',
  version: 1,
  sql: sqlFile(import.meta.url, 'schema.sql'),
  tables: [stats, days],
};
