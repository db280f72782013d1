/**
 * Everything that the database keeps about a person outside the log and the read models, table by table: what an erasure
 * deletes, and what stays and why. A test finds tables that are in no list.
 */
import type { ISql, PendingQuery, Row, Sql } from 'postgres';
import type { PersonTexts } from './name-matcher.ts';

type Condition = (sql: ISql, person: PersonTexts) => PendingQuery<Row[]>;

/** The rows of a person, by table. They are deleted in this order; foreign keys and triggers delete those of CASCADED. */
export const PERSONAL_ROWS = {
  'accounts.verification': (sql, { id, emails }) =>
    sql`value = ${id} or made_by = ${id} or new_email = any(${emails as string[]})`,
  'accounts.sign_up_decisions': (sql, { id }) => sql`person_id = ${id} or student_id = ${id}`,
  'accounts.user': (sql, { id }) => sql`id = ${id}`,
  // A tutor's draft of feedback names the student in its key.
  'desk.drafts': (sql, { id }) => sql`person_id = ${id} or key like ${`feedback:%:${id}`}`,
  'desk.notifications_seen': (sql, { id }) => sql`person_id = ${id}`,
  'desk.roll_groups': (sql, { id }) => sql`tutor_id = ${id}`,
  'desk.question_generations': (sql, { id }) => sql`person_id = ${id}`,
  'desk.calendar_addresses': (sql, { id }) => sql`student_id = ${id} or account_id = ${id}`,
  'desk.family_mail_off': (sql, { id }) => sql`account_id = ${id}`,
  'desk.family_mails': (sql, { id }) => sql`account_id = ${id} or about like ${`${id} %`}`,
  'desk.refused_addresses': (sql, { emails }) => sql`email = any(${emails as string[]})`,
  'desk.unexplained_balances': (sql, { id }) => sql`student_id = ${id}`,
} as const satisfies Readonly<Record<string, Condition>>;

/** Tables whose rows of a person are deleted with their account. */
export const CASCADED = [
  ...['accounts.session', 'accounts.account', 'accounts.trial_sessions', 'accounts.second_factor'],
  'accounts.recovery_code',
] as const;

/** Tables whose rows about a person only a key can find; `erasePerson` deletes them. */
export const SEALED_ROWS = [
  'desk.personal_keys',
  'desk.packets',
  'desk.student_imports',
  'desk.contact_messages',
] as const;

/** Tables that keep what they hold of a person, with the reason. */
export const KEPT_TABLES: Readonly<Record<string, string>> = {
  'accounts.migrations': 'nothing about people',
  'accounts.sign_in_rules': 'nothing about people',
  'accounts.sign_up_requests': 'a keyed hash, for a week',
  'desk.migrations': 'nothing about people',
  'desk.erasures': 'ids: who was erased, and how far it is',
  'desk.erased_packets': 'numbers of packets, so that no other one is missed',
  'desk.packet_numbers': 'a number',
  'desk.master_key_check': 'nothing about people',
  'desk.seal_key': 'nothing about people',
  'desk.refusals': 'ids, codes and masked addresses, for the days of the owner’s rule',
  'desk.reactors': 'positions of the log',
  'desk.reactions': 'ids of events',
  'desk.log_restores': 'nothing about people',
  'desk.limits': 'hashes and numbers, for hours',
  'desk.pictures': 'pictures of assignments, which are about nobody',
  'desk.picture_sources': 'hashes of addresses of pictures',
  'desk.idempotency_keys': 'ids, and keyed hashes under the deleted key, for days',
  'desk.tree_tiles': 'hashes of events',
  'desk.tree_progress': 'a hash of the log',
  'desk.record_check': 'ids and numbers',
  'desk.centre_jobs': 'ids and numbers',
  'desk.known_log': 'ids of events',
  'desk.log_moves': 'places and roots of the log',
  'desk.backup': 'nothing about people',
  'desk.retention_runs': 'nights and numbers',
  'desk.restore': 'nothing about people',
};

/** The conditions with the schemas and names of their tables. */
const listConditions = () =>
  Object.entries<Condition>(PERSONAL_ROWS).map(([name, where]) => {
    const [schema = '', table = ''] = name.split('.');
    return { name, schema, table, where };
  });

/** Deletes the rows of PERSONAL_ROWS. */
export const deletePersonalRows = async (tx: ISql, person: PersonTexts): Promise<void> => {
  for (const { schema, table, where } of listConditions())
    await tx`delete from ${tx(schema)}.${tx(table)} where ${where(tx, person)}`;
};

/** How many rows each table of PERSONAL_ROWS has of a person; tables without any are left out. */
export const countPersonalRows = async (sql: Sql, person: PersonTexts): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>();
  for (const { name, schema, table, where } of listConditions()) {
    const [row] = await sql<[{ rows: number }]>`
      select count(*)::int as rows from ${sql(schema)}.${sql(table)} where ${where(sql, person)}`;
    if (row.rows > 0) counts.set(name, row.rows);
  }
  return counts;
};
