import type { z } from 'zod';
import type { rollAnswer, TakeAttendanceAnswer, TakeAttendanceRequest } from '#contracts/attendance.ts';
import { api } from '../../api/api.ts';
import { takeInParts } from './in-parts.ts';

type Roll = z.infer<typeof rollAnswer>;

const rollApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Current students by name, each with the mark of the day (civil date). */
    getAttendanceRoll: build.query<Roll, string>({
      query: (date) => ({ url: '/attendance/roll', params: { date } }),
      providesTags: ['students', 'tutors'],
    }),
    takeAttendance: build.mutation<TakeAttendanceAnswer, { body: TakeAttendanceRequest; idempotencyKey: string }>({
      queryFn: ({ body: whole, idempotencyKey: key }, _store, _options, run) =>
        takeInParts(whole, key, async (body, idempotencyKey) => {
          const { data, error } = await run({ url: '/attendance/roll', method: 'POST', body, idempotencyKey });
          return error ? { error } : { data: data as TakeAttendanceAnswer };
        }),
      invalidatesTags: (_answer, _error, { body }) => [
        'students',
        ...body.rows.map(({ student_id }) => ({ type: 'student' as const, id: student_id })),
      ],
      // The dialog may stay: its rows go by the server's numbers at once.
      async onQueryStarted({ body: { date } }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer)
          dispatch(rollApi.util.updateQueryData('getAttendanceRoll', date, (roll) => take(roll, answer.data)));
      },
    }),
  }),
});

export const { useGetAttendanceRollQuery, useTakeAttendanceMutation } = rollApi;

function take(roll: Roll, { rows }: TakeAttendanceAnswer): void {
  for (const { student_id, mark, balance } of rows) {
    const student = roll.students.find(({ id }) => id === student_id);
    if (!student) continue;
    if ((mark?.version ?? 0) > (student.mark?.version ?? 0)) student.mark = mark;
    if (!balance) continue;
    student.classes_remaining = balance.classes_remaining;
    student.classes_uncovered = balance.classes_uncovered;
  }
}
