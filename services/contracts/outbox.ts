import { z } from 'zod';

/** GET /api/outbox (getOutbox, owner): the newest letters of a demo centre, which sends no mail, newest first. */
export const outboxResponse = z.strictObject({
  letters: z.array(z.strictObject({ id: z.string(), to: z.string(), subject: z.string(), text: z.string() })),
});
export type OutboxResponse = z.infer<typeof outboxResponse>;
