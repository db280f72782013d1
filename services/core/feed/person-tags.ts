import type { Sql } from 'postgres';

/** PostgreSQL channel that notifies every copy of the program; the payload is a person's id and a tag. */
export const PERSON_TAG_CHANNEL = 'rollbook_person_tag';

/** Sends a tag that is about one person alone to all of the person's sockets, on every copy of the program. */
export const notifyPerson = (sql: Sql, personId: string, tag: string) =>
  sql.notify(PERSON_TAG_CHANNEL, `${personId} ${tag}`);

export function parsePersonTag(payload: string): { readonly personId: string; readonly tag: string } {
  const [personId = '', tag = ''] = payload.split(' ');
  return { personId, tag };
}
