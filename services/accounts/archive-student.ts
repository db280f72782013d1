import type { Actor } from '#events/record/recorded-event.ts';
import type { EventStore } from '#events/store/event-store.ts';
import type { IdempotencyKeys } from '../command/idempotency-keys.ts';
import { type AnswerTo, type CompletionParts, complete, give } from './completion.ts';
import { completeFor, completeMergesInto } from './enrolments.ts';
import { isRecorded, type Pending } from './pending.ts';

export interface Archive {
  readonly id: string;
  readonly commandId: string;
  readonly actor: Actor;
  /** Version of the student's stream that the sender saw. */
  readonly ifMatch?: number | undefined;
}

type ArchiveAnswer = AnswerTo<Extract<Pending, { type: 'ArchiveStudent' }>>;

/**
 * Archives a student and removes the account, whose e-mail is free when this returns. The intent is stored first, so
 * that a crash between the two leaves no archived student who can sign in.
 */
export const archiveStudent = async (
  parts: CompletionParts & { readonly store: EventStore; readonly idempotencyKeys: Pick<IdempotencyKeys, 'find'> },
  { id, commandId, actor, ifMatch }: Archive,
): Promise<ArchiveAnswer> => {
  const { sql } = parts;
  const pending = { type: 'ArchiveStudent', commandId, actor, ifMatch: ifMatch ?? null } as const;
  const person = { id, name: '', email: '', pending };
  // a late retry must not take the account of somebody who was restored since
  const acknowledged = (await parts.idempotencyKeys.find(commandId))?.acknowledgement !== undefined;
  if (acknowledged) return give(parts, person) as Promise<ArchiveAnswer>;
  if (!(await isRecorded(parts.store, id, pending))) {
    await completeFor(parts, id);
    await completeMergesInto(parts, id);
    await sql`
      update accounts."user" set pending = ${JSON.stringify(pending)}::text::jsonb, pending_since = now()
      where id = ${id} and pending is null`;
  }
  return complete(parts, person);
};
