import { expect, test } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { toWirePosition } from '../src/live/test/fake-feed-server.ts';

const centre = await openForAllTests(openTestCentre());

/** A page with a signed-in tutor, and the number of its loads. */
async function openSignedInPage() {
  const tutor = await centre.createTutor({ name: 'Ms Lee' });
  const visitor = await openVisitor(centre.url);
  const page = await visitor.context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(tutor.email);
  await page.getByLabel('Password').fill(tutor.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Welcome, Ms Lee').waitFor();
  const loads = { count: 0 };
  page.on('load', () => {
    loads.count += 1;
  });
  return { visitor, page, loads };
}

test('a new build reloads the page once, but not while somebody types', async () => {
  const { visitor, page, loads } = await openSignedInPage();
  await using _ = visitor;
  const { build: own } = await (await page.request.get('/api/centre')).json();
  let connections = 0;
  const typing = Promise.withResolvers<void>();
  await page.routeWebSocket('**/api/feed', (socket) => {
    connections += 1;
    const greet = (build: string) =>
      socket.send(JSON.stringify({ type: 'hello', position: toWirePosition(connections), build }));
    if (connections === 1) {
      greet(own);
      socket.close();
    } else void typing.promise.then(() => greet('another'));
  });
  await page.goto('/student-management');
  await page.getByRole('button', { name: 'Create Student' }).first().click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => connections).toBe(2);
  typing.resolve();
  await page.getByRole('dialog').getByLabel('Name').fill('Half typed');
  expect(loads.count).toBe(1);
  await page.keyboard.press('Escape');
  const asking = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await asking.waitFor();
  expect(loads.count).toBe(1);
  await asking.getByRole('button', { name: 'Close without saving' }).click();
  await expect.poll(() => loads.count).toBe(2);
  await page.getByText('Welcome, Ms Lee').waitFor();
  expect(loads.count).toBe(2);
});

test('a missing code chunk reloads the page once, then shows a message', async () => {
  const { visitor, page, loads } = await openSignedInPage();
  await using _ = visitor;
  await page.route('**/assets/all-class-history-page*', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('link', { name: 'Class history' }).click();
  await page.getByRole('button', { name: 'Reload the page' }).waitFor();
  await expect.poll(() => loads.count).toBe(1);
  await page.getByRole('heading', { name: 'This page cannot be shown' }).waitFor();
  await page.unroute('**/assets/all-class-history-page*');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('heading', { name: 'Class history' }).waitFor();
  await expect.poll(() => loads.count).toBe(2);
});

test('a code chunk that a busy server does not send reloads no page', async () => {
  const { visitor, page, loads } = await openSignedInPage();
  await using _ = visitor;
  visitor.allowFault(/answered 503/);
  await page.route('**/assets/all-class-history-page*', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await page.getByRole('link', { name: 'Class history' }).click();
  await page.getByRole('heading', { name: 'This page cannot be shown' }).waitFor();
  await page.unroute('**/assets/all-class-history-page*');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('heading', { name: 'Class history' }).waitFor();
  expect(loads.count).toBe(1);
});
