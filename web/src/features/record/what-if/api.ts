import type { WhatIfQuery, WhatIfResponse } from '#contracts/what-if.ts';
import { api } from '../../../api/api.ts';

const whatIfApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWhatIf: build.query<WhatIfResponse, WhatIfQuery>({
      query: (params) => ({ url: '/what-if', params }),
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useGetWhatIfQuery } = whatIfApi;
