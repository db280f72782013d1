import type { Actor } from '#events/record/recorded-event.ts';
import type { EventStore } from '#events/store/event-store.ts';
import type { IdempotencyKeys } from '../command/idempotency-keys.ts';
import { AccountBusy } from './account-busy.ts';
import { type AnswerTo, type CompletionParts, complete, give } from './completion.ts';
import { settleAccount } from './enrolments.ts';
import { isRecorded, type Pending } from './pending.ts';

/** Each attempt completes what another command left pending; one is enough unless several archive at the same moment. */
const ATTEMPTS = 5;

export interface Archive {
  readonly id: string;
  readonly commandId: string;
  readonly actor: Actor;
  /** Version of the student's stream that the sender saw. */
  readonly ifMatch?: number | undefined;
}

type ArchiveStudent = Extract<Pending, { type: 'ArchiveStudent' }>;
type ArchiveAnswer = AnswerTo<ArchiveStudent>;
type ArchiveParts = CompletionParts & {
  readonly store: EventStore;
  readonly idempotencyKeys: Pick<IdempotencyKeys, 'find'>;
};

/**
 * Archives a student and removes the account, whose e-mail is free when this returns. The intent is stored first, so
 * that a crash between the two leaves no archived student who can sign in. Throws AccountBusy.
 */
export const archiveStudent = async (
  parts: ArchiveParts,
  { id, commandId, actor, ifMatch }: Archive,
): Promise<ArchiveAnswer> => {
  const pending = { type: 'ArchiveStudent', commandId, actor, ifMatch: ifMatch ?? null } as const;
  const person = { id, name: '', email: '', pending };
  // a late retry must not take the account of somebody who was restored since
  const acknowledged = (await parts.idempotencyKeys.find(commandId))?.acknowledgement !== undefined;
  if (acknowledged) return give(parts, person) as Promise<ArchiveAnswer>;
  if (!(await isRecorded(parts.store, id, pending))) await storeIntent(parts, id, pending);
  return complete(parts, person);
};

/**
 * Stores the intent in the student's account, if there is one. While another command is pending there, the log must not
 * hear of this one: the account would not be removed with it.
 */
const storeIntent = async (parts: ArchiveParts, id: string, pending: ArchiveStudent): Promise<void> => {
  const { sql } = parts;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await settleAccount(parts, id);
    const stored = await sql`
      update accounts."user" set pending = ${JSON.stringify(pending)}::text::jsonb, pending_since = now()
      where id = ${id} and pending is null`;
    if (stored.count === 1) return;
    // a sign-up that is not confirmed is no student yet, and stays as it is
    const account = await sql`select 1 from accounts."user" where id = ${id} and "emailVerified"`;
    if (account.length === 0) return;
  }
  throw new AccountBusy(`Other commands were pending for ${id} at each of ${ATTEMPTS} attempts.`);
};
