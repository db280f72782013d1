import { sealLedgerResponse } from '#contracts/record.ts';
import { toActor } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { toSealRow } from './get-seals.ts';
import { sealLog } from './seal-log.ts';

/** A log that was never sealed is read to its end. */
const ANSWERS_WITHIN_MS = 60_000;

export const sealLedger = defineUseCase({
  operation: 'sealLedger',
  attempt: 'seal the record',
  summary: 'Signs the root of the log as it is now, unless the last seal covers every event',
  method: 'POST',
  path: '/api/record/seals',
  access: 'owner',
  answer: sealLedgerResponse,
  answersWithin: ANSWERS_WITHIN_MS,
  run: async (
    { profile, commandId },
    context: Context<'sql' | 'store' | 'handle' | 'loadAggregate' | 'loadSealKey' | 'clock'>,
  ) => {
    const result = await sealLog(context, { actor: toActor(profile), commandId });
    if (result.status === 'command-reused') return refuse('command-reused');
    const seal = toSealRow(result.status === 'sealed' ? result.seal : result.last);
    if (result.status !== 'sealed') return { body: { outcome: result.status, seal } };
    return { body: { outcome: result.status, seal }, position: result.position };
  },
});
