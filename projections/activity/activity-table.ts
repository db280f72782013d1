import type { Actor } from '#events/decider/recorded-event.ts';
import type { AttendanceStatus, Charge } from '#events/values/shapes.ts';
import type { Columns } from '../engine/projection.ts';
import type { Act, ActGroup } from './acts.ts';

export type ActivityRow = {
  event_id: string;
  recorded_at: string;
  version: number;
  actor_id: string;
  actor_role: Actor['role'];
  what: Act;
  act_group: ActGroup;
  subject_id: string | null;
  record: string | null;
  date: string | null;
  from_date: string | null;
  status: AttendanceStatus | null;
  from_status: AttendanceStatus | null;
  charge: Charge | null;
  homework_id: string | null;
  from_grade: number | null;
  grade: number | null;
  requested: number | null;
  remaining_before: number | null;
  remaining_after: number | null;
  total_before: number | null;
  total_after: number | null;
  note: string | null;
  reason: string | null;
};

export const columns: Columns<ActivityRow> = {
  event_id: 'uuid',
  recorded_at: 'timestamptz',
  version: 'integer',
  actor_id: 'uuid',
  actor_role: 'text',
  what: 'text',
  act_group: 'text',
  subject_id: 'uuid',
  record: 'uuid',
  date: 'date',
  from_date: 'date',
  status: 'text',
  from_status: 'text',
  charge: 'text',
  homework_id: 'uuid',
  from_grade: 'integer',
  grade: 'integer',
  requested: 'integer',
  remaining_before: 'integer',
  remaining_after: 'integer',
  total_before: 'integer',
  total_after: 'integer',
  note: 'text',
  reason: 'text',
};

/** What an event says beside who, when and to whom; the rest is nothing. */
export type ActivityDetails = Partial<Omit<ActivityRow, 'what' | 'act_group'>> & { what: Act };

export const emptyDetails = {
  record: null,
  date: null,
  from_date: null,
  status: null,
  from_status: null,
  charge: null,
  homework_id: null,
  from_grade: null,
  grade: null,
  requested: null,
  remaining_before: null,
  remaining_after: null,
  total_before: null,
  total_after: null,
  note: null,
  reason: null,
} satisfies Partial<ActivityRow>;
