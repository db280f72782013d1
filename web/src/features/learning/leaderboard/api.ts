import type { z } from 'zod';
import type { nicknamesResponse, resetNicknameRequest } from '#contracts/leaderboard.ts';
import { api } from '../../../api/api.ts';

export type NicknamesAnswer = z.infer<typeof nicknamesResponse>;
export type ResetNicknameRequest = z.input<typeof resetNicknameRequest>;

const nicknamesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNicknames: build.query<NicknamesAnswer, void>({
      query: () => '/leaderboard/nicknames',
      providesTags: ['leaderboard', 'roster'],
    }),
    resetNickname: build.mutation<null, { body: ResetNicknameRequest; idempotencyKey: string }>({
      query: (command) => ({ url: '/leaderboard/nicknames/reset', method: 'POST', ...command }),
      invalidatesTags: ['leaderboard'],
    }),
  }),
});
export const { useGetNicknamesQuery, useResetNicknameMutation } = nicknamesApi;
