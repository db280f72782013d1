import { parseAssignedPracticeStream } from '#events/learning/assigned-practice/assigned-practice-stream.ts';
import { parsePracticeStream } from '#events/learning/practice/practice-stream.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import { integer, jsonb, type StoredRow, text, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineKeyedTable, type LogEvent } from '../../engine/table.ts';

/** One topic that a tutor assigned. */
export interface AssignedPractice {
  /** Id of the event that assigned it. */
  readonly id: string;
  readonly subject: PracticeSubject;
  readonly grade: number;
  /** Slug of the topic. */
  readonly topic: string;
  /** Civil date. */
  readonly due_on: string | null;
  /** Id of the tutor. */
  readonly assigned_by: string;
  /** UTC instants, ISO 8601. */
  readonly assigned_at: string;
  readonly done_at: string | null;
  /** The session that fulfilled it; null while it is open. */
  readonly session_id: string | null;
}

const columns = {
  student_id: uuid(),
  /** What is open, and what was done last, in the order in which it was assigned. */
  assigned: jsonb<readonly AssignedPractice[]>(),
  /** Sessions in a week; null without a goal. */
  weekly_goal: integer().nullable(),
  /** Position of the last event that was added to the row, because the events are in many streams. */
  position: text(),
};
type AssignedPracticeRow = StoredRow<typeof columns>;

/** Older ones that are done leave the row, so that it does not grow over the years. */
const DONE_KEPT = 20;

/**
 * The practice that tutors assigned to each student. The first session of the topic and grade that is completed after the
 * assignment fulfills it, unless it was answered faster than anybody can read.
 */
const assignedPracticeTable = defineKeyedTable({
  name: 'assigned_practice',
  key: 'student_id',
  columns,
  keyOf: ({ type, stream }) =>
    type === 'PracticeSessionCompleted' ? parsePracticeStream(stream)?.studentId : parseAssignedPracticeStream(stream),
  evolve(row, event) {
    if (row && event.position <= BigInt(row.position)) return undefined;
    const before: readonly AssignedPractice[] = row ? JSON.parse(row.assigned) : [];
    const goalBefore = row?.weekly_goal ?? null;
    const goal = event.type === 'WeeklyGoalChosen' ? (event.data.sessions ?? null) : goalBefore;
    const after = applyEvent(before, event);
    return after === before && goal === goalBefore ? undefined : toRow(event, after, goal);
  },
});

const toRow = (
  event: LogEvent,
  assigned: readonly AssignedPractice[],
  weekly_goal: number | null,
): AssignedPracticeRow => ({
  student_id: (parseAssignedPracticeStream(event.stream) ?? parsePracticeStream(event.stream)?.studentId) as string,
  assigned: JSON.stringify(assigned),
  weekly_goal,
  position: String(event.position),
});

function applyEvent(before: readonly AssignedPractice[], event: LogEvent): readonly AssignedPractice[] {
  switch (event.type) {
    case 'PracticeAssigned': {
      const { dueOn: due_on = null, ...topic } = event.data;
      const by = { assigned_by: event.metadata.actor.id, assigned_at: event.recordedAt };
      return [...before, { id: event.id, ...topic, due_on, ...by, done_at: null, session_id: null }];
    }
    case 'AssignedPracticeWithdrawn': {
      const { assigned } = event.data;
      const isWithdrawn = ({ id, done_at }: AssignedPractice) => id === assigned && done_at === null;
      return before.some(isWithdrawn) ? before.filter((each) => !isWithdrawn(each)) : before;
    }
    case 'PracticeSessionCompleted': {
      const { subject, grade, topic, hasty } = event.data;
      const isFulfilled = (each: AssignedPractice) =>
        each.done_at === null && each.subject === subject && each.grade === grade && each.topic === topic;
      if (hasty || !before.some(isFulfilled)) return before;
      const session_id = parsePracticeStream(event.stream)?.sessionId ?? null;
      const done = { done_at: event.recordedAt, session_id };
      return dropOldest(before.map((each) => (isFulfilled(each) ? { ...each, ...done } : each)));
    }
    default:
      return before;
  }
}

function dropOldest(assigned: readonly AssignedPractice[]): readonly AssignedPractice[] {
  const dropped = assigned.filter(({ done_at }) => done_at !== null).slice(0, -DONE_KEPT);
  return assigned.filter((each) => !dropped.includes(each));
}

export const assignedPracticeProjection = {
  name: 'assigned-practice',
  version: 2,
  streams: ['assigned', 'practice'],
  tables: [assignedPracticeTable],
} as const satisfies Projection;
