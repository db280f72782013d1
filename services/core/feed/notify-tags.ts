import type { ISql, Sql } from 'postgres';
import type { ChangeTag } from '#contracts/tags.ts';

/** PostgreSQL channel that notifies every copy of the program; the payload is a tag for all tutors. */
export const TUTOR_TAG_CHANNEL = 'rollbook_tutor_tag';

/** Sends a tag to the sockets of all tutors, on every copy of the program; within a transaction, when it commits. */
export const notifyTutors = async (sql: ISql, tag: ChangeTag): Promise<void> => {
  await sql`select pg_notify(${TUTOR_TAG_CHANNEL}, ${tag})`;
};

/** PostgreSQL channel that notifies every copy of the program; the payload is a person's id and a tag. */
export const PERSON_TAG_CHANNEL = 'rollbook_person_tag';

/** Sends a tag that is about one person alone to all of the person's sockets, on every copy of the program. */
export const notifyPerson = (sql: Sql, personId: string, tag: ChangeTag) =>
  sql.notify(PERSON_TAG_CHANNEL, `${personId} ${tag}`);

export function parsePersonTag(payload: string): { readonly personId: string; readonly tag: string } {
  const [personId = '', tag = ''] = payload.split(' ');
  return { personId, tag };
}
