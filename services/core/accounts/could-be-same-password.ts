import type { Sql } from 'postgres';
import { parseEventMetadata } from '#events/record/unseal-events.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import type { NewAccount } from './create-account.ts';
import { isPasswordCorrect } from './password.ts';
import { type PendingCommand, toPendingCommandStream } from './pending-command.ts';

const givesAnAccount = new Set(['StudentEnrolled', 'StudentRestored', 'TutorJoined']);

/**
 * False only if a command that created an account is known to have had another password. The log holds no passwords, so the
 * password is compared with the stored hash. If that hash is missing or belongs to a later command, the answer is true. This
 * is not a check of who signs in: use `isPasswordCorrect` for that.
 */
export const couldBeSamePassword = async (
  { sql, store }: { sql: Sql; store: EventStore },
  { id, password, pending }: Pick<NewAccount<PendingCommand>, 'id' | 'password' | 'pending'>,
): Promise<boolean> => {
  if (typeof password !== 'string') return true;
  const [stored] = await sql<{ hash: string; waiting: string | null }[]>`
    select account.password as hash, person.pending ->> 'commandId' as waiting
    from accounts.account join accounts."user" as person on person.id = account."userId"
    where person.id = ${id} and account."providerId" = 'credential' and account."updatedAt" = account."createdAt"`;
  if (!stored) return true;
  const madeBy = stored.waiting ?? (await lastCommand(store, toPendingCommandStream(id, pending)));
  return madeBy !== pending.commandId || isPasswordCorrect(stored.hash, password);
};

/** The id of the last command that gave the person of a stream an account. */
const lastCommand = async (store: EventStore, stream: string): Promise<string | undefined> => {
  const made = (await store.read(stream)).findLast(({ type }) => givesAnAccount.has(type));
  return made && parseEventMetadata(made).commandId;
};
