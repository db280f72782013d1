import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { deleteExpiredAccounts } from '#services/accounts/delete-expired-accounts.ts';
import { deleteApprovedApplicantSessions } from '#services/applicant-practice/applicant-sessions.ts';
import type { Clock } from '#services/clock/clock.ts';
import { deleteOldIdempotencyKeys } from '#services/command/idempotency-keys.ts';
import { deleteOldContactMessages } from '#services/contact/contact-messages.ts';
import { deleteOldDrafts } from '#services/drafts/delete-old-drafts.ts';
import { deleteEndedLimits } from '#services/limits/shared-limits.ts';
import { deletePacketsOfErased } from '#services/packets/packet-store.ts';
import { deleteUnusedPictures } from '#services/pictures/picture-store.ts';
import { deleteOldGenerations } from '#services/question-generation/generation-store.ts';
import { deleteOldRefusals } from '#services/refusal-log/write-refusals.ts';

/** Functions that each delete the expired rows of one table. */
const deletions: readonly ((sql: Sql, now: Date) => Promise<void>)[] = [
  deleteExpiredAccounts,
  deleteApprovedApplicantSessions,
  deleteOldDrafts,
  deletePacketsOfErased,
  deleteOldGenerations,
  deleteUnusedPictures,
  deleteOldContactMessages,
  deleteOldIdempotencyKeys,
  deleteEndedLimits,
  deleteOldRefusals,
];

interface Parts {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

/** Deletes rows that are kept for a limited time only. A deletion that fails is logged and does not stop the others. */
export async function deleteExpiredRows({ sql, clock, log }: Parts): Promise<void> {
  for (const deleteOld of deletions) {
    await deleteOld(sql, clock()).catch(({ name, code, message }) =>
      log.warn({ error: { name, code, message } }, `${deleteOld.name} failed`),
    );
  }
}
