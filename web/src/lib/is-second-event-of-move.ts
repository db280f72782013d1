interface RecordEvent {
  what: string;
  created_at: string;
  actor_id: string;
}

/**
 * True if two consecutive events of one attendance record are one action. When a record is moved to another day and gets another
 * status whose class is taken, the first event moves it, and the second changes its status. Both have the same instant.
 */
export const isSecondEventOfMove = (event: RecordEvent, before: RecordEvent): boolean =>
  before.what === 'moved' &&
  event.what === 'corrected' &&
  event.created_at === before.created_at &&
  event.actor_id === before.actor_id;
