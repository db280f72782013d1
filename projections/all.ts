import { activity } from './activity/fold.ts';
import { attendance } from './attendance/fold.ts';
import { balances } from './balances/fold.ts';
import { classTransactions } from './class-transactions/fold.ts';
import type { Projection } from './engine/projection.ts';
import { homework } from './homework/fold.ts';
import { leaderboard } from './leaderboard/fold.ts';
import { notifications } from './notifications/fold.ts';
import { practiceSessions } from './practice-sessions/fold.ts';
import { profiles } from './profiles/fold.ts';
import { streaks } from './streaks/fold.ts';
import { submissions } from './submissions/fold.ts';

/** Every read model of this release; their hash names its schema. */
export const allProjections: readonly Projection[] = [
  profiles,
  balances,
  classTransactions,
  attendance,
  activity,
  homework,
  submissions,
  notifications,
  practiceSessions,
  streaks,
  leaderboard,
];
