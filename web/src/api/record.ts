import type { RecordResponse } from '#contracts/record.ts';
import { api } from './api.ts';

const recordApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The last check of the whole record, and the running one. */
    getRecord: build.query<RecordResponse, void>({
      query: () => '/record',
      providesTags: ['record'],
    }),
  }),
});
export const { useGetRecordQuery } = recordApi;
