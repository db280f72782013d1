import type { SealLedgerResponse, SealsResponse } from '#contracts/record.ts';
import { api } from '../../../api/api.ts';
import { cursorPagingOptions } from '../../../api/cursor-paging-options.ts';

const recordApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSeals: build.infiniteQuery<SealsResponse, void, string | undefined>({
      infiniteQueryOptions: cursorPagingOptions,
      query: ({ pageParam }) => ({ url: '/record/seals', params: { cursor: pageParam } }),
      providesTags: ['seals'],
    }),
    checkRecord: build.mutation<null, { idempotencyKey: string }>({
      query: (command) => ({ url: '/record/check', method: 'POST', ...command }),
      invalidatesTags: ['record'],
    }),
    sealLedger: build.mutation<SealLedgerResponse, { idempotencyKey: string }>({
      query: (command) => ({ url: '/record/seals', method: 'POST', ...command }),
      invalidatesTags: ['record', 'seals'],
    }),
  }),
});
export const { useGetSealsInfiniteQuery, useCheckRecordMutation, useSealLedgerMutation } = recordApi;
