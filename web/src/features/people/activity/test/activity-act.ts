import type { ActivityAct } from '#contracts/activity.ts';

/** A mark of Mia’s attendance by Ms Lee that says nothing else, with these changes. */
export const createAct = (said: Partial<ActivityAct> = {}): ActivityAct => ({
  ...{ kind: 'act', id: 'e1', created_at: '2026-11-12T17:00:00.000Z', version: 3, what: 'marked' },
  ...{ actor_id: 't1', actor_role: 'tutor', actor_name: 'Ms Lee' },
  ...{ subject_id: 's1', subject_name: 'Mia', subject_role: 'student', subject_archived: false, attendance_id: null },
  ...{ from_date: null, date: null, from_status: null, status: null, charge: null, requested: null, classes_max: null },
  ...{ late_cancellation_hours: null, from_late_cancellation_hours: null },
  ...{ remaining_before: null, remaining_after: null, total_before: null, total_after: null },
  ...{ notes: null, reason: null, reason_code: null, homework_id: null, homework_title: null },
  ...{ group_id: null, group_name: null, homework_to_name: null, from_grade: null, grade: null, sessions: null },
  amount_cents: null,
  ...said,
});
