import { nicknamesResponse } from '#contracts/leaderboard.ts';
import { fetchNicknames } from '#projections/learning/practice-stats/leaderboard-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';

export const getNicknames = defineUseCase({
  operation: 'getNicknames',
  summary: 'The nicknames on the leaderboard with the names of their students',
  method: 'GET',
  path: '/api/leaderboard/nicknames',
  access: 'tutor',
  answer: nicknamesResponse,
  run: async (_, { readModels, keys }: Context<'readModels' | 'keys'>) => {
    const nicknames = await unsealFields(await fetchNicknames(readModels.sql), ['nickname'], keys);
    return {
      body: {
        nicknames: nicknames.flatMap((row) => (row.nickname === null ? [] : { ...row, nickname: row.nickname })),
      },
    };
  },
});
