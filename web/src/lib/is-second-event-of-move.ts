import type { AttendanceStatus } from '#events/values/shapes.ts';

interface RecordEvent {
  what: string;
  status: AttendanceStatus | null;
  created_at: string;
  actor_id: string;
}

/**
 * True if two consecutive events of one attendance record are one action. When a record is moved to another day and
 * becomes present, the first event moves it as absent, and the second takes a class. Both have the same instant.
 */
export const isSecondEventOfMove = (event: RecordEvent, before: RecordEvent): boolean =>
  before.what === 'moved' &&
  before.status === 'absent' &&
  event.what === 'corrected' &&
  event.created_at === before.created_at &&
  event.actor_id === before.actor_id;
