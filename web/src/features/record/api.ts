import type { RecordResponse, SealLedgerResponse, SealsResponse } from '#contracts/record.ts';
import { api } from '../../api/api.ts';
import { cursorPagingOptions } from '../../api/cursor-paging-options.ts';

const recordApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRecord: build.query<RecordResponse, void>({
      query: () => '/record',
      providesTags: ['record'],
      // A check of the night causes no change notification.
      keepUnusedDataFor: 0,
    }),
    getSeals: build.infiniteQuery<SealsResponse, void, string | undefined>({
      infiniteQueryOptions: cursorPagingOptions,
      query: ({ pageParam }) => ({ url: '/record/seals', params: { cursor: pageParam } }),
      providesTags: ['record'],
      keepUnusedDataFor: 0,
    }),
    checkRecord: build.mutation<null, { idempotencyKey: string }>({
      query: (command) => ({ url: '/record/check', method: 'POST', ...command }),
      invalidatesTags: ['record'],
    }),
    sealLedger: build.mutation<SealLedgerResponse, { idempotencyKey: string }>({
      query: (command) => ({ url: '/record/seals', method: 'POST', ...command }),
      invalidatesTags: ['record'],
    }),
  }),
});
export const { useGetRecordQuery, useGetSealsInfiniteQuery, useCheckRecordMutation, useSealLedgerMutation } = recordApi;
