import type { AsOfResponse } from '#contracts/class-audit.ts';
import { api } from '../../../api/api.ts';

interface AsOfRequest {
  studentId: string;
  effective: string;
  known?: string | undefined;
}

const asOfApi = api.injectEndpoints({
  endpoints: (build) => ({
    getClassesAsOf: build.query<AsOfResponse, AsOfRequest>({
      query: ({ studentId, effective, known }) => ({
        url: `/students/${studentId}/classes/as-of`,
        params: { effective, known },
      }),
      providesTags: (_answer, _error, { studentId }) => [{ type: 'student', id: studentId }],
    }),
  }),
});
export const { useGetClassesAsOfQuery } = asOfApi;
