import { contactMessageParams } from '#contracts/contact.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { deleteContactMessage as deleteMessage } from './contact-messages.ts';

export const deleteContactMessage = defineUseCase({
  operation: 'deleteContactMessage',
  attempt: 'delete a message of the contact form',
  summary: 'Deletes a message of the contact form',
  method: 'DELETE',
  path: '/api/contact-messages/:id',
  access: 'tutor',
  params: contactMessageParams,
  run: async ({ params }, { sql }: Context<'sql'>) => {
    await deleteMessage(sql, params.id);
    return { body: undefined };
  },
});
