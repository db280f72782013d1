import { familyMailsResponse } from '#contracts/family-mail.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { loadSwitchedOffMails } from './switched-off-mails.ts';

export const getFamilyMails = defineUseCase({
  operation: 'getFamilyMails',
  summary: 'The kinds of mail that the family account has switched off',
  method: 'GET',
  path: '/api/account/mails',
  access: 'family',
  relation: 'own-account',
  families: true,
  answer: familyMailsResponse,
  run: async ({ family }, { sql }: Context<'sql'>) =>
    family ? { body: { off: await loadSwitchedOffMails(sql, family.id) } } : refuse('unauthorized'),
});
