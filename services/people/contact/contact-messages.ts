/** Reads and writes `desk.contact_messages`. The texts are sealed, because they name people who have no key of their own. */
import type { ISql, Sql, TransactionSql } from 'postgres';
import {
  type ContactForm,
  type ContactMessageRow,
  type ContactMessagesResponse,
  contactTexts,
} from '#contracts/contact.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { notifyTutors } from '#services/core/feed/notify-tags.ts';
import { unwrapKey, wrapKey } from '#services/platform/personal-keys/wrap-key.ts';

/** Messages that can be without an answer at the same time. */
export const UNANSWERED_MESSAGES_MAX = 200;
/** Answered messages in the list. */
export const ANSWERED_MESSAGES_SHOWN = 50;

export type MessageStoreOutcome = 'stored' | 'known' | 'full';

/** Stores a message, once for each id. Waits for another transaction that is storing the same message. */
export async function storeContactMessage(
  tx: TransactionSql,
  { id, form, key, now }: { id: string; form: ContactForm; key: Uint8Array; now: Date },
): Promise<MessageStoreOutcome> {
  const body = wrapKey(key, Buffer.from(JSON.stringify(form)), toContext(id));
  const stored = await tx`
    insert into desk.contact_messages (id, sent_at, body)
    select ${id}, ${now}, ${body}
    where (select count(*) from desk.contact_messages where answered_at is null) < ${UNANSWERED_MESSAGES_MAX}
    on conflict do nothing`;
  if (stored.count === 0) return (await isContactMessageStored(tx, id)) ? 'known' : 'full';
  await notifyTutors(tx, 'contact-messages');
  return 'stored';
}

export async function countUnansweredMessages(sql: ISql): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from desk.contact_messages where answered_at is null`;
  return row.count;
}

async function isContactMessageStored(sql: ISql, id: string): Promise<boolean> {
  const rows = await sql`select 1 from desk.contact_messages where id = ${id}`;
  return rows.length > 0;
}

interface StoredMessage {
  readonly id: string;
  readonly sent_at: Date;
  readonly body: Uint8Array;
  readonly answered_at: Date | null;
  readonly answered_by: string | null;
}

/** `readModels` is the connection to the read models, which have the names of the tutors. */
export async function listContactMessages(
  { sql, readModels }: { sql: Sql; readModels: Sql },
  key: Uint8Array,
): Promise<ContactMessagesResponse> {
  const [unanswered, answered] = await Promise.all([
    sql<StoredMessage[]>`
      select id, sent_at, body, answered_at, answered_by from desk.contact_messages where answered_at is null
      order by sent_at, id limit ${UNANSWERED_MESSAGES_MAX}`,
    sql<StoredMessage[]>`
      select id, sent_at, body, answered_at, answered_by from desk.contact_messages where answered_at is not null
      order by sent_at desc, id limit ${ANSWERED_MESSAGES_SHOWN}`,
  ]);
  const names = await fetchNamesById(
    readModels,
    answered.flatMap(({ answered_by }) => answered_by ?? []),
  );
  const toRow = ({ id, sent_at, body, answered_at, answered_by }: StoredMessage): ContactMessageRow => ({
    id,
    ...unsealForm(key, id, body),
    sent_at: sent_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
    answered_by_name: (answered_by && names.get(answered_by)) ?? null,
  });
  return { unanswered: unanswered.map(toRow), answered: answered.map(toRow) };
}

/** The texts of a message, or what is listed in their place, so that one damaged message does not hide the others. */
function unsealForm(key: Uint8Array, id: string, body: Uint8Array): ContactForm {
  try {
    return JSON.parse(unwrapKey(key, body, toContext(id)).toString('utf8')) as ContactForm;
  } catch {
    return { name: contactTexts.unknownSender, contact: '', message: contactTexts.unreadable };
  }
}

/** Marks a message as answered, or not. The first mark stays. Returns false when there is no such message. */
export async function markContactMessage(
  sql: Sql,
  { id, answered, by, now }: { id: string; answered: boolean; by: string; now: Date },
): Promise<boolean> {
  const { count } = answered
    ? await sql`
        update desk.contact_messages
        set answered_at = coalesce(answered_at, ${now}), answered_by = coalesce(answered_by, ${by}) where id = ${id}`
    : await sql`update desk.contact_messages set answered_at = null, answered_by = null where id = ${id}`;
  await notifyTutors(sql, 'contact-messages');
  return count > 0;
}

/** Deletes a message; deleting one that is already deleted changes nothing. */
export async function deleteContactMessage(sql: Sql, id: string): Promise<void> {
  await sql`delete from desk.contact_messages where id = ${id}`;
  await notifyTutors(sql, 'contact-messages');
}

/** Deletes the messages for which `isDue` holds. */
export async function deleteContactMessages(
  sql: Sql,
  key: Uint8Array,
  isDue: (form: ContactForm) => boolean,
): Promise<void> {
  const due = (await loadContactForms(sql, key)).filter(isDue).map(({ id }) => id);
  if (due.length === 0) return;
  await sql`delete from desk.contact_messages where id = any(${due}::uuid[])`;
  await notifyTutors(sql, 'contact-messages');
}

/** The forms of all messages, for a search. */
export async function loadContactForms(sql: Sql, key: Uint8Array): Promise<(ContactForm & { readonly id: string })[]> {
  const stored = await sql<Pick<StoredMessage, 'id' | 'body'>[]>`
    select id, body from desk.contact_messages order by sent_at, id`;
  return stored.map(({ id, body }) => ({ ...unsealForm(key, id, body), id }));
}

const toContext = (id: string): string => `contact message ${id}`;
