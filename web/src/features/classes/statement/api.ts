import type { StatementResponse } from '#contracts/class-audit.ts';
import { api } from '../../../api/api.ts';
import type { DateSpan } from '../../../lib/period.ts';

const statementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getClassStatement: build.query<StatementResponse, { studentId: string; span: DateSpan }>({
      query: ({ studentId, span: { from, to } }) => ({ url: `/students/${studentId}/statement`, params: { from, to } }),
      providesTags: (_answer, _error, { studentId }) => [{ type: 'student', id: studentId }, 'tutors'],
    }),
  }),
});
export const { useGetClassStatementQuery } = statementApi;
