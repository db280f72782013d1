import type { CentreRulesResponse, ChangeCentreRulesRequest } from '#contracts/centre-rules.ts';
import { api } from '../../../api/api.ts';

const centreRulesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCentreRules: build.query<CentreRulesResponse, void>({ query: () => '/rules', providesTags: ['centre'] }),
    changeCentreRules: build.mutation<null, { body: ChangeCentreRulesRequest; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({ url: '/rules', method: 'POST', body, idempotencyKey }),
      invalidatesTags: ['centre'],
    }),
  }),
});
export const { useGetCentreRulesQuery, useChangeCentreRulesMutation } = centreRulesApi;
