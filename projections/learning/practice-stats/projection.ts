import type { Projection } from '../../engine/projection.ts';
import { practiceRecordsTable } from '../achievements/practice-records-table.ts';
import { boardStandingsTable } from './board-standings-table.ts';
import { boardVisibilityTable } from './board-visibility-table.ts';
import { practiceDaysTable } from './practice-days-table.ts';
import { practiceRanksTable } from './practice-ranks-table.ts';
import { practiceStatsTable } from './practice-stats-table.ts';

export const practiceStatsProjection = {
  name: 'practice-stats',
  version: 5,
  streams: ['student', 'practice', 'leaderboard'],
  // Each table is folded from the changes that the event made in the tables before it. An event that cannot be folded
  // parks the key of the first table, which is its student.
  tables: [
    boardVisibilityTable,
    practiceRecordsTable,
    practiceDaysTable,
    practiceStatsTable,
    boardStandingsTable,
    practiceRanksTable,
  ],
} as const satisfies Projection;
