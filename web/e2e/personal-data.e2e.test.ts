/** A parent downloads what is kept about the child and reads it; where there is no file, the page says why. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PERSONAL_DATA_FILES_PER_DAY } from '#events/values/limits.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { assignHomeworkByApi, submitAnswersByApi } from './homework.ts';
import { openInPortal, openSignedInVisitor } from './steps.ts';

const centre = await openForAllTests(openTestCentre());
const lee = await centre.createTutor({ name: 'Ms Lee', owner: true });
const tutor = await centre.signIn(lee.email, lee.password);
const mia = await centre.createStudent({ name: 'Mia Chen', classes: 6 });
const noah = await centre.createStudent({ name: 'Noah Brandt', classes: 6 });
const ann = await centre.createFamily({ name: 'Ann Chen', children: [mia.id] });
const homework = await assignHomeworkByApi(tutor, [mia], { title: 'Fractions' });
await submitAnswersByApi(centre, mia, homework, [1, 1]);

async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.(html|json)$/);
  return readFile(await file.path(), 'utf8');
}

test('a parent downloads the data of the child and reads the chosen answers as texts', async () => {
  await using parent = await openSignedInVisitor(centre, ann);
  const { page } = parent;
  await page.goto('/family');
  await page.getByRole('link', { name: 'Download Data' }).click();
  await page.getByText('Mia Chen').first().waitFor();
  const { homework: works } = JSON.parse(await download(page, 'Download for programs'));
  const [{ options }] = works[0].submission.questions;
  expect(works[0].submission.answers[0].answer).toBe(1);
  const html = await download(page, 'Download to read');
  await page.getByText('The file is in your downloads.').waitFor();

  const reader = await parent.context.newPage();
  await reader.setContent(html);
  await reader.getByRole('heading', { name: 'Everything we keep about Mia Chen' }).waitFor();
  await reader.getByText(`Student’s answer, correct: ${options[1]}`, { exact: true }).waitFor();
});

testInFaults('no access, an address of nobody and the eleventh file of a day are answered in words', async () => {
  await using parent = await openSignedInVisitor(centre, ann);
  const { page } = parent;
  await page.goto(`/personal-data/${noah.id}`);
  for (const address of [crypto.randomUUID(), 'banana', noah.id]) {
    await openInPortal(page, `/personal-data/${address}`);
    await page
      .getByText('You no longer have access to this student. If that is a mistake, ask the center.')
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Download to read' }).count()).toBe(0);
  }
  const family = await centre.signIn(ann.email, ann.password);
  for (let n = 0; n < PERSONAL_DATA_FILES_PER_DAY; n += 1) await family.get(`/api/students/${mia.id}/personal-data`);
  await openInPortal(page, `/personal-data/${mia.id}`);
  await page.getByRole('button', { name: 'Download to read' }).click();
  await page.getByText('You have made 10 files about this student today. Try again tomorrow.').first().waitFor();
});

testInFaults('the staff reads that there is nobody at an address, and that an erased student has no file', async () => {
  await using desk = await openSignedInVisitor(centre, lee);
  const { page } = desk;
  await page.goto('/personal-data/banana');
  await page.getByText('There is no student with this address.').first().waitFor();
  await openInPortal(page, `/personal-data/${crypto.randomUUID()}`);
  await page.getByText('There is no student with this address.').first().waitFor();

  await tutor.delete(`/api/students/${noah.id}`);
  expect((await tutor.post(`/api/people/${noah.id}/erasure`, { name: 'Noah Brandt' })).status).toBe(200);
  await centre.program.runner.caughtUp();
  await openInPortal(page, `/personal-data/${noah.id}`);
  await page.getByText('The personal data of this student was erased, so there is no file.').waitFor();
  await openInPortal(page, `/money/${noah.id}`);
  await page.getByText('Nothing more can be recorded.').waitFor();
  expect(await page.getByRole('button', { name: 'Record payment' }).count()).toBe(0);
  await openInPortal(page, `/owner?student=${noah.id}`);
  await page.getByRole('link', { name: 'Class history' }).first().waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Download data' }).count()).toBe(0);
});
