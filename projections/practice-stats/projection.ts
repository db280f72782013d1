import type { Projection } from '../engine/projection.ts';
import { boardMembersTable } from './board-members-table.ts';
import { boardStandingsTable } from './board-standings-table.ts';
import { practiceDaysTable } from './practice-days-table.ts';
import { practiceRanksTable } from './practice-ranks-table.ts';
import { practiceStatsTable } from './practice-stats-table.ts';

export const practiceStats = {
  name: 'practice-stats',
  version: 2,
  streams: ['student', 'practice', 'leaderboard'],
  // Each is folded by what the event changed in those before it. The first says what stops with an event: its student.
  tables: [boardMembersTable, practiceDaysTable, practiceStatsTable, boardStandingsTable, practiceRanksTable],
} as const satisfies Projection;
