import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { contactTexts } from '#contracts/contact.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import {
  countUnansweredMessages,
  deleteContactMessage,
  listContactMessages,
  storeContactMessage,
  UNANSWERED_MESSAGES_MAX,
} from './contact-messages.ts';

const { sql } = await openForAllTests(openTestDatabase());
beforeEach(() => sql`delete from desk.contact_messages`);

const form = { name: 'Ada Park', contact: 'ada@example.com', message: 'Is there a free table?' };
const key = randomBytes(32);
const sentAt = new Date('2026-03-02T15:00:00Z');
const store = (id: string) => sql.begin((tx) => storeContactMessage(tx, { id, form, key, now: sentAt }));

test('storeContactMessage: stores no message while too many have no answer', async () => {
  const id = crypto.randomUUID();
  await sql`
    insert into desk.contact_messages (id, sent_at, body)
    select gen_random_uuid(), ${sentAt}, '' from generate_series(1, ${UNANSWERED_MESSAGES_MAX})`;
  expect(await store(id)).toBe('full');
  await sql`
    update desk.contact_messages set answered_at = ${sentAt} where id = (select id from desk.contact_messages limit 1)`;
  expect(await store(id)).toBe('stored');
  expect(await countUnansweredMessages(sql)).toBe(UNANSWERED_MESSAGES_MAX);
});

test('storeContactMessage: stores a message once', async () => {
  const id = crypto.randomUUID();
  expect([await store(id), await store(id)]).toEqual(['stored', 'known']);
});

test('listContactMessages: lists a message whose stored text is damaged, so that it can be deleted', async () => {
  const [damaged, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  for (const id of [damaged, other]) await store(id);
  await sql`update desk.contact_messages set body = set_byte(body, 30, get_byte(body, 30) # 1) where id = ${damaged}`;
  const list = async () => (await listContactMessages({ sql, readModels: sql }, key)).unanswered;
  const texts = { name: contactTexts.unknownSender, contact: '', message: contactTexts.unreadable };
  expect(await list()).toMatchObject([
    { id: damaged, ...texts, sent_at: sentAt.toISOString() },
    { id: other, ...form },
  ]);
  await sql`update desk.contact_messages set body = '' where id = ${damaged}`;
  expect(await list()).toMatchObject([{ id: damaged, ...texts }, { id: other }]);
  await deleteContactMessage(sql, damaged);
  expect(await list()).toMatchObject([{ id: other }]);
});
