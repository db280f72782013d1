import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPublicBytesFetcher } from '#services/platform/fetch/fetch-public-bytes.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { createOpenQuestion } from '#testing/homework-fixture.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { createPicture } from '#testing/picture-fixture.ts';
import { addMultipleChoiceQuestion, assignHomeworkByApi, findQuestionEditor } from './homework.ts';
import { openSignedInVisitor, readAndCloseToast, type SignedInVisitor } from './steps.ts';

let centre: TestCentre;
let server: http.Server;
let lee: TestPerson;
let mia: TestPerson;
let desk: SignedInVisitor;
let home: SignedInVisitor;
let tutor: Client;
/** The requests that the server of the tutor's picture received. */
const asked: string[] = [];

beforeAll(async () => {
  const leaf = await createPicture({ width: 300, height: 200 });
  server = http.createServer(({ url = '', headers }, response) => {
    asked.push(`${headers['user-agent']} ${url}`);
    if (url === '/leaf.png') response.end(leaf);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ports = { 'http:': [(server.address() as AddressInfo).port] };
  const fetchBytes = createPublicBytesFetcher({ resolve: async () => ['127.0.0.1'], isAllowed: () => true, ports });
  centre = await openTestCentre({ fetchBytes });
  lee = await centre.createTutor({ name: 'Ms Lee' });
  mia = await centre.createStudent({ name: 'Mia Chen' });
  tutor = await centre.signIn(lee.email, lee.password);
  [desk, home] = [await openSignedInVisitor(centre, lee), await openSignedInVisitor(centre, mia)];
});
afterAll(async () => {
  await Promise.all([desk, home].map((each) => each[Symbol.asyncDispose]()));
  await centre[Symbol.asyncDispose]();
  server.close();
});

const address = (path: string) => `http://pictures.example:${(server.address() as AddressInfo).port}${path}`;
const widthOf = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth);

/** The hosts to which this page sends requests, from now on. */
function recordHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'blob:' && protocol !== 'data:') hosts.add(host);
  });
  return hosts;
}

async function choose(page: Page, question: Locator, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    question.getByRole('button', { name: /^(Upload a|Replace the) picture/ }).click(),
  ]);
  await chooser.setFiles({ name, mimeType, buffer });
}

test('a tutor uploads a picture, and the student’s browser loads it from this site only', async () => {
  const { page } = desk;
  await page.goto('/create-homework');
  await page.getByLabel('Title').fill('Leaves');
  await addMultipleChoiceQuestion(page, 1, 'Which leaf is this?', 'B');
  await page.getByLabel(/Mia Chen/).check();
  const question = findQuestionEditor(page, 1);
  // An upright photo from a phone, larger than the server accepts.
  const noise = {
    create: { width: 2_000, height: 1_500, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  };
  const photo = await sharp(noise as never)
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(2 * 1024 * 1024);
  await choose(page, question, 'IMG_0001.JPG', 'image/jpeg', photo);
  const picture = question.getByRole('img', { name: 'Question 1 image' });
  await expect.poll(() => widthOf(picture)).toBe(1_200);
  expect(await question.getByLabel('Image URL').count()).toBe(0);

  await question.getByRole('button', { name: 'Remove the picture of question 1' }).click();
  await picture.waitFor({ state: 'detached' });
  await choose(page, question, 'leaf.png', 'image/png', await createPicture({ width: 320, height: 200 }));
  await expect.poll(() => widthOf(picture)).toBe(320);
  await page.getByRole('button', { name: 'Create Assignment' }).click();
  await readAndCloseToast(page, 'Homework created');

  const { body } = await tutor.get('/api/homework');
  const id = body.homework.find(({ title }: { title: string }) => title === 'Leaves').id;
  const hosts = recordHosts(home.page);
  await home.page.goto(`/complete-homework/${id}`);
  await expect.poll(() => widthOf(home.page.getByRole('img', { name: 'Question 1 image' }))).toBe(320);
  expect([...hosts]).toEqual([new URL(centre.url).host]);
});

test('saving: is refused while a picture uploads, which goes to its question after a removal', async () => {
  const { page } = desk;
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/pictures', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto('/create-homework');
  await page.getByLabel('Title').fill('Slow leaves');
  await addMultipleChoiceQuestion(page, 1, 'Not asked after all', 'B');
  await addMultipleChoiceQuestion(page, 2, 'Which leaf is this?', 'B');
  await page.getByLabel(/Mia Chen/).check();
  await choose(
    page,
    findQuestionEditor(page, 2),
    'leaf.png',
    'image/png',
    await createPicture({ width: 320, height: 200 }),
  );
  await findQuestionEditor(page, 2).getByText('Uploading...').waitFor();
  await page.getByRole('button', { name: 'Delete question 1' }).click();
  await page.getByRole('button', { name: 'Create Assignment' }).click();
  await readAndCloseToast(page, "Question 1's picture is still uploading. Save again once it has finished.");
  answered.resolve();
  await expect.poll(() => widthOf(page.getByRole('img', { name: 'Question 1 image' }))).toBe(320);
  await page.getByRole('button', { name: 'Create Assignment' }).click();
  await readAndCloseToast(page, 'Homework created');
  await page.unroute('**/api/pictures');
});

test('an unusable picture is reported, and an address is loaded once, by the server alone', async () => {
  const { page } = desk;
  const hosts = recordHosts(page);
  await page.goto('/create-homework');
  await addMultipleChoiceQuestion(page, 1, 'Which leaf is this?', 'B');
  const question = findQuestionEditor(page, 1);
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const unreadable = 'This file cannot be shown. Choose another JPEG, PNG, WebP or GIF picture.';
  await choose(page, question, 'notes.pdf', 'application/pdf', Buffer.from('%PDF-1.4'));
  await question.getByText('Choose a picture: a JPEG, PNG, WebP or GIF file.').waitFor();
  await choose(page, question, 'evil.png', 'image/png', svg);
  await question.getByText(unreadable).waitFor();
  await choose(page, question, 'huge.png', 'image/png', Buffer.alloc(3 * 1024 * 1024));
  await question.getByText('This picture is larger than 2 MB. Choose a smaller one.').waitFor();
  expect(await question.getByLabel('Image URL').inputValue()).toBe('');
  const field = question.getByLabel('Image URL');
  await field.fill(address('/none.png'));
  await field.blur();
  await question
    .getByText("The picture couldn't be loaded from this address. Check it, or upload the picture instead.")
    .waitFor();
  await question.getByRole('button', { name: 'Try again' }).waitFor();
  const hint = page.getByText("Question 1: the picture at this address couldn't be loaded, so students won't see it.");
  await hint.waitFor();
  await field.fill(address('/leaf.png'));
  await field.blur();
  await expect.poll(() => widthOf(question.getByRole('img', { name: 'Question 1 image' }))).toBe(300);
  await hint.waitFor({ state: 'detached' });

  const image_url = address('/leaf.png');
  const id = await assignHomeworkByApi(tutor, [mia], {
    questions: [{ ...createOpenQuestion('Which leaf?'), image_url }],
  });
  await centre.program.runner.caughtUp();
  const studentsHosts = recordHosts(home.page);
  await home.page.goto(`/complete-homework/${id}`);
  await expect.poll(() => widthOf(home.page.getByRole('img', { name: 'Question 1 image' }))).toBe(300);
  expect([...new Set([...hosts, ...studentsHosts])]).toEqual([new URL(centre.url).host]);
  expect(asked.filter((request) => request.endsWith('/leaf.png'))).toEqual(['Rollbook /leaf.png']);
});
