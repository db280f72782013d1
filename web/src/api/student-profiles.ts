import { useEffect, useMemo, useState } from 'react';
import type { z } from 'zod';
import type {
  StudentCounts,
  StudentOption,
  StudentRow,
  studentNamesResponse,
  studentsResponse,
} from '#contracts/students.ts';
import { api } from './api.ts';
import { cursorPagingOptions } from './cursor-paging-options.ts';

export type StudentsResponse = z.infer<typeof studentsResponse>;
type NamesPage = z.infer<typeof studentNamesResponse>;

interface Filter {
  /** Finds former students instead of current ones. */
  former: boolean;
  /** Words of the name or the e-mail address. */
  search?: string;
  /** Id of a group. */
  group?: string;
  /** Number of students of a page; the server's own when it is missing. */
  limit?: number;
}

const toQueryParams = ({ former, search, group, limit }: Filter) => ({
  former: former ? 'true' : undefined,
  search: search || undefined,
  group,
  limit,
});

const profilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Students with their balances, by name. A page is reloaded when one of its students changes and when the list of
     * current students changes.
     */
    getStudentPages: build.infiniteQuery<StudentsResponse, Filter, string | undefined>({
      infiniteQueryOptions: cursorPagingOptions,
      query: ({ queryArg, pageParam }) => ({
        url: '/students',
        params: { ...toQueryParams(queryArg), cursor: pageParam },
      }),
      providesTags: (data) => [
        'roster',
        'groups',
        ...(data?.pages ?? []).flatMap(({ students }) => students.map(({ id }) => ({ type: 'student' as const, id }))),
      ],
    }),
    /** The first page of names, without balances. */
    getStudentNames: build.query<NamesPage, Filter>({
      query: (filter) => ({ url: '/students/names', params: toQueryParams(filter) }),
      providesTags: ['roster'],
    }),
    /** All names, in long pages that are reloaded together, because a form that chooses students needs all of them. */
    getAllStudentNames: build.infiniteQuery<NamesPage, void, string | undefined>({
      infiniteQueryOptions: { ...cursorPagingOptions, refetchCachedPages: true },
      query: ({ pageParam }) => ({ url: '/students/names', params: { cursor: pageParam } }),
      providesTags: ['roster'],
    }),
    getStudentCounts: build.query<StudentCounts, void>({
      query: () => '/students/counts',
      providesTags: ['students'],
    }),
    /** One student, current or former. */
    getStudentProfile: build.query<StudentRow, string>({
      query: (studentId) => `/students/${studentId}`,
      providesTags: (_row, _error, studentId) => [{ type: 'student', id: studentId }],
    }),
  }),
});
export const {
  useGetStudentPagesInfiniteQuery,
  useGetStudentNamesQuery,
  useGetStudentCountsQuery,
  useGetStudentProfileQuery,
} = profilesApi;

/** Every current student by name. Undefined until all pages are loaded; a reload keeps the previous list. */
export function useAllStudentNames() {
  const query = profilesApi.useGetAllStudentNamesInfiniteQuery();
  const { currentData, hasNextPage, isFetching, error, refetch, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && error === undefined) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const all = useMemo(
    () => (hasNextPage ? undefined : currentData?.pages.flatMap(({ students }) => students)),
    [hasNextPage, currentData],
  );
  const [last, setLast] = useState<readonly StudentOption[]>();
  if (all && all !== last) setLast(all);
  return { data: all ?? last, error, isFetching, refetch };
}
