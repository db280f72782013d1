import { expect, test } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';

test('installed: a page that is opened offline says so in words, and opens when the connection is back', async () => {
  await using centre = await openTestCentre();
  await using visitor = await openVisitor(centre.url, { serviceWorkers: 'allow' });
  visitor.allowFault(/GET \/student answered 503/);
  const page = await visitor.context.newPage();
  const student = await centre.createStudent();
  await page.goto('/login');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByLabel('Email').fill(student.email);
  await page.getByLabel('Password').fill(student.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('/student');
  await page.reload();
  await page.getByRole('heading', { name: 'Student Dashboard' }).waitFor();

  await visitor.context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'There is no connection' }).waitFor();
  const [light, dark] = ['rgb(251, 248, 241)', 'rgb(20, 28, 26)'];
  for (const [system, chosen, ground] of [
    ['light', null, light],
    ['dark', null, dark],
    ['light', 'dark', dark],
    ['dark', 'light', light],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.evaluate((theme) => {
      if (theme) localStorage.setItem('rollbook-theme', theme);
      else localStorage.removeItem('rollbook-theme');
    }, chosen);
    await page.reload();
    await page.getByRole('heading', { name: 'There is no connection' }).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground);
  }
  await visitor.context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Student Dashboard' }).waitFor();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
