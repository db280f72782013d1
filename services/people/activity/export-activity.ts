import { activityResponse } from '#contracts/activity.ts';
import { defineListExport } from '#services/core/exports/define-list-export.ts';
import { getActivity, toActivitySelection } from './get-activity.ts';
import { countActivityEntries } from './load-activity-page.ts';

export const exportActivity = defineListExport({
  operation: 'exportActivity',
  summary: 'Activity as a file, with the entries that its reader sees in the list',
  name: 'activity',
  list: getActivity,
  answer: activityResponse,
  rows: ({ entries }) => entries,
  columns: [
    ...(['created_at', 'kind', 'what', 'actor_name', 'actor_role', 'subject_name', 'date', 'from_date'] as const),
    ...([
      'status',
      'late_cancellation_hours',
      'from_status',
      'from_late_cancellation_hours',
      'charge',
      'requested',
      'remaining_before',
      'remaining_after',
    ] as const),
    ...([
      'total_before',
      'total_after',
      'homework_title',
      'from_grade',
      'grade',
      'group_name',
      'homework_to_name',
      'notes',
    ] as const),
    ...([
      'reason',
      'reason_code',
      'amount_cents',
      'refused',
      'operation',
      'code',
      'times',
      'last_at',
      'masked_email',
      'id',
      'version',
    ] as const),
    ...(['actor_id', 'subject_id', 'attendance_id', 'homework_id', 'group_id'] as const),
  ],
  count: async (_first, { query, profile }, { readModels, centre }) => ({
    count: await countActivityEntries(readModels.sql, toActivitySelection(query, profile, centre.timeZone)),
    classes: null,
  }),
});
