import type { z } from 'zod';
import type { rollResponse, TakeAttendanceResponse } from '#contracts/attendance.ts';
import { api } from '../../../api/api.ts';
import { groupsApi } from '../../../api/groups.ts';
import type { Store } from '../../../api/store.ts';

export type RollPageAnswer = z.infer<typeof rollResponse>;
interface RollPageArgs {
  /** Civil date. */
  date: string;
  /** Id of a group; undefined for everybody. */
  group?: string | undefined;
  cursor?: string | undefined;
}

const rollApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A page of the roll of a day (civil date): current students by name, with their marks. Each page is a query of its
     * own, so that a mark reloads only the page of its student.
     */
    getAttendanceRoll: build.query<RollPageAnswer, RollPageArgs>({
      query: ({ date, group, cursor }) => ({ url: '/attendance/roll', params: { date, group, cursor } }),
      providesTags: (page) => [
        'roster',
        'tutors',
        'groups',
        ...(page?.students ?? []).map(({ id }) => ({ type: 'student' as const, id })),
      ],
    }),
    /** Keeps the group with which the tutor's next roll opens. The page shows it before the answer. */
    chooseRollGroup: build.mutation<null, { group: string | null }>({
      query: (body) => ({ url: '/groups/roll', method: 'POST', body }),
      async onQueryStarted({ group }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          groupsApi.util.updateQueryData('getGroups', undefined, (groups) => {
            groups.roll_group = group;
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
    }),
  }),
});

export const { useChooseRollGroupMutation } = rollApi;
export const { getAttendanceRoll } = rollApi.endpoints;

/** Writes recorded marks into the cached pages of that day. */
export const cacheRecordedMarks =
  ({ date, rows }: TakeAttendanceResponse) =>
  (dispatch: Store['dispatch'], getState: Store['getState']) => {
    for (const args of rollApi.util.selectCachedArgsForQuery(getState(), 'getAttendanceRoll')) {
      if (args.date !== date) continue;
      dispatch(rollApi.util.updateQueryData('getAttendanceRoll', args, (page) => applyResults(page, rows)));
    }
  };

/** The roll answers without it. A correction by the roll itself follows with the next load. */
const toCorrection = (mark: RollPageAnswer['students'][number]['mark']) => ({
  corrected_at: mark?.corrected_at ?? null,
  corrected_by: mark?.corrected_by ?? null,
});

function applyResults(roll: RollPageAnswer, rows: TakeAttendanceResponse['rows']): void {
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
