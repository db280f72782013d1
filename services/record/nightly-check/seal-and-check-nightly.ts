import { randomUUID } from 'node:crypto';
import { NIL } from 'uuid';
import { formatSeal } from '#events/core/ledger-seal/seal-message.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { toNight } from '#services/platform/clock.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { sealLog } from '#services/record/seals/seal-log.ts';
import { toPartOfNight, type VerifyPart } from '#services/record/verify/verify-part.ts';
import { claimRecordCheck, loadLastNight, loadRecordCheck, saveLastNight } from './record-check-store.ts';
import { runRecordCheck } from './run-record-check.ts';

type Needed = Parameters<typeof runRecordCheck>[0] & Context<'centre' | 'store' | 'handle' | 'loadAggregate'>;

/**
 * Seals the log and checks a part of the record, once after 2:00 AM of each day at the centre. After a check that found a fault or
 * failed, it checks everything. A centre that was switched off at that time, or could not seal, does it in the next hour in which
 * it runs.
 */
export async function sealAndCheckNightly(context: Needed): Promise<void> {
  const { sql, clock, centre, log } = context;
  const night = toNight(clock(), centre.timeZone);
  const last = (await loadLastNight(sql)) ?? toNight(new Date(centre.openedAt), centre.timeZone);
  if (last >= night) return;
  // A check can take longer than the hour after which this runs again.
  const check = await claimRecordCheck(sql, clock());
  if (check === undefined) return;

  const by = { actor: { id: NIL, role: 'system' }, commandId: randomUUID() } as const;
  // A log that cannot be sealed is checked all the more: otherwise owners would go on seeing that the record adds up.
  const sealed = await sealLog(context, by).catch((error: unknown) => {
    log.error({ error: toLoggableFault(error as Error) }, 'the log could not be sealed');
    return undefined;
  });
  if (sealed?.status === 'not-extended') {
    log.error({ seal: formatSeal(sealed.last) }, 'the log no longer holds the sealed events, so it was not sealed');
  }
  if (sealed?.status === 'other-key') {
    log.error(
      { lastKey: sealed.last.publicKey },
      'the log was not sealed, because the last seal is of another key: see “rollbook rotate-seal-key”',
    );
  }
  await runRecordCheck(context, check, await choosePart(sql, night));
  if (sealed) await saveLastNight(sql, night);
}

/** Everything, if the last check found a fault or failed: the result of a part would hide the faults of the other parts. */
const choosePart = async (sql: Context<'sql'>['sql'], night: string): Promise<VerifyPart | undefined> => {
  const { last } = await loadRecordCheck(sql);
  const isGood = last === undefined || (last.result.status === 'checked' && last.result.faultCount === 0);
  return isGood ? toPartOfNight(night) : undefined;
};
