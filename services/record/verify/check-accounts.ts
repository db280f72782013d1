import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import type { VerifyFault } from './verify-fault.ts';

const REPORTED_MAX = 20;
/** Milliseconds in which the read models show a change of an address that an account already has. */
const PROJECTED_MS = 2_000;

/** Finds people who sign in with another address than the one that the record has. */
export const checkAccounts = async (sql: Sql, schema: string): Promise<VerifyFault[]> => {
  const found = await findDifferingAddresses(sql, schema);
  if (found.length === 0) return [];
  await sleep(PROJECTED_MS);
  const again = new Set((await findDifferingAddresses(sql, schema)).map(({ id }) => id));
  return found
    .filter(({ id }) => again.has(id))
    .map(({ id, role }) => ({
      ...{ stream: role === 'student' ? toStudentStream(id) : `account ${id}`, version: 0 },
      what: 'the account has another email address than the record',
    }));
};

/** An account with a pending command waits for its event. */
const findDifferingAddresses = (sql: Sql, schema: string) => sql<{ id: string; role: string }[]>`
  select u.id, p.role from accounts."user" u join ${sql(schema)}.profiles p on p.id = u.id
  where u.pending is null and not u.awaiting_approval and p.archived_at is null and lower(p.email) <> u.email
  order by u.id limit ${REPORTED_MAX}`;
