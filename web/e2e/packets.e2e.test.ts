/** Packets: an owner makes one from the statement, and anybody checks its file on a page that needs no server. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PacketRow } from '#contracts/packets.ts';
import { openTestCentre, runningClockFromNoon } from '#testing/centre-fixture.ts';
import { openInPortal, openSignedInVisitor } from './steps.ts';

test('packets: an owner makes one, the student opens it, and a saved page checks its file offline', async () => {
  await using centre = await openTestCentre({ clock: runningClockFromNoon() });
  await using folder = await createFolder();
  const student = await centre.createStudent({ name: 'Mia Lund', classes: 6 });
  const tutor = await centre.createSignedInTutor({ name: 'Sam Okafor' });
  const mark = { status: 'present', date: '2026-11-19', reason: 'Paper roll' };
  expect((await tutor.post(`/api/students/${student.id}/attendance`, mark)).status).toBe(200);
  // Marked absent on the wrong day, and moved.
  const absence = { status: 'absent', date: '2026-11-18' };
  expect((await tutor.post(`/api/students/${student.id}/attendance`, absence)).status).toBe(200);
  const moved = { seen_version: 3, status: 'absent', date: '2026-11-17', reason: 'Wrong day' };
  expect((await tutor.post(`/api/students/${student.id}/attendance/2026-11-18/correct`, moved)).status).toBe(200);
  const wrong = { status: 'present', date: '2026-11-16', reason: 'Late entry' };
  expect((await tutor.post(`/api/students/${student.id}/attendance`, wrong)).status).toBe(200);
  const voiding = { seen_version: 5, reason: 'Was not here' };
  expect((await tutor.post(`/api/students/${student.id}/attendance/2026-11-16/void`, voiding)).status).toBe(200);
  const olive = await centre.createTutor({ name: 'Olive Owner', owner: true });
  const bought = { classes: 6, code: 'starter', purchase: { price_cents: 30_000, price_reason: 'Second child' } };
  const paid = { amount_cents: 20_000, method: 'check', reference: '1042', received_on: '2026-11-19' };
  const payment = { ...paid, received_by: olive.id };
  expect((await tutor.post(`/api/students/${student.id}/classes/add`, { ...bought, payment })).status).toBe(200);
  await using office = await openSignedInVisitor(centre, olive);
  const { page } = office;
  await page.goto('/owner/packets');
  await page.getByText('No packets yet').waitFor();
  await openInPortal(page, `/statement/${student.id}`);
  await page.getByRole('link', { name: 'Packets' }).click();
  await page.getByText('No packets about this student yet').waitFor();
  await page.getByRole('button', { name: 'Make the packet' }).dblclick();
  await page.getByRole('heading', { name: 'How to check this packet' }).waitFor();
  await page.getByText('Nothing was recorded for this student since the packet was made.').waitFor();
  await page.getByText(/^Every entry is proven by the seal of /).waitFor();
  const address = new URL(page.url()).pathname;
  const listJoined = async (of: Page) => [
    await of.getByRole('row').filter({ hasText: 'Corrected later by entry 4.' }).innerText(),
    await of.getByRole('row').filter({ hasText: 'Corrects entry 3.' }).innerText(),
    await of.getByRole('row').filter({ hasText: 'Corrects entry 5.' }).innerText(),
  ];
  const joined = ['Marked absent.', 'Moved from Nov 18, 2026.', 'Class given back because the mark was removed.'].map(
    (text) => expect.stringContaining(text),
  );
  expect(await listJoined(page)).toEqual(joined);
  const findPaid = (of: Page) =>
    of
      .getByRole('table', { name: /^(?:Money|Entries of money)$/ })
      .getByRole('row')
      .filter({ hasText: 'Payment by check (no. 1042, received by Olive Owner).' });
  expect(await findPaid(page).innerText()).toContain('−$200.00');
  expect(await page.getByLabel('Money of the period').innerText()).toMatch(/Due\s.*\$300\.00[\s\S]*= \$100\.00$/);
  const save = async (name: string) => {
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const path = join(folder.path, (await saved).suggestedFilename());
    await (await saved).saveAs(path);
    return path;
  };
  const [file, checker] = [await save('File to check (JSON)'), await save('Checking page')];
  await page.getByRole('link', { name: 'Back to the packets' }).click();
  await page.getByText('No changes').waitFor();
  expect(await page.getByRole('row').count()).toBe(2);
  await page.getByRole('link', { name: 'All packets' }).click();
  await page.getByRole('row', { name: /^Mia Lund/ }).waitFor();

  await using home = await openSignedInVisitor(centre, student);
  await home.page.goto(address);
  await home.page.getByText('Reason: Paper roll').waitFor();
  await home.page.setViewportSize({ width: 390, height: 844 });
  expect(await listJoined(home.page)).toEqual(joined);
  await home.page.getByText('No. 4 ·').waitFor();
  expect(await findPaid(home.page).innerText()).toMatch(/−\$200\.00\s+owed −\$200\.00/);
  const attendance = home.page.getByRole('table', { name: 'Attendance' });
  await attendance
    .getByRole('cell', { name: /^Recorded by Sam Okafor, / })
    .first()
    .waitFor();
  await attendance.getByRole('cell', { name: /^Last changed by Sam Okafor, / }).waitFor();
  await openInPortal(home.page, `/packets/${student.id}`);
  await home.page.getByRole('link', { name: 'Nov 1, 2026 to Nov 20, 2026' }).waitFor();
  expect(await home.page.getByRole('button', { name: 'Make the packet' }).count()).toBe(0);

  const { default: packet } = await import(pathToFileURL(file).href, { with: { type: 'json' } });
  packet.rows.find(({ version }: PacketRow) => version === 2).reason = 'Never happened';
  packet.money_rows[0].amount_cents = 10_000;
  const changed = join(folder.path, 'changed.json');
  await writeFile(changed, JSON.stringify(packet));
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const input = page.getByLabel('Choose the file of a packet');
  for (const place of ['/verify', pathToFileURL(checker).href]) {
    await page.goto(place);
    await input.setInputFiles(file);
    await page.getByText('Nothing was changed since this packet was signed.').waitFor();
    await page.getByText(packet.code, { exact: true }).waitFor();
    expect(await listJoined(page)).toEqual(joined);
    expect(await findPaid(page).innerText()).toContain('−$200.00');
    await page.getByText(/^Owed at the end of .*: \$100\.00\.$/).waitFor();
    await input.setInputFiles(changed);
    await page.getByText(/^Entry 2 of Nov 19, 2026: reason/).waitFor();
    await page.getByText(/^Money, entry 8 of Nov 19, 2026: amount/).waitFor();
    await input.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await page.getByText('other.json: This file is not a packet of Rollbook.').waitFor();
    const newer = Buffer.from(JSON.stringify({ ...packet, format: 'rollbook-packet-6' }));
    await input.setInputFiles({ name: 'newer.json', mimeType: 'application/json', buffer: newer });
    await page.getByText('newer.json: This packet was made by a newer version of Rollbook').waitFor();
  }
  expect(errors).toEqual([]);
}, 120_000);

async function createFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'rollbook-packets-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
