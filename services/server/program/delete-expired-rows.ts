import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { deleteExpiredAccounts } from '#services/core/accounts/delete-expired-accounts.ts';
import { deleteOldIdempotencyKeys } from '#services/core/command/idempotency-keys.ts';
import { deleteOrphanedDrafts } from '#services/learning/drafts/delete-orphaned-drafts.ts';
import { deleteFailedLookups } from '#services/learning/pictures/picture-store.ts';
import { deleteApprovedApplicantSessions } from '#services/learning/practice/applicant-sessions.ts';
import { deleteOldGenerations } from '#services/learning/question-generation/generation-store.ts';
import { deleteOldFamilyMails } from '#services/people/family-mail/delete-old-family-mails.ts';
import { deleteOldRetentionRuns } from '#services/people/retention/retention-store.ts';
import { deleteOldImportLines } from '#services/people/student-import/import-store.ts';
import type { Clock } from '#services/platform/clock.ts';
import { deleteEndedLimits } from '#services/platform/limits/shared-limits.ts';
import { deletePacketsOfErased } from '#services/record/packets/packet-store.ts';

/**
 * Functions that each delete rows of one table that serve nothing any more, after a time of the program's. What is deleted after a
 * period of the centre's rules is in `services/people/retention/`.
 */
const deletions: readonly ((sql: Sql, now: Date) => Promise<void>)[] = [
  deleteExpiredAccounts,
  deleteApprovedApplicantSessions,
  deleteOrphanedDrafts,
  deletePacketsOfErased,
  deleteOldGenerations,
  deleteFailedLookups,
  deleteOldImportLines,
  deleteOldFamilyMails,
  deleteOldIdempotencyKeys,
  deleteEndedLimits,
  deleteOldRetentionRuns,
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
