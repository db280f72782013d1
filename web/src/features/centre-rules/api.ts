import type { CentreRulesResponse, SetStreakRuleRequest } from '#contracts/centre-rules.ts';
import { api } from '../../api/api.ts';

const centreRulesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCentreRules: build.query<CentreRulesResponse, void>({
      query: () => '/rules',
      // Another owner may have changed the rules, which no change notification tells.
      keepUnusedDataFor: 0,
    }),
    setStreakRule: build.mutation<null, { body: SetStreakRuleRequest; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({ url: '/rules/streak', method: 'POST', body, idempotencyKey }),
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => undefined);
        if (saved) dispatch(centreRulesApi.util.upsertQueryData('getCentreRules', undefined, body));
      },
    }),
  }),
});
export const { useGetCentreRulesQuery, useSetStreakRuleMutation } = centreRulesApi;
