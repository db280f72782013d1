import type { RecordResponse } from '#contracts/record.ts';
import { api } from './api.ts';

const recordApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The last check of the whole record, and the running one. */
    getRecord: build.query<RecordResponse, void>({
      query: () => '/record',
      providesTags: ['record'],
      // A check of the night causes no change notification.
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useGetRecordQuery } = recordApi;
