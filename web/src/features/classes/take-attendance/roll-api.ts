import type {
  RollResponse,
  TakeAttendanceRequest,
  TakeAttendanceResponse,
  UndoRollRequest,
} from '#contracts/attendance.ts';
import { api } from '../../../api/api.ts';
import { classesApi } from '../../../api/classes-api.ts';
import type { Store } from '../../../api/store.ts';
import { saveRollInParts } from './save-roll-in-parts.ts';

const toTags = (_answer: unknown, _error: unknown, { body }: { body: TakeAttendanceRequest | UndoRollRequest }) => [
  'students' as const,
  ...body.rows.map(({ student_id }) => ({ type: 'student' as const, id: student_id })),
];

/** The commands of a whole roll, which are sent in parts. Loaded together with the dialog. */
export const rollApi = api.injectEndpoints({
  endpoints: (build) => ({
    takeAttendance: build.mutation<TakeAttendanceResponse, { body: TakeAttendanceRequest; idempotencyKey: string }>({
      queryFn: ({ body: whole, idempotencyKey: key }, _store, _options, run) =>
        saveRollInParts(whole, key, async (body, idempotencyKey) => {
          const { data, error } = await run({ url: '/attendance/roll', method: 'POST', body, idempotencyKey });
          return error ? { error } : { data: data as TakeAttendanceResponse };
        }),
      invalidatesTags: toTags,
      // The dialog may stay open, so the server's numbers are written into its rows at once.
      async onQueryStarted(_roll, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(cacheRecordedMarks(answer.data));
      },
    }),
    undoRoll: build.mutation<TakeAttendanceResponse, { body: UndoRollRequest; idempotencyKey: string }>({
      queryFn: ({ body: whole, idempotencyKey: key }, _store, _options, run) =>
        saveRollInParts(whole, key, async (body, idempotencyKey) => {
          const { data, error } = await run({ url: '/attendance/roll/undo', method: 'POST', body, idempotencyKey });
          return error ? { error } : { data: data as TakeAttendanceResponse };
        }),
      invalidatesTags: toTags,
    }),
  }),
});

/** Writes recorded marks into the cached pages of that day. */
const cacheRecordedMarks =
  ({ date, rows }: TakeAttendanceResponse) =>
  (dispatch: Store['dispatch'], getState: Store['getState']) => {
    for (const args of classesApi.util.selectCachedArgsForQuery(getState(), 'getAttendanceRoll')) {
      if (args.date !== date) continue;
      dispatch(classesApi.util.updateQueryData('getAttendanceRoll', args, (page) => applyResults(page, rows)));
    }
  };

/** The roll answers without it. A correction by the roll itself follows with the next load. */
const toCorrection = (mark: RollResponse['students'][number]['mark']) => ({
  corrected_at: mark?.corrected_at ?? null,
  corrected_by: mark?.corrected_by ?? null,
});

function applyResults(roll: RollResponse, rows: TakeAttendanceResponse['rows']): void {
  for (const { student_id, mark, balance } of rows) {
    const student = roll.students.find(({ id }) => id === student_id);
    if (!student) continue;
    if ((mark?.version ?? 0) > (student.mark?.version ?? 0))
      student.mark = mark && { ...toCorrection(student.mark), ...mark };
    if (!balance) continue;
    student.classes_remaining = balance.classes_remaining;
    student.classes_uncovered = balance.classes_uncovered;
    student.classes_waiting = balance.classes_waiting;
  }
}
