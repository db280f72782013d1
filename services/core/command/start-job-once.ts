import type { TransactionSql } from 'postgres';
import type { Context } from '#services/core/use-case/context.ts';
import type { UseCaseInput } from '#services/core/use-case/use-case.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { toActor } from './dispatch.ts';
import { fingerprintCommand } from './fingerprint.ts';

type Input = Pick<UseCaseInput<'owner', unknown, unknown, unknown>, 'commandId' | 'fingerprint' | 'profile'>;

interface JobStart {
  /** The name of the job, for the list of used idempotency keys. */
  readonly job: string;
  /** What is refused before the job starts. A retry is not checked, because the job may have changed the outcome. */
  readonly check?: (() => Promise<Refusal | undefined>) | undefined;
  /** Starts the job in the transaction that stores the idempotency key. False while another one is running. */
  start(tx: TransactionSql): Promise<boolean>;
  refuseRunning(): Refusal | Promise<Refusal>;
}

/** Starts a job, once for each idempotency key. A retry, during the job or after it, gets the answer of the first attempt. */
export async function startJobOnce(
  { sql, idempotencyKeys }: Context<'sql' | 'idempotencyKeys'>,
  { commandId, fingerprint: request, profile }: Input,
  { job, check, start, refuseRunning }: JobStart,
): Promise<{ body: undefined } | Refusal> {
  const fingerprint = fingerprintCommand(request, toActor(profile), job, undefined);
  const answerRetry = async () => {
    const used = await idempotencyKeys.find(commandId);
    if (used === undefined) return undefined;
    return used.acknowledgement?.fingerprint === fingerprint ? { body: undefined } : refuse('command-reused');
  };
  const before = (await answerRetry()) ?? (await check?.());
  if (before) return before;
  const isStarted = await sql.begin(async (tx) => {
    // Waits for a parallel attempt with this key.
    const { count } = await tx`
      insert into desk.idempotency_keys (command_id, stream, fingerprint, version)
      values (${commandId}, ${job}, ${fingerprint}, 0) on conflict do nothing`;
    if (count === 0) return false;
    const started = await start(tx);
    if (!started) await tx`delete from desk.idempotency_keys where command_id = ${commandId}`;
    return started;
  });
  return isStarted ? { body: undefined } : ((await answerRetry()) ?? refuseRunning());
}
