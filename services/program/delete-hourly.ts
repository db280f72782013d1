import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { deleteExpiredAccounts } from '#services/accounts/delete-expired-accounts.ts';
import type { Clock } from '#services/clock/clock.ts';
import { deleteOldIdempotencyKeys } from '#services/command/idempotency-keys.ts';
import { deleteOldDrafts } from '#services/desk/delete-old-drafts.ts';
import { repeatUntilStopped } from '#services/jobs/repeat-until-stopped.ts';
import { deleteEndedLimits } from '#services/limits/shared-limits.ts';
import { deleteOldRefusals } from '#services/use-cases/activity/write-refusals.ts';
import { deleteUnusedPictures } from '#services/use-cases/pictures/pictures.ts';
import { deleteEndedTrials } from '#services/use-cases/practice/trial-sessions.ts';

const HOUR_MS = 60 * 60_000;

/** Each deletes what is too old by now. */
const deletions: readonly ((sql: Sql, now: Date) => Promise<void>)[] = [
  deleteExpiredAccounts,
  deleteEndedTrials,
  deleteOldDrafts,
  deleteUnusedPictures,
  deleteOldIdempotencyKeys,
  deleteEndedLimits,
  deleteOldRefusals,
];

/** Deletes what is kept for a while only, now and each hour. What fails is logged and tried again then. Returns how to stop. */
export function startDeletingHourly({
  sql,
  clock,
  log,
}: {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}): () => Promise<void> {
  return repeatUntilStopped(HOUR_MS, async () => {
    for (const deleteOld of deletions) {
      await deleteOld(sql, clock()).catch(({ name, code, message }) =>
        log.warn({ error: { name, code, message } }, `${deleteOld.name} failed`),
      );
    }
  });
}
