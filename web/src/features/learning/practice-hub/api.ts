import type { z } from 'zod';
import type { chooseLeaderboardPlaceRequest } from '#contracts/leaderboard.ts';
import type { PracticeProgressResponse } from '#contracts/practice.ts';
import { api } from '../../../api/api.ts';
import { cacheLeaderboardSettings } from '../../../api/practice.ts';

export type LeaderboardPlaceRequest = z.input<typeof chooseLeaderboardPlaceRequest>;

const hubApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPracticeProgress: build.query<PracticeProgressResponse, string>({
      query: (studentId) => `/students/${studentId}/practice/progress`,
      providesTags: (_answer, _error, studentId) => [{ type: 'student', id: studentId }],
    }),
    /** Saves the student's leaderboard settings, which are part of the answer of `getPracticeStats`. */
    chooseLeaderboardPlace: build.mutation<
      null,
      { studentId: string; body: LeaderboardPlaceRequest; idempotencyKey: string }
    >({
      query: ({ body, idempotencyKey }) => ({ url: '/leaderboard/place', method: 'POST', body, idempotencyKey }),
      async onQueryStarted({ studentId, body }, { dispatch, queryFulfilled }) {
        const chosen = await queryFulfilled.catch(() => undefined);
        if (chosen)
          dispatch(
            cacheLeaderboardSettings(studentId, { hidden: body.hidden, nickname: body.nickname.trim() || null }),
          );
      },
      invalidatesTags: (_answer, _error, { studentId }) => ['leaderboard', { type: 'student', id: studentId }],
    }),
  }),
});
export const { useGetPracticeProgressQuery, useChooseLeaderboardPlaceMutation } = hubApi;
