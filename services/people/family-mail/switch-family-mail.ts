import { switchFamilyMailRequest } from '#contracts/family-mail.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { switchFamilyMails } from './switched-off-mails.ts';

export const switchFamilyMail = defineUseCase({
  operation: 'switchFamilyMail',
  attempt: 'switch mails on or off',
  summary: 'Switches one kind of mail to the family account on or off',
  method: 'POST',
  path: '/api/account/mails',
  access: 'family',
  relation: 'own-account',
  families: true,
  body: switchFamilyMailRequest,
  run: async ({ family, body }, { sql }: Context<'sql'>) => {
    if (!family) return refuse('unauthorized');
    await switchFamilyMails(sql, { accountId: family.id, ...body });
    return { body: undefined };
  },
});
