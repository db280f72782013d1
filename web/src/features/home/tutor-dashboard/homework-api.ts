import type { z } from 'zod';
import type { homeworkListResponse, savedHomeworkResponse } from '#contracts/homework.ts';
import { api } from '../../../api/api.ts';
import { cursorPagingOptions } from '../../../api/cursor-paging-options.ts';

/** Number of assignments on the dashboard (specification, section 9). */
export const RECENT_HOMEWORK_ROWS = 5;

export type HomeworkListAnswer = z.infer<typeof homeworkListResponse>;
export interface HomeworkListFilter {
  /** True for the assignments of all tutors, which only owners may list. */
  all: boolean;
  /** True for deleted assignments instead of current ones, which only owners may list. */
  deleted?: boolean;
  search?: string | undefined;
}

const toFlag = (on: boolean) => (on ? 'true' : undefined);
/** The request of assignments, as a list and as an export. */
export const toHomeworkRequest = ({ all, deleted = false, search }: HomeworkListFilter) => ({
  path: '/homework',
  params: { all: toFlag(all), deleted: toFlag(deleted), search },
});
const toDeletedHomeworkTags = (homeworkId: string) => [
  'homework' as const,
  { type: 'assignment' as const, id: homeworkId },
];

const homeworkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest assignments, and the number of all. */
    getHomeworkForTutor: build.query<HomeworkListAnswer, { all: boolean; limit: number }>({
      query: ({ all, limit }) => ({ url: '/homework', params: { all: toFlag(all), limit } }),
      providesTags: ['homework', 'tutors'],
    }),
    getHomeworkPages: build.infiniteQuery<HomeworkListAnswer, HomeworkListFilter, string | undefined>({
      infiniteQueryOptions: cursorPagingOptions,
      query: ({ queryArg, pageParam }) => {
        const { path, params } = toHomeworkRequest(queryArg);
        return { url: path, params: { ...params, cursor: pageParam } };
      },
      providesTags: ['homework', 'tutors'],
    }),
    deleteHomework: build.mutation<null, { homeworkId: string; ifMatch: number; idempotencyKey: string }>({
      query: ({ homeworkId, ...command }) => ({ url: `/homework/${homeworkId}`, method: 'DELETE', ...command }),
      invalidatesTags: (_answer, _error, { homeworkId }) => toDeletedHomeworkTags(homeworkId),
    }),
    restoreHomework: build.mutation<
      z.infer<typeof savedHomeworkResponse>,
      { homeworkId: string; idempotencyKey: string }
    >({
      query: ({ homeworkId, ...command }) => ({ url: `/homework/${homeworkId}/restore`, method: 'POST', ...command }),
      invalidatesTags: (_answer, _error, { homeworkId }) => toDeletedHomeworkTags(homeworkId),
    }),
  }),
});
export const {
  useGetHomeworkForTutorQuery,
  useGetHomeworkPagesInfiniteQuery,
  useDeleteHomeworkMutation,
  useRestoreHomeworkMutation,
} = homeworkApi;
