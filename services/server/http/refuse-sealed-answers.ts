import type { FastifyInstance } from 'fastify';
import { assertUnsealed } from '#events/record/seal-text.ts';

/**
 * Answers with a fault in the place of a personal text that is still sealed, which a use case forgot to unseal or an event
 * sealed twice. Every answer that is a text passes here; `sendStream` checks the parts of files.
 */
export function refuseSealedAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    try {
      if (typeof payload === 'string') assertUnsealed(payload);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}
