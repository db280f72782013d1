/** Packets: an owner makes one from the statement, and anybody checks its file on a page that needs no server. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PacketRow } from '#contracts/packets.ts';
import { toSealMessage } from '#events/core/ledger-seal/seal-message.ts';
import { signPacket } from '#services/classes/packets/sign-packet.ts';
import type { SealKey } from '#services/core/seal-key.ts';
import { toKeyFingerprint } from '#services/record/packet-check/signed-fields.ts';
import { openTestCentre, runningClockFromNoon } from '#testing/centre-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
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
    // A saved page holds the keys that were published when it was saved.
    await page.getByText(/ published this on http.* as its key \(read on /).waitFor();
    expect(await listJoined(page)).toEqual(joined);
    expect(await findPaid(page).innerText()).toContain('−$200.00');
    await page.getByText(/^Owed at the end of .*: \$100\.00\.$/).waitFor();
    await input.setInputFiles(changed);
    await page.getByText(/^Entry 2 of Nov 19, 2026: reason/).waitFor();
    await page.getByText(/^Money, entry 8 of Nov 19, 2026: amount/).waitFor();
    await input.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await page.getByText('other.json: This file is not a packet of Rollbook.').waitFor();
    const newer = Buffer.from(JSON.stringify({ ...packet, format: 'rollbook-packet-7' }));
    await input.setInputFiles({ name: 'newer.json', mimeType: 'application/json', buffer: newer });
    await page.getByText('newer.json: This packet was made by a newer version of Rollbook').waitFor();
  }
  // The page of the key shows the same as the packet, and leads to the checker.
  await page.goto('/verify');
  await page.getByRole('link', { name: 'the center publishes on its site' }).click();
  await page.getByText(await toKeyFingerprint(packet.signature.publicKey), { exact: true }).waitFor();
  await page.getByText(/^In use since /).waitFor();
  await page.getByRole('link', { name: 'Check a packet or a seal' }).click();
  await page.waitForURL(/\/verify$/);
  // A packet that somebody signed with a key of their own.
  const { digests: _, signature: __, code: ___, ...unsigned } = JSON.parse(await readFile(file, 'utf8'));
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const key: SealKey = {
    publicKey: Buffer.from(x, 'base64url').toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('hex'),
  };
  const foreign = await signPacket(
    {
      ...unsigned,
      seal: null,
      events: unsigned.events.map(unseal),
      rows: unsigned.rows.map(unmark),
      money_rows: unsigned.money_rows.map(unmark),
    },
    key,
  );
  await input.setInputFiles({
    name: 'foreign.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(foreign)),
  });
  await page.getByText('This key is none of those that').waitFor();
  await page.getByText('This packet was signed with a key that is not among').waitFor();
  expect(await page.getByText('Nothing was changed').count()).toBe(0);
  const sealed = { events: 7, root: 'ab'.repeat(32), sealedAt: '2026-11-03T08:00:00.000Z' };
  const seal = { ...sealed, publicKey: key.publicKey, signature: key.sign(toSealMessage(sealed)) };
  const fingerprint = await toKeyFingerprint(key.publicKey);
  const keptSeal = { format: 'rollbook-seal-1', center: 'x', time_zone: 'UTC', seal, fingerprint, proofs: [] };
  await input.setInputFiles({
    ...{ name: 'seal.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(keptSeal)) },
  });
  await page.getByText('These seals were signed with a key that is not among').waitFor();
  expect(errors).toEqual([]);
}, 120_000);

const unseal = (event: object) => ({ ...event, index: null, proof: '' });
const unmark = (row: object) => ({ ...row, sealed: false });

testInFaults(
  'seals: a family keeps one, and a saved page shows later that nothing before it was changed',
  async () => {
    await using centre = await openTestCentre();
    await using folder = await createFolder();
    const student = await centre.createStudent({ name: 'Mia Lund', classes: 6 });
    const family = await centre.createFamily({ name: 'Ann Lund', children: [student.id] });
    const olive = await centre.createTutor({ name: 'Olive Owner', owner: true });
    const owner = await centre.signIn(olive.email, olive.password);
    await using home = await openSignedInVisitor(centre, family);
    const { page } = home;
    const region = page.getByRole('region', { name: 'Keep a seal of the record' });
    const save = async (act: () => Promise<void>, name: string) => {
      const saved = page.waitForEvent('download');
      await act();
      const path = join(folder.path, name);
      await (await saved).saveAs(path);
      return path;
    };
    await page.goto('/family');
    home.allowFault(/\/api\/seal-file answered 409|status of 409/);
    await region.getByRole('button', { name: 'Save the last seal' }).click();
    await region.getByText('The record is sealed each night').waitFor();
    expect((await owner.post('/api/record/seals', {})).status).toBe(200);
    const kept = await save(() => region.getByRole('button', { name: 'Save the last seal' }).click(), 'kept.json');
    await region.getByText('Keep it in a safe place').waitFor();
    await centre.createStudent({ classes: 3 });
    expect((await owner.post('/api/record/seals', {})).status).toBe(200);
    const files = region.getByLabel('Seals or packets that you kept');
    const newer = await save(() => files.setInputFiles(kept), 'newer.json');
    await region.getByText('Now choose it together with your kept files').waitFor();
    await files.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await region.getByText('x.json holds no seal,').waitFor();
    const checker = join(folder.path, 'verify.html');
    await writeFile(checker, await (await fetch(`${centre.url}/verify`)).text());

    await page.goto(pathToFileURL(checker).href);
    const input = page.getByLabel('Choose the file of a packet');
    await input.setInputFiles([newer, kept]);
    await page
      .getByText(/^Nothing was changed: all that .* had recorded by .* is in its record of .* as it was\.$/)
      .waitFor();
    await page.getByText(/ published this on http/).waitFor();
    await input.setInputFiles(kept);
    await page.getByText(/^This is a seal of /).waitFor();
    const changed = { ...JSON.parse(await readFile(newer, 'utf8')), proofs: [] };
    const unproven = Buffer.from(JSON.stringify(changed));
    await input.setInputFiles([
      { name: 'newer.json', mimeType: 'application/json', buffer: unproven },
      { name: 'kept.json', mimeType: 'application/json', buffer: await readFile(kept) },
    ]);
    await page.getByText('These files do not prove what happened after kept.json.').waitFor();
    const { seal, ...rest } = JSON.parse(await readFile(kept, 'utf8'));
    const tampered = JSON.stringify({ ...rest, seal: { ...seal, events: seal.events - 1 } });
    await input.setInputFiles({ name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(tampered) });
    await page.getByText('kept.json: This seal was changed after it was signed').waitFor();
  },
  120_000,
);

async function createFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'rollbook-packets-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
