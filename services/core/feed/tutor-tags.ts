import type { ISql } from 'postgres';

/** PostgreSQL channel that notifies every copy of the program; the payload is a tag for all tutors. */
export const TUTOR_TAG_CHANNEL = 'rollbook_tutor_tag';

/** Sends a tag to the sockets of all tutors, on every copy of the program; within a transaction, when it commits. */
export const notifyTutors = async (sql: ISql, tag: string): Promise<void> => {
  await sql`select pg_notify(${TUTOR_TAG_CHANNEL}, ${tag})`;
};
