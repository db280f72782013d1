import { outboxResponse } from '#contracts/outbox.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { readOutbox } from '#services/platform/mail/mail-delivery.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

const LETTERS_SHOWN = 50;

/**
 * Letters hold links that let people in or change passwords, so those of a real centre are read on its server alone. A demo
 * shows them all, so that its owner sees what would be sent: everybody knows the passwords of its accounts anyway.
 */
export const getOutbox = defineUseCase({
  operation: 'getOutbox',
  summary: 'The newest letters of a demo centre, which sends no mail',
  method: 'GET',
  path: '/api/outbox',
  access: 'owner',
  answer: outboxResponse,
  run: async (_, { centre, config }: Context<'centre' | 'config'>) => {
    if (!centre.demo) return refuse('not-found', { detail: 'Only a demo centre shows its letters.' });
    return { body: { letters: await readOutbox(config.dataDir, LETTERS_SHOWN) } };
  },
});
