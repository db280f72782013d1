import type { TakeAttendanceRequest, TakeAttendanceResponse, UndoRollRequest } from '#contracts/attendance.ts';
import { api } from '../../../api/api.ts';
import { cacheRecordedMarks } from './api.ts';
import { saveRollInParts } from './save-roll-in-parts.ts';

/** Loaded together with the dialog. */
const takeApi = api.injectEndpoints({
  endpoints: (build) => ({
    takeAttendance: build.mutation<TakeAttendanceResponse, { body: TakeAttendanceRequest; idempotencyKey: string }>({
      queryFn: ({ body: whole, idempotencyKey: key }, _store, _options, run) =>
        saveRollInParts(whole, key, async (body, idempotencyKey) => {
          const { data, error } = await run({ url: '/attendance/roll', method: 'POST', body, idempotencyKey });
          return error ? { error } : { data: data as TakeAttendanceResponse };
        }),
      invalidatesTags: (_answer, _error, { body }) => [
        'students',
        ...body.rows.map(({ student_id }) => ({ type: 'student' as const, id: student_id })),
      ],
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
      invalidatesTags: (_answer, _error, { body }) => [
        'students',
        ...body.rows.map(({ student_id }) => ({ type: 'student' as const, id: student_id })),
      ],
    }),
  }),
});

export const { useUndoRollMutation, useTakeAttendanceMutation } = takeApi;
