import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import { parseLeaderboardStream } from '#events/learning/leaderboard/leaderboard-stream.ts';
import type { StoredRow } from '../../engine/columns.ts';
import { boolean, integer, uuid } from '../../engine/columns.ts';
import type { LogEvent } from '../../engine/table.ts';
import { defineKeyedTable } from '../../engine/table.ts';
import { toPointsEarned, toUncountedRace } from './points-earned.ts';

const columns = {
  student_id: uuid(),
  archived: boolean(),
  hidden: boolean(),
  /** Version of the student's stream that `archived` comes from. */
  student_version: integer(),
  /** Version of the leaderboard stream that `hidden` comes from. */
  place_version: integer(),
};
export type BoardVisibilityRow = StoredRow<typeof columns>;

/** Whether each student is shown on the boards. A student without a row is shown. */
export const boardVisibilityTable = defineKeyedTable({
  name: 'board_visibility',
  key: 'student_id',
  columns,

  keyOf: (event) => toStudentIdAffectingBoards(event),

  evolve(row, event) {
    const student_id = toStudentIdAffectingBoards(event);
    if (student_id === undefined) return undefined;
    const before = row ?? { student_id, archived: false, hidden: false, student_version: 0, place_version: 0 };
    const { version } = event;
    switch (event.type) {
      case 'StudentArchived':
      case 'StudentRestored':
        // An event that is redelivered after a checkpoint was set back is skipped.
        if (version <= before.student_version) return undefined;
        return { ...before, archived: event.type === 'StudentArchived', student_version: version };
      case 'LeaderboardPlaceChosen':
        if (version <= before.place_version) return undefined;
        return { ...before, hidden: event.data.hidden, place_version: version };
      default:
        return undefined;
    }
  },
});

/** The id of the student whose visibility, points or sessions an event may change; undefined for other events. */
export function toStudentIdAffectingBoards(event: LogEvent): string | undefined {
  switch (event.type) {
    case 'StudentArchived':
    case 'StudentRestored':
      return parseStudentStream(event.stream);
    case 'LeaderboardPlaceChosen':
      return parseLeaderboardStream(event.stream);
    default:
      return (toPointsEarned(event) ?? toUncountedRace(event))?.studentId;
  }
}
