import type { z } from 'zod';
import type {
  balanceSeriesResponse,
  classHistoryResponse,
  reversePurchaseRequest,
  transactionsResponse,
  withdrawWaitingRequest,
} from '#contracts/classes.ts';
import type { BalanceResponse } from '#contracts/students.ts';
import { api } from '../../../api/api.ts';
import { cursorPagingOptions } from '../../../api/cursor-paging-options.ts';
import type { HistoryRequestFilter } from './history-address-params.ts';

export type ClassHistoryResponse = z.infer<typeof classHistoryResponse>;
export type TransactionsResponse = z.infer<typeof transactionsResponse>;
export type BalancePoint = z.infer<typeof balanceSeriesResponse>['points'][number];

/** The request of one student's history, as a list and as an export. */
export const toHistoryRequest = (studentId: string, { from, to, cause, code, tutor, order }: HistoryRequestFilter) => ({
  path: `/students/${studentId}/class-history`,
  params: { from, to, cause, code, tutor_id: tutor, order },
});
/** The request of the history of all students, as a list and as an export. */
export const toTransactionsRequest = ({ from, to, cause, code, tutor, student, order }: HistoryRequestFilter) => ({
  path: '/class-transactions',
  params: { from, to, source: cause, code, tutor_id: tutor, student_id: student, order },
});

interface Command<Body> {
  studentId: string;
  body: Body;
  idempotencyKey: string;
}

const toStudentTag = (studentId: string) => [{ type: 'student' as const, id: studentId }];
const toChangedTags = (_answer: unknown, _error: unknown, { studentId }: { studentId: string }) => [
  'students' as const,
  ...toStudentTag(studentId),
];

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All transactions of one student and the marks that moved no class, newest first. */
    getClassHistory: build.infiniteQuery<
      ClassHistoryResponse,
      { studentId: string; filter: HistoryRequestFilter },
      string | undefined
    >({
      infiniteQueryOptions: cursorPagingOptions,
      query: ({ queryArg: { studentId, filter }, pageParam }) => {
        const { path, params } = toHistoryRequest(studentId, filter);
        return { url: path, params: { ...params, cursor: pageParam } };
      },
      providesTags: (_pages, _error, { studentId }) => [...toStudentTag(studentId), 'tutors'],
    }),
    /** The transactions of all students, newest first. */
    getClassTransactions: build.infiniteQuery<TransactionsResponse, HistoryRequestFilter, string | undefined>({
      infiniteQueryOptions: cursorPagingOptions,
      query: ({ queryArg, pageParam }) => {
        const { path, params } = toTransactionsRequest(queryArg);
        return { url: path, params: { ...params, cursor: pageParam } };
      },
      providesTags: ['students', 'tutors'],
    }),
    getBalanceSeries: build.query<BalancePoint[], string>({
      query: (studentId) => `/students/${studentId}/balance-series`,
      transformResponse: (answer: z.infer<typeof balanceSeriesResponse>) => answer.points,
      providesTags: (_points, _error, studentId) => toStudentTag(studentId),
    }),
    withdrawWaitingClasses: build.mutation<BalanceResponse, Command<z.input<typeof withdrawWaitingRequest>>>({
      query: ({ studentId, ...command }) => ({
        url: `/students/${studentId}/waiting/withdraw`,
        method: 'POST',
        ...command,
      }),
      invalidatesTags: toChangedTags,
    }),
    reversePurchase: build.mutation<
      BalanceResponse,
      Command<z.input<typeof reversePurchaseRequest>> & { purchaseId: string }
    >({
      query: ({ studentId, purchaseId, ...command }) => ({
        url: `/students/${studentId}/purchases/${purchaseId}/reverse`,
        method: 'POST',
        ...command,
      }),
      invalidatesTags: toChangedTags,
    }),
  }),
});

export const {
  useGetClassHistoryInfiniteQuery,
  useGetClassTransactionsInfiniteQuery,
  useGetBalanceSeriesQuery,
  useWithdrawWaitingClassesMutation,
  useReversePurchaseMutation,
} = historyApi;
