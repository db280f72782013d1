import { absencesProjection } from './classes/absences/projection.ts';
import { attendanceProjection } from './classes/attendance/projection.ts';
import { balancesProjection } from './classes/balances/projection.ts';
import { casesProjection } from './classes/cases/projection.ts';
import { classMonthsProjection } from './classes/class-months/projection.ts';
import { classTransactionsProjection } from './classes/class-transactions/projection.ts';
import { moneyProjection } from './classes/money/projection.ts';
import { papersProjection } from './classes/papers/projection.ts';
import type { QueryRow } from './engine/columns.ts';
import type { Projection } from './engine/projection.ts';
import { assignedPracticeProjection } from './learning/assigned-practice/projection.ts';
import { homeworkProjection } from './learning/homework/projection.ts';
import { leaderboardProjection } from './learning/leaderboard/projection.ts';
import { practiceSessionsProjection } from './learning/practice-sessions/projection.ts';
import { practiceStatsProjection } from './learning/practice-stats/projection.ts';
import { racesProjection } from './learning/races/projection.ts';
import { submissionsProjection } from './learning/submissions/projection.ts';
import { worksheetsProjection } from './learning/worksheets/projection.ts';
import { activityProjection } from './people/activity/projection.ts';
import { familyAccessProjection } from './people/family-access/projection.ts';
import { groupsProjection } from './people/groups/projection.ts';
import { notificationsProjection } from './people/notifications/projection.ts';
import { profilesProjection } from './people/profiles/projection.ts';

const projections = [
  profilesProjection,
  balancesProjection,
  classMonthsProjection,
  classTransactionsProjection,
  moneyProjection,
  papersProjection,
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
  racesProjection,
  worksheetsProjection,
  groupsProjection,
  familyAccessProjection,
  absencesProjection,
] as const;

/** Every projection of this release; their hash names its schema. */
export const allProjections: readonly Projection[] = projections;

type ReadModelTable = (typeof projections)[number]['tables'][number];

/** The rows of each read-model table, by its name, as queries get them. */
export type ReadModelRowsByTable = { [Table in ReadModelTable as Table['name']]: QueryRow<Table['columns']> };
