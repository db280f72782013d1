import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import { allProjections } from '#projections/all.ts';
import { rebuildReadModels } from '#projections/engine/rebuild-read-models.ts';
import type { MailMessage } from '#services/platform/mail/mail-delivery.ts';
import type { Program } from '#services/server/program/program.ts';
import { createOpenQuestion, openHomeworkCentre } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { startGradeMail } from './grade-mail.ts';

const stops: (() => Promise<void>)[] = [];
const log = { warn: vi.fn(), error: vi.fn() } as unknown as Program['log'];

// No SMTP server runs, so enqueued messages stay in the queue.
const room = await openForAllTests(openHomeworkCentre({ SMTP_URL: 'smtp://127.0.0.1:9' }));
const program = room.centre.program;
beforeEach(() => start());
afterEach(stop);

async function start(parts: Partial<Pick<Program, 'mail' | 'config'>> = {}): Promise<void> {
  stops.push(await startGradeMail({ ...program, log, ...parts }));
}
async function stop(): Promise<void> {
  for (const each of stops.splice(0)) await each();
}

/** Submits Mia's work and grades it. Returns the id of the homework. */
async function graded(): Promise<string> {
  const id = await room.createHomework({ questions: [createOpenQuestion('Why?')], grading_type: 'tutor-graded' });
  await room.submitHomework(room.mia, id, { 'Why?': 'Because' });
  const answer = await room.tutor.post(`/api/homework/${id}/submissions/${room.ids.mia}/grade`, { grade: 83 });
  expect(answer.status).toBe(200);
  return id;
}
const letters = async (id: string): Promise<MailMessage[]> => {
  const rows = await program.sql<{ data: MailMessage }[]>`
    select data from desk_jobs.job where name = 'mail' and data ->> 'text' like ${`%/submission/${id}%`}`;
  return rows.map(({ data }) => data);
};
const position = async () => {
  const [row] = await program.sql<{ position: string }[]>`select position from desk.reactors where name = 'grade-mail'`;
  return BigInt(row?.position ?? -1);
};
/** Resolves when the reactor has handled every event up to now. */
const done = async () => {
  const head = (await program.store.head()) ?? 0n;
  await expect.poll(position).toBeGreaterThanOrEqual(head);
};

test('startGradeMail: writes to a student when work is graded, without the grade', async () => {
  const id = await graded();
  await expect.poll(() => letters(id)).toHaveLength(1);
  const [letter] = await letters(id);
  const [mia] = await program.sql<{ email: string }[]>`select email from accounts."user" where id = ${room.ids.mia}`;
  expect(letter?.to).toBe(mia?.email);
  expect(letter?.subject).toContain('graded');
  expect(letter?.text).toContain('Hello Mia Chen,');
  // The random ids in the link may contain these digits.
  expect(letter?.text.replace(/https?:\S+/, '')).not.toContain('83');
});

test('startGradeMail: sends one mail for each event, even if the program ends before the commit, and with several copies', async () => {
  await stop();
  const taken: string[] = [];
  let ends = true;
  const mail: Program['mail'] = {
    ...program.mail,
    async send(message, options) {
      await program.mail.send(message, options);
      taken.push(message.to);
      if (ends) throw new Error('the program ends here');
    },
  };
  await start({ mail });
  const id = await graded();
  await expect.poll(() => taken).toHaveLength(1);
  expect(await letters(id)).toHaveLength(0);
  ends = false;
  await stop();
  await Promise.all([start({ mail }), start({ mail }), start()]);
  await done();
  expect(await letters(id)).toHaveLength(1);
  await stop();
  await start();
  const next = await graded();
  await done();
  expect([await letters(id), await letters(next)].map(({ length }) => length)).toEqual([1, 1]);
});

test('startGradeMail: sends nothing when the read models are rebuilt', async () => {
  const id = await graded();
  await done();
  const { sql, store, keys, centre } = program;
  await rebuildReadModels({ sql, store, keys, projections: allProjections, logId: centre.logId });
  const next = await graded();
  await done();
  expect([await letters(id), await letters(next)].map(({ length }) => length)).toEqual([1, 1]);
});

test('startGradeMail: does not send later what happened while SMTP was not configured', async () => {
  await stop();
  await start({ config: { ...program.config, smtpUrl: undefined } });
  const id = await graded();
  await done();
  await stop();
  await start();
  const next = await graded();
  await done();
  expect([await letters(id), await letters(next)].map(({ length }) => length)).toEqual([0, 1]);
});

test('startGradeMail: sends nothing about events from before its first start', async () => {
  await stop();
  await program.sql`delete from desk.reactors`;
  const id = await graded();
  await start();
  const next = await graded();
  await done();
  expect([await letters(id), await letters(next)].map(({ length }) => length)).toEqual([0, 1]);
});

test('startGradeMail: logs an event that this release cannot read, and sends the mail about other events', async () => {
  const newer = {
    ...{ id: crypto.randomUUID(), type: 'SubmissionGraded', schemaVersion: 99, hash: 'f'.repeat(64) },
    ...{ recordedAt: new Date().toISOString(), metadata: '{}', data: '{"marks":[]}' },
  };
  const stream = toSubmissionStream(crypto.randomUUID(), crypto.randomUUID());
  await program.store.append(stream, [newer], 'no-stream');
  const id = await graded();
  await expect.poll(() => letters(id)).toHaveLength(1);
  expect(log.error).toHaveBeenCalledWith(
    { fault: 'unknown-version', place: `${stream}@1` },
    expect.stringContaining('cannot be read'),
  );
});

test('startGradeMail: after a restore of the log from an older backup, sends no mail twice and misses no new event', async () => {
  const id = await graded();
  await expect.poll(() => letters(id)).toHaveLength(1);
  await stop();
  // Simulates a restore from a backup that lacks the last events: the reactor's checkpoint is ahead, or names an event
  // that the log lacks.
  for (const lost of [
    { position: '9000000000000', last_event: null },
    { position: '1', last_event: JSON.stringify(['centre', 999, crypto.randomUUID()]) },
  ]) {
    await program.sql`update desk.reactors set ${program.sql(lost)} where name = 'grade-mail'`;
    await start();
    const next = await graded();
    await expect.poll(() => letters(next)).toHaveLength(1);
    await done();
    expect(await letters(id)).toHaveLength(1);
    await stop();
  }
});
