import type { ReplayResponse } from '#contracts/class-audit.ts';
import { api } from '../../../api/api.ts';

const replayApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReplay: build.query<ReplayResponse, string>({
      query: (studentId) => `/students/${studentId}/replay`,
      providesTags: (_answer, _error, studentId) => [{ type: 'student', id: studentId }],
    }),
  }),
});
export const { useGetReplayQuery } = replayApi;
