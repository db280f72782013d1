import { contactMessagesResponse } from '#contracts/contact.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { listContactMessages } from './contact-messages.ts';

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
