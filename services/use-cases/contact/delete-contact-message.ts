import { contactMessageParams } from '#contracts/contact.ts';
import { deleteContactMessage as deleteMessage } from '#services/contact/contact-messages.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const deleteContactMessage = defineUseCase({
  operation: 'deleteContactMessage',
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
