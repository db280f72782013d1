import { z } from 'zod';
import { leaderboardResponse } from '#contracts/leaderboard.ts';
import { defineListExport } from '#services/core/exports/define-list-export.ts';
import { getLeaderboard } from './get-leaderboard.ts';

export const exportLeaderboard = defineListExport({
  operation: 'exportLeaderboard',
  summary: 'The leaderboard of all time or of this week as a file, with the students and names that it shows',
  access: 'tutor',
  name: 'leaderboard',
  list: getLeaderboard,
  answer: leaderboardResponse,
  filters: { board: z.enum(['all', 'week']).default('all') },
  rows: (boards, { query }) => boards[query.board as 'all' | 'week'].entries,
  columns: ['rank', 'name', 'total_points', 'total_sessions', 'current_streak', 'student_id'],
  count: (boards, { query }) => ({ count: boards[query.board as 'all' | 'week'].entries.length, classes: null }),
});
