import { contactMessageParams, markContactMessageRequest } from '#contracts/contact.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { markContactMessage as mark } from './contact-messages.ts';

export const markContactMessage = defineUseCase({
  operation: 'markContactMessage',
  attempt: 'mark a message of the contact form',
  summary: 'Marks a message of the contact form as answered, or takes the mark back',
  method: 'POST',
  path: '/api/contact-messages/:id/answered',
  access: 'tutor',
  params: contactMessageParams,
  body: markContactMessageRequest,
  run: async ({ params, body, profile }, { sql, clock }: Context<'sql' | 'clock'>) => {
    const isFound = await mark(sql, { id: params.id, answered: body.answered, by: profile.id, now: clock() });
    return isFound ? { body: undefined } : refuse('not-found', { detail: 'This message was deleted.' });
  },
});
