import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisitor } from '#scripts/test/browser-fixture.ts';
import { openTestCentre, type TestCentre } from '#scripts/test/centre-fixture.ts';
import { auditAccessibility } from './audit-accessibility.ts';

let centre: TestCentre;
beforeAll(async () => {
  centre = await openTestCentre();
});
afterAll(() => centre[Symbol.asyncDispose]());

const pages = ['/', '/about', '/pricing'];

test('public pages are complete without JavaScript, and load without scripts of the portal', async () => {
  await using visitor = await openVisitor(centre.url, { javaScriptEnabled: false });
  const page = await visitor.context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const loaded: Record<string, string[]> = {};
  for (const path of pages) {
    requests.length = 0;
    await page.goto(path);
    loaded[path] = [...requests];
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${centre.program.config.publicUrl}${path}`,
    );
  }
  for (const files of Object.values(loaded)) {
    expect(files.length).toBeLessThanOrEqual(10);
    expect(files.filter((file) => file.endsWith('.js'))).toEqual([]);
  }

  await page.goto('/');
  for (const district of ['Vestal', 'Endwell', 'Endicott', 'Binghamton', 'Johnson City'])
    expect(await page.getByRole('listitem').getByText(district, { exact: true }).count()).toBe(1);
  expect(await page.getByRole('figure').count()).toBe(3);
  await page.getByRole('link', { name: 'See plans and prices' }).first().click();
  await page.waitForURL('/pricing');
  const excellence = page.getByRole('listitem').filter({ hasText: 'Excellence' });
  for (const text of ['$650', '$780', 'Save $130!', 'BEST VALUE', '18 classes', 'about $36 per session'])
    expect(await excellence.getByText(text).count(), text).toBe(1);
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await page.waitForURL('/about');
});

test('public pages: accessible in both themes, at every width', async () => {
  await using visitor = await openVisitor(centre.url);
  const page = await visitor.context.newPage();
  for (const path of pages) {
    await page.goto(path);
    expect(await auditAccessibility(page), path).toEqual([]);
  }
});

test('Get Started opens the form to sign up, and Back to home leads to the home page', async () => {
  await using visitor = await openVisitor(centre.url);
  const page = await visitor.context.newPage();
  await page.goto('/pricing');
  await page
    .getByRole('link', { name: /Get Started/ })
    .nth(1)
    .click();
  await page.getByLabel('Full name').waitFor();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.waitForURL('/');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
});
