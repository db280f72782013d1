import type { Projection } from '../engine/projection.ts';
import { sqlFile } from '../engine/sql-file.ts';
import { boardMembers } from './board-members-table.ts';
import { standings } from './board-standings-table.ts';
import { days } from './practice-days-table.ts';
import { ranks } from './practice-ranks-table.ts';
import { stats } from './practice-stats-table.ts';

export const streaks: Projection = {
  name: 'streaks',
  version: 2,
  sql: sqlFile(import.meta.url, 'schema.sql'),
  streams: ['student', 'practice', 'leaderboard'],
  // Each is folded by what the event changed in those before it. The first says what stops with an event: its student.
  tables: [boardMembers, days, stats, standings, ranks],
};
