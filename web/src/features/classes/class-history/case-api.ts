import type { z } from 'zod';
import type { CaseRow, casesOfStudentResponse, openCaseRequest, reopenCaseRequest } from '#contracts/cases.ts';
import { api } from '../../../api/api.ts';

export type OpenCaseRequest = z.input<typeof openCaseRequest>;
export type ReopenCaseRequest = z.input<typeof reopenCaseRequest>;

interface Command<Body> {
  studentId: string;
  body: Body;
  idempotencyKey: string;
}
const toChangedTags = (_answer: unknown, _error: unknown, { studentId }: { studentId: string }) => [
  { type: 'student' as const, id: studentId },
];

const casesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCasesOfStudent: build.query<CaseRow[], string>({
      query: (studentId) => `/students/${studentId}/cases`,
      transformResponse: (answer: z.infer<typeof casesOfStudentResponse>) => answer.cases,
      providesTags: (_cases, _error, id) => [{ type: 'student', id }],
    }),
    openCase: build.mutation<null, Command<OpenCaseRequest>>({
      query: ({ studentId: _, ...command }) => ({ url: '/cases', method: 'POST', ...command }),
      invalidatesTags: toChangedTags,
    }),
    reopenCase: build.mutation<null, Command<ReopenCaseRequest>>({
      query: ({ studentId: _, ...command }) => ({ url: '/cases/reopen', method: 'POST', ...command }),
      invalidatesTags: toChangedTags,
    }),
  }),
});
export const { useGetCasesOfStudentQuery, useOpenCaseMutation, useReopenCaseMutation } = casesApi;
