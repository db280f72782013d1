import type { TransactionSql } from 'postgres';
import type { Context } from '#services/core/use-case/context.ts';
import type { UseCaseInput } from '#services/core/use-case/use-case.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { toActor } from './dispatch.ts';
import { fingerprintCommand } from './fingerprint.ts';

type Input = Pick<UseCaseInput<'owner', unknown, unknown, unknown>, 'commandId' | 'fingerprint' | 'profile'>;

interface Once {
  /** The name of the job, for the list of used idempotency keys. */
  readonly job: string;
  /** What is refused before the job begins. A retry is not checked again, because the job may have changed it. */
  readonly check?: (() => Promise<Refusal | undefined>) | undefined;
  /** Begins the job in the transaction that stores the idempotency key. False while another one is running. */
  begin(tx: TransactionSql): Promise<boolean>;
  refuseRunning(): Refusal | Promise<Refusal>;
}

/** Begins a job. A retry begins no other one, also while it is running and after its end: it is answered as the first attempt. */
export async function beginOnce(
  { sql, idempotencyKeys }: Context<'sql' | 'idempotencyKeys'>,
  { commandId, fingerprint: request, profile }: Input,
  { job, check, begin, refuseRunning }: Once,
): Promise<{ body: undefined } | Refusal> {
  const fingerprint = fingerprintCommand(request, toActor(profile), job, undefined);
  const answerRetry = async () => {
    const used = await idempotencyKeys.find(commandId);
    if (used === undefined) return undefined;
    return used.acknowledgement?.fingerprint === fingerprint ? { body: undefined } : refuse('command-reused');
  };
  const before = (await answerRetry()) ?? (await check?.());
  if (before) return before;
  const isBegun = await sql.begin(async (tx) => {
    // Waits for a parallel attempt with this key.
    const { count } = await tx`
      insert into desk.idempotency_keys (command_id, stream, fingerprint, version)
      values (${commandId}, ${job}, ${fingerprint}, 0) on conflict do nothing`;
    if (count === 0) return false;
    const begun = await begin(tx);
    if (!begun) await tx`delete from desk.idempotency_keys where command_id = ${commandId}`;
    return begun;
  });
  return isBegun ? { body: undefined } : ((await answerRetry()) ?? refuseRunning());
}
