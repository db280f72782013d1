import { beforeEach, expect, vi } from 'vitest';
import { UNANSWERED_MESSAGES_MAX } from '#services/people/contact/contact-messages.ts';
import {
  CONTACT_MESSAGES_A_DAY,
  CONTACT_MESSAGES_PER_IP_A_DAY,
  CONTACT_MESSAGES_PER_IP_AN_HOUR,
  CONTACT_MESSAGES_PER_NETWORK_A_DAY,
} from '#services/people/contact/receive-contact-message.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';

const centre = await openForAllTests(openTestCentre());
const tutor = await centre.createSignedInTutor({ name: 'Sam Okafor' });
beforeEach(async () => {
  await centre.program.sql`delete from desk.contact_messages`;
  await centre.program.sql`delete from desk.limits where key like 'contact%'`;
});

const valid = { name: 'Ada Park', contact: 'ada@example.com', message: 'Is there\r\na free table?' };
const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${centre.url}/contact`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { origin: centre.program.config.publicUrl, ...headers },
  });
const list = async () => (await tutor.get('/api/contact-messages')).body;

test('POST /contact: stores a message once, sealed, and tutors mark and delete it', async () => {
  const form = { ...valid, idempotency_key: crypto.randomUUID() };
  const answers = await Promise.all([send(form), send(form)]);
  for (const { status, headers } of answers) expect([status, headers.get('location')]).toEqual([303, '/contact/sent']);
  const { unanswered } = await list();
  expect(unanswered).toMatchObject([{ ...valid, message: 'Is there\na free table?', answered_at: null }]);
  const [row] = await centre.program.sql`select body::text from desk.contact_messages`;
  expect(Buffer.from(row?.body.slice(2), 'hex').toString('latin1')).not.toMatch(/Ada|table/);

  const path = `/api/contact-messages/${unanswered[0].id}`;
  expect((await tutor.post(`${path}/answered`, { answered: true })).status).toBe(204);
  expect(await list()).toMatchObject({
    unanswered: [],
    answered: [{ name: 'Ada Park', answered_by_name: 'Sam Okafor' }],
  });
  expect((await tutor.get('/api/dashboard')).body.messages_unanswered).toBe(0);
  expect((await tutor.post(`${path}/answered`, { answered: false })).status).toBe(204);
  expect((await list()).unanswered).toMatchObject([{ answered_at: null, answered_by_name: null }]);
  expect((await tutor.get('/api/dashboard')).body.messages_unanswered).toBe(1);
  expect((await tutor.delete(path)).status).toBe(204);
  expect(await list()).toEqual({ unanswered: [], answered: [] });
  const gone = await tutor.post(`${path}/answered`, { answered: true });
  expect([gone.status, gone.body.detail]).toEqual([404, 'This message was deleted.']);
});

test('GET /contact/: leads to the filled page', async () => {
  const answer = await fetch(`${centre.url}/contact/`);
  expect(answer.url).toBe(`${centre.url}/contact`);
  expect(await answer.text()).not.toContain('%form.');
});

test('POST /contact: mails the owners that there is a message, without it', async () => {
  await using mailing = await openTestCentre({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  const owner = await mailing.createTutor({ name: 'Olive Owner', owner: true });
  await mailing.createTutor({ name: 'Sam Okafor' });
  const body = new URLSearchParams(valid);
  const headers = { origin: mailing.program.config.publicUrl };
  const { status } = await fetch(`${mailing.url}/contact`, { method: 'POST', body, redirect: 'manual', headers });
  expect(status).toBe(303);
  const letters = await mailing.program.sql<{ data: { to: string; text: string } }[]>`
    select data from desk_jobs.job where name = 'mail' and data ->> 'text' like '%/messages%'`;
  expect(letters.map(({ data }) => data.to)).toEqual([owner.email]);
  expect(JSON.stringify(letters)).not.toMatch(/Ada Park|free table/);
});

test('POST /contact: answers with what was typed and the errors in words', async () => {
  const answer = await send({ name: '', contact: 'nobody', message: '<b>"Hello" %form.notice%' });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  for (const text of ['Please enter your name.', 'Please enter an email address or a phone number.', 'value="nobody"'])
    expect(html).toContain(text);
  expect(html).toContain('&lt;b&gt;&quot;Hello&quot; %form.notice%');
  expect(html).not.toContain('%form.value');
  expect(html.match(/<[^>]* autofocus[^>]*>/g)).toEqual([expect.stringContaining('id="name"')]);
  expect(html).not.toContain('data-focus-of');
  const limited = await (await send({ ...valid, remark: 'spam' })).text();
  expect(limited.match(/<[^>]* autofocus[^>]*>/g)).toEqual([expect.stringContaining('role="alert"')]);
  expect((await send({ ...valid, message: 'x'.repeat(2_001) })).status).toBe(422);
  expect(await list()).toEqual({ unanswered: [], answered: [] });
});

test('POST /contact: a filled honeypot stores nothing, and a person can send the same form again', async () => {
  const answer = await send({ ...valid, remark: 'https://spam.example' });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('Your message was not sent');
  expect(html).toContain('value="ada@example.com"');
  expect(html).not.toContain('spam.example');
  expect((await list()).unanswered).toEqual([]);
  expect((await send(valid)).status).toBe(303);
});

test('POST /contact: limits messages of one address in an hour and in a day, and of the centre, and keeps what was typed', async () => {
  const sendTimes = async (times: number) => {
    const statuses: number[] = [];
    for (let at = 0; at < times; at += 1) statuses.push((await send(valid)).status);
    return statuses;
  };
  const statuses = await sendTimes(CONTACT_MESSAGES_PER_IP_AN_HOUR + 1);
  expect(statuses.indexOf(429)).toBe(CONTACT_MESSAGES_PER_IP_AN_HOUR);
  const refused = await (await send(valid)).text();
  expect(refused).toContain('Too many messages were sent');
  expect(refused).toContain('value="ada@example.com"');
  expect((await list()).unanswered).toHaveLength(CONTACT_MESSAGES_PER_IP_AN_HOUR);

  const endHour = () => centre.program.sql`delete from desk.limits where key like 'contact-address:%'`;
  await endHour();
  const leftToday = CONTACT_MESSAGES_PER_IP_A_DAY - CONTACT_MESSAGES_PER_IP_AN_HOUR;
  expect((await sendTimes(leftToday + 1)).indexOf(429)).toBe(leftToday);

  await endHour();
  await centre.program.sql`delete from desk.limits where key like 'contact-address-day:%'`;
  await centre.program.sql`update desk.limits set points = ${CONTACT_MESSAGES_A_DAY} where key like 'contact:%'`;
  expect(await sendTimes(1)).toEqual([429]);
  // A network that has sent nothing today can still write once.
  await centre.program.sql`delete from desk.limits where key like 'contact-network-day:%'`;
  expect(await sendTimes(2)).toEqual([303, 429]);
});

test('POST /contact: a double click counts once, also when it is the last message within the limit', async () => {
  for (let at = 0; at < CONTACT_MESSAGES_PER_IP_AN_HOUR; at += 1) {
    const once = { ...valid, idempotency_key: crypto.randomUUID() };
    const answers = await Promise.all([send(once), send(once)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  }
  expect((await list()).unanswered).toHaveLength(CONTACT_MESSAGES_PER_IP_AN_HOUR);
  expect((await send(valid)).status).toBe(429);
});

test('POST /contact: the limits of an address do not count messages that were not stored', async () => {
  const { sql } = centre.program;
  const sendAll = async () => {
    const statuses = new Set<number>();
    for (let at = 0; at <= CONTACT_MESSAGES_PER_IP_A_DAY; at += 1) statuses.add((await send(valid)).status);
    return [...statuses];
  };
  const error = vi.spyOn(centre.program.log, 'error').mockImplementation(() => {});
  await sql`alter table desk.contact_messages rename to contact_messages_away`;
  const failed = await sendAll();
  await sql`alter table desk.contact_messages_away rename to contact_messages`;
  error.mockRestore();
  expect(failed).toEqual([503]);
  await sql`
    insert into desk.contact_messages (id, sent_at, body)
    select gen_random_uuid(), now(), '' from generate_series(1, ${UNANSWERED_MESSAGES_MAX})`;
  expect(await sendAll()).toEqual([429]);
  await sql`delete from desk.contact_messages`;
  expect((await send(valid)).status).toBe(303);
});

testInFaults('POST /contact: limits messages of one IPv6 /48, which has many /64', async () => {
  await using proxied = await openTestCentre({ env: { TRUST_PROXY: 'loopback' } });
  const headers = (address: string) => ({ origin: proxied.program.config.publicUrl, 'x-forwarded-for': address });
  const sendFrom = async (address: string) => {
    const init = {
      method: 'POST',
      body: new URLSearchParams(valid),
      redirect: 'manual',
      headers: headers(address),
    } as const;
    return (await fetch(`${proxied.url}/contact`, init)).status;
  };
  const statuses: number[] = [];
  for (let at = 0; at <= CONTACT_MESSAGES_PER_NETWORK_A_DAY; at += 1)
    statuses.push(await sendFrom(`2001:db8:1:${at.toString(16)}::1`));
  expect(statuses.indexOf(429)).toBe(CONTACT_MESSAGES_PER_NETWORK_A_DAY);
  expect(await sendFrom('2001:db8:2::1')).toBe(303);
});

test('POST /contact: warns in the log, once an hour, that the limit of the centre refuses messages', async () => {
  const warn = vi.spyOn(centre.program.log, 'warn').mockImplementation(() => {});
  await send(valid);
  await centre.program.sql`update desk.limits set points = ${CONTACT_MESSAGES_A_DAY} where key like 'contact:%'`;
  expect([(await send(valid)).status, (await send(valid)).status]).toEqual([429, 429]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('refuses messages')]]);
  warn.mockRestore();
});

test('POST /contact: refuses another site and another media type', async () => {
  expect((await send(valid, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(valid, { 'content-type': 'text/plain' })).status).toBe(415);
});

test('POST /contact: a fault of the database is answered in words, and the form keeps what was typed', async () => {
  await centre.program.sql`alter table desk.contact_messages rename to contact_messages_away`;
  const answer = await send(valid);
  await centre.program.sql`alter table desk.contact_messages_away rename to contact_messages`;
  expect(answer.status).toBe(503);
  const html = await answer.text();
  expect(html).toContain('Your message could not be sent.');
  expect(html).toContain('value="Ada Park"');
});

test('GET /contact: begins a message about a plan, and ignores an unknown one', async () => {
  const load = async (plan: string) => (await fetch(`${centre.url}/contact?plan=${plan}`)).text();
  expect(await load('growth')).toContain('I have a question about the plan Growth 12: ');
  expect(await load('constructor')).not.toContain('I have a question');
});
