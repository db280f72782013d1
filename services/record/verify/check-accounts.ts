import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import type { VerifyFault } from './verify-fault.ts';

const REPORTED_MAX = 20;
/** Milliseconds in which the read models show a change of an address that an account already has. */
const PROJECTED_MS = 2_000;

/** Hours after which an account that still waits for its event is reported. The program tries again every few seconds. */
const PENDING_HOURS = 1;

/**
 * Finds people who sign in with another address than the one that the record has, and accounts whose last change never
 * reached the record.
 */
export const checkAccounts = async (sql: Sql, schema: string): Promise<VerifyFault[]> => [
  ...(await checkAddresses(sql, schema)),
  ...(await checkPending(sql)),
];

const checkAddresses = async (sql: Sql, schema: string): Promise<VerifyFault[]> => {
  const found = await findDifferingAddresses(sql, schema);
  if (found.length === 0) return [];
  await sleep(PROJECTED_MS);
  const again = new Set((await findDifferingAddresses(sql, schema)).map(({ id }) => id));
  return found
    .filter(({ id }) => again.has(id))
    .map((account) => toFault(account, 'the account has another email address than the record'));
};

/** The enrolment of somebody who has not confirmed their address waits for that. */
const checkPending = async (sql: Sql): Promise<VerifyFault[]> => {
  const found = await sql<Account[]>`
    select id, role from accounts."user"
    where pending_since < now() - make_interval(hours => ${PENDING_HOURS}) and "emailVerified"
    order by id limit ${REPORTED_MAX}`;
  return found.map((account) =>
    toFault(account, 'a change of the account has not reached the record for over an hour'),
  );
};

const toFault = ({ id, role }: Account, what: string): VerifyFault => ({
  ...{ stream: role === 'student' ? toStudentStream(id) : `account ${id}`, version: 0 },
  what,
});

interface Account {
  readonly id: string;
  readonly role: string;
}

/** An account with a pending command waits for its event. */
const findDifferingAddresses = (sql: Sql, schema: string) => sql<Account[]>`
  select u.id, p.role from accounts."user" u join ${sql(schema)}.profiles p on p.id = u.id
  where u.pending is null and not u.awaiting_approval and p.archived_at is null and lower(p.email) <> u.email
  order by u.id limit ${REPORTED_MAX}`;
