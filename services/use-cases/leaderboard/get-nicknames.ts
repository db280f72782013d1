import { nicknamesResponse } from '#contracts/leaderboard.ts';
import { fetchNicknames } from '#projections/queries/leaderboard.ts';
import { unsealFields } from '#services/personal-keys/unseal-fields.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

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
