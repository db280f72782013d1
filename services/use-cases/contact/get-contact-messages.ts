import { contactMessagesResponse } from '#contracts/contact.ts';
import { listContactMessages } from '#services/contact/contact-messages.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const getContactMessages = defineUseCase({
  operation: 'getContactMessages',
  summary: 'Messages of the contact form: those without an answer, oldest first, then the newest answered ones',
  method: 'GET',
  path: '/api/contact-messages',
  access: 'tutor',
  answer: contactMessagesResponse,
  run: async (_, { sql, readModels, config }: Context<'sql' | 'readModels' | 'config'>) => ({
    body: await listContactMessages({ sql, readModels: readModels.sql }, config.personalDataKey),
  }),
});
