import type { Projection } from '../engine/projection.ts';
import { sqlFile } from '../sql-file.ts';
import { boardMembers } from './board-members.ts';
import { days } from './days.ts';
import { ranks } from './ranks.ts';
import { standings } from './standings.ts';
import { stats } from './stats.ts';

export const streaks: Projection = {
  name: 'streaks',
  version: 2,
  sql: sqlFile(import.meta.url, 'schema.sql'),
  streams: ['student', 'practice', 'leaderboard'],
  // Each is folded by what the event changed in those before it. The first says what stops with an event: its student.
  tables: [boardMembers, days, stats, standings, ranks],
};
