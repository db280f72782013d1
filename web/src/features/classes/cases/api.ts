import type { z } from 'zod';
import type { answerCaseRequest, casesResponse, resolveCaseRequest } from '#contracts/cases.ts';
import type { ClassHistoryEntry, classHistoryResponse } from '#contracts/classes.ts';
import { api } from '../../../api/api.ts';

export type AnswerCaseRequest = z.input<typeof answerCaseRequest>;
export type ResolveCaseRequest = z.input<typeof resolveCaseRequest>;

const casesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCases: build.query<z.infer<typeof casesResponse>, void>({
      query: () => '/cases',
      providesTags: ['cases', 'roster', 'students'],
    }),
    /** The rows that were recorded last, among which the correction of a case is chosen. */
    getNewestHistoryRows: build.query<ClassHistoryEntry[], string>({
      query: (studentId) => ({ url: `/students/${studentId}/class-history`, params: { order: 'recorded' } }),
      transformResponse: (answer: z.infer<typeof classHistoryResponse>) => answer.entries,
      providesTags: (_rows, _error, id) => [{ type: 'student', id }],
    }),
    answerCase: build.mutation<null, { body: AnswerCaseRequest; idempotencyKey: string }>({
      query: (command) => ({ url: '/cases/answer', method: 'POST', ...command }),
      invalidatesTags: ['cases'],
    }),
    resolveCase: build.mutation<null, { body: ResolveCaseRequest; idempotencyKey: string }>({
      query: (command) => ({ url: '/cases/resolve', method: 'POST', ...command }),
      invalidatesTags: ['cases'],
    }),
  }),
});
export const { useGetCasesQuery, useGetNewestHistoryRowsQuery, useAnswerCaseMutation, useResolveCaseMutation } =
  casesApi;
