/** The page on which a tutor imports students from a file, looks at what came of it and undoes it. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startImportJobs } from '#services/people/student-import/import-queue.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { findStudentLine, openInPortal, openSignedInVisitor } from './steps.ts';

const toFile = (lines: readonly string[], encoding: 'utf8' | 'utf16le' = 'utf8') => ({
  name: 'students.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${lines.join('\r\n')}`, encoding),
});

test('a tutor of an empty center looks at the preview, adjusts a column, imports the chosen rows and undoes it', async () => {
  await using centre = await openTestCentre();
  await startImportJobs(centre.program);
  await using desk = await openSignedInVisitor(centre, await centre.createTutor({ name: 'Ms Lee' }));
  const { page } = desk;
  await page.goto('/student-management');
  await page.getByText('No students yet').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Import' }).last().click();
  await page.getByText('No students have been imported yet.').waitFor();
  await page
    .getByLabel('File of students')
    .setInputFiles(
      toFile([
        'Schüler;E-Mail;Group;Classes left;Total;Date',
        'Mia Chen;mia@example.com;Tuesday;5,0;12;03/04/2026',
        'Noah Brandt;NOAH@example.com ;Tuesday;24;24',
        'Zoë Adams;zoe@;;1;1',
        'noah brandt;noah@example.com;;1;1',
        'Total;;;30;37',
        '',
      ]),
    );
  await page.getByText('students.csv: 5 rows, separated by semicolons, UTF-8').waitFor();
  // The header names no column for the name.
  await page.getByText('Choose the column. Without it, no row can be imported.').waitFor();
  await page.getByRole('button', { name: 'Not possible 5' }).waitFor();
  await page.getByLabel('Name', { exact: true }).selectOption({ label: 'Schüler (Mia Chen)' });
  await page.getByRole('button', { name: 'Not possible 3' }).waitFor();
  await page.getByText('Nothing in this file shows whether 03/04/2026 has the month or the day first.').waitFor();
  await page.getByLabel('Order of dates').selectOption({ label: 'Day first (22/11/2026)' });
  await page.getByText('03/04/2026 is read as Apr 3, 2026.').waitFor();
  const rows = page.getByRole('list', { name: 'Rows of the file' });
  const row = (text: string) => rows.getByRole('listitem').filter({ hasText: text });
  await row('Zoë Adams').getByText('“zoe@” is not an email address.').waitFor();
  await row('Row 5').getByText('Row 3 has the same email address.').waitFor();
  await row('Row 6').getByText('This looks like a row of totals, not like a student.').waitFor();
  expect(await rows.getByRole('checkbox', { checked: true }).count()).toBe(1);
  await row('Noah Brandt').first().getByText('18 are recorded, and 6 wait').waitFor();
  await page.getByLabel('Import the rows to check too').check();
  await page.getByRole('button', { name: 'Import 2 students' }).click();
  await page.getByText('2 students imported, 3 rows not imported').waitFor({ timeout: 60_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Rows to check (CSV)' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(
    '4,no,“zoe@” is not an email address.,Zoë Adams,zoe@',
  );

  await openInPortal(page, '/student-management');
  await findStudentLine(page, 'Mia Chen').waitFor();
  await findStudentLine(page, 'Noah Brandt').waitFor();
  const [mia] = await centre.program.sql`select id from accounts."user" where email = 'mia@example.com'`;
  await openInPortal(page, `/class-history/${mia?.id}`);
  await page.getByText('5 classes brought over from the former records').first().waitFor();

  await openInPortal(page, '/students/import');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Undo the import of students.csv?' });
  await dialog.getByText('2 students will be deleted').waitFor();
  await dialog.getByText('Groups that will be removed: Tuesday.').waitFor();
  await dialog.getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('Undone: 2 students deleted').waitFor({ timeout: 60_000 });
});

test('on a phone, a tutor imports a file in UTF-16, and a file without students says so', async () => {
  await using centre = await openTestCentre();
  await startImportJobs(centre.program);
  const tutor = await centre.createTutor({ name: 'Ms Lee' });
  await using phone = await openSignedInVisitor(centre, tutor, { viewport: { width: 390, height: 844 } });
  const { page } = phone;
  await page.goto('/students/import');
  await page.getByLabel('File of students').setInputFiles({ ...toFile([]), name: 'empty.csv' });
  await page.getByText('This file has no rows with students.').waitFor();
  const lines = ['Name\tEmail\tNote', 'Mia Chen\tmia@example.com\t"Sits\nin front"'];
  await page.getByLabel('File of students').setInputFiles(toFile(lines, 'utf16le'));
  await page.getByText('students.csv: 1 row, separated by tabs, UTF-16').waitFor();
  await page.getByText('Students can read the note').waitFor();
  await page.getByRole('button', { name: 'Import 1 student', exact: true }).click();
  await page.getByText('1 student imported').waitFor({ timeout: 60_000 });
});
