import { activity } from './activity/projection.ts';
import { attendance } from './attendance/projection.ts';
import { balances } from './balances/projection.ts';
import { classTransactions } from './class-transactions/projection.ts';
import type { QueryRow } from './engine/columns.ts';
import type { Projection } from './engine/projection.ts';
import { homework } from './homework/projection.ts';
import { leaderboard } from './leaderboard/projection.ts';
import { notifications } from './notifications/projection.ts';
import { practiceSessions } from './practice-sessions/projection.ts';
import { practiceStats } from './practice-stats/projection.ts';
import { profiles } from './profiles/projection.ts';
import { submissions } from './submissions/projection.ts';

const projections = [
  profiles,
  balances,
  classTransactions,
  attendance,
  activity,
  homework,
  submissions,
  notifications,
  practiceSessions,
  practiceStats,
  leaderboard,
] as const;

/** Every projection of this release; their hash names its schema. */
export const allProjections: readonly Projection[] = projections;

type ReadModelTable = (typeof projections)[number]['tables'][number];

/** The rows of each read-model table, by its name, as queries get them. */
export type ReadModelTables = { [Table in ReadModelTable as Table['name']]: QueryRow<Table['columns']> };
