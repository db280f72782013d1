import { expect, test } from 'vitest';
import { logTablesSkipReason, toLogTablesTitle } from '#events/store/test/test-log.ts';
import { loadKnownLog } from '#services/core/event-log/known-log.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openSignedInVisitor } from './steps.ts';

test.skipIf(logTablesSkipReason)(
  toLogTablesTitle("record: the owner's pages say what the event store lacks, until the log is back"),
  async () => {
    await using centre = await openTestCentre();
    const { sql } = centre.program;
    for (const name of ['Ana Silva', 'Ben Larsson', 'Mia Lindqvist']) await centre.createStudent({ name, classes: 4 });
    await using office = await openSignedInVisitor(centre, await centre.createTutor({ owner: true }));
    office.allowFault(/answered 503$/);
    const { page } = office;
    await page.goto('/owner');
    await page.getByText('The record has not been checked yet.').waitFor();
    await expect.poll(async () => (await loadKnownLog(sql))?.counted?.position).toBe(await centre.program.store.head());
    const alterLog = (change: string) =>
      sql.begin((tx) => tx.unsafe(`alter table log.events disable trigger all; ${change}`).simple());
    await alterLog(`
      create table kept_log as table log.events;
      delete from log.events where position > (select max(position) - 3 from log.events)`);

    const alert = page.getByRole('alert').filter({ hasText: 'Part of the record is missing on the server' });
    await alert.getByText(/holds an older copy of the log: 3 of its \d+ events are missing/).waitFor();
    await page.goto('/student-management');
    await page.getByText('Mia Lindqvist').first().waitFor();
    await page.goto('/owner/record');
    await alert.getByText('Nothing can be saved until it is restored').waitFor();
    await page.getByRole('button', { name: 'Seal now' }).click();
    await page.getByText("Part of the center's record is missing on the server").first().waitFor();

    await alterLog('delete from log.events; insert into log.events table kept_log');
    await page.getByText('The record has not been checked yet.').waitFor();
    expect(await alert.count()).toBe(0);
  },
);
