import { randomUUID } from 'node:crypto';
import { NIL } from 'uuid';
import { expect, test } from 'vitest';
import { formatSeal } from '#events/core/ledger-seal/seal-message.ts';
import type { MailMessage } from '#services/platform/mail/mail-delivery.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { sealLog } from './seal-log.ts';
import { startSealMail } from './seal-mail.ts';

test('startSealMail: prints each seal once and mails it to the owners, also with several copies', async () => {
  // No SMTP server runs, so enqueued messages stay in the queue.
  await using centre = await openTestCentre({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  const { program } = centre;
  const owner = await centre.createTutor({ owner: true });
  await centre.createTutor();
  await program.runner.caughtUp();
  const lines: string[] = [];
  const parts = { ...program, announce: (line: string) => lines.push(line) };
  const stops = await Promise.all([startSealMail(parts), startSealMail(parts)]);
  const sealed = await sealLog(program, { actor: { id: NIL, role: 'system' }, commandId: randomUUID() });
  if (sealed.status !== 'sealed') throw new Error(sealed.status);
  const seal = formatSeal(sealed.seal);
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toContain(seal);

  // The line is printed just before the transaction that enqueues the mail commits.
  const fetchJobs = () => program.sql<{ data: MailMessage }[]>`select data from desk_jobs.job where name = 'mail'`;
  await expect.poll(fetchJobs).toHaveLength(1);
  const rows = await fetchJobs();
  expect(rows.map(({ data }) => data.to)).toEqual([owner.email]);
  expect(rows[0]?.data.text).toContain(`verify --seal ${seal}`);
  expect(rows[0]?.data.text).toContain(sealed.seal.publicKey);
  for (const stop of stops) await stop();
});
