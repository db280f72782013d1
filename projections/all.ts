import { activityProjection } from './activity/projection.ts';
import { assignedPracticeProjection } from './assigned-practice/projection.ts';
import { attendanceProjection } from './attendance/projection.ts';
import { balancesProjection } from './balances/projection.ts';
import { casesProjection } from './cases/projection.ts';
import { classTransactionsProjection } from './class-transactions/projection.ts';
import type { QueryRow } from './engine/columns.ts';
import type { Projection } from './engine/projection.ts';
import { groupsProjection } from './groups/projection.ts';
import { homeworkProjection } from './homework/projection.ts';
import { leaderboardProjection } from './leaderboard/projection.ts';
import { notificationsProjection } from './notifications/projection.ts';
import { practiceSessionsProjection } from './practice-sessions/projection.ts';
import { practiceStatsProjection } from './practice-stats/projection.ts';
import { profilesProjection } from './profiles/projection.ts';
import { submissionsProjection } from './submissions/projection.ts';

const projections = [
  profilesProjection,
  balancesProjection,
  classTransactionsProjection,
  attendanceProjection,
  casesProjection,
  activityProjection,
  homeworkProjection,
  submissionsProjection,
  notificationsProjection,
  practiceSessionsProjection,
  practiceStatsProjection,
  assignedPracticeProjection,
  leaderboardProjection,
  groupsProjection,
] as const;

/** Every projection of this release; their hash names its schema. */
export const allProjections: readonly Projection[] = projections;

type ReadModelTable = (typeof projections)[number]['tables'][number];

/** The rows of each read-model table, by its name, as queries get them. */
export type ReadModelRowsByTable = { [Table in ReadModelTable as Table['name']]: QueryRow<Table['columns']> };
