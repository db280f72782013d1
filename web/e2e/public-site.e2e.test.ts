import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { publicPagePaths } from '#contracts/public-pages.ts';
import { centreFacts } from '#events/values/centre-facts.ts';
import { openVisitor } from '#testing/browser-fixture.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { openInPortal, openSignedInVisitor, waitUntilHome } from './steps.ts';

const centre = await openForAllTests(openTestCentre());

const pages = Object.values(publicPagePaths);

/** The paths that a new visitor's browser requests until the page is complete. */
async function listRequests(path: string): Promise<string[]> {
  await using visitor = await openVisitor(centre.url);
  const page = await visitor.context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return requests;
}

testInFaults('each public page and the login load with at most 10 requests, public pages with one script', async () => {
  for (const path of [...pages, '/login']) {
    const requests = await listRequests(path);
    expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(10);
    if (path === '/login') expect(requests).toContain('/api/centre');
    else expect(requests.filter((file) => file.endsWith('.js'))).toEqual(['/theme.js']);
  }
});

test('public pages are complete without JavaScript', async () => {
  await using visitor = await openVisitor(centre.url, { javaScriptEnabled: false });
  const page = await visitor.context.newPage();
  for (const path of pages) {
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${centre.program.config.publicUrl}${path}`,
    );
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

test('the portal says that it loads before any of its code has come, and without JavaScript that it needs it', async () => {
  await using visitor = await openVisitor(centre.url);
  await visitor.context.route('**/assets/*.js', (route) => route.abort());
  const page = await visitor.context.newPage();
  await page.goto('/tutor');
  await page.getByRole('status').getByText('Loading...').waitFor();

  await using other = await openVisitor(centre.url, { javaScriptEnabled: false });
  other.allowFault(/\.js failed: csp/);
  const plainPage = await other.context.newPage();
  await plainPage.goto('/tutor');
  expect(await plainPage.locator('body').innerText()).toMatch(/^Rollbook needs JavaScript\..+$/);
});

testInFaults('Contact Us Today: axe finds nothing while the faults of a message are shown', async () => {
  await using visitor = await openVisitor(centre.url);
  visitor.allowFault(/POST \/contact answered 422|status of 422/);
  const page = await visitor.context.newPage();
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Please enter your name.').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
});

test('Contact Us Today: a message is corrected and sent once without JavaScript, and a tutor answers and deletes it', async () => {
  {
    await using visitor = await openVisitor(centre.url, { javaScriptEnabled: false });
    visitor.allowFault(/POST \/contact answered 422/);
    const page = await visitor.context.newPage();
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Contact Us Today about Growth' }).click();
    await page.waitForURL('/contact?plan=growth');
    await page.getByLabel('Message').fill('');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Please enter your name.').waitFor();
    await page.getByText('Please write your message.').waitFor();
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('name')).toBe('name');
    expect(await focused.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator(`#${await focused.getAttribute('aria-describedby')}`).innerText()).toBe(
      'Please enter your name.',
    );
    await page.goto('/contact?plan=growth');
    await page.getByLabel('Your name').fill('Ada Park');
    await page.getByLabel('Email or phone number').fill('607');
    await page.getByLabel('Message').press('End');
    await page.getByLabel('Message').pressSequentially('Is Saturday free?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Please enter an email address or a phone number.').waitFor();
    expect(await page.locator(':focus').getAttribute('name')).toBe('contact');
    expect(await page.getByLabel('Message').inputValue()).toBe(
      'I have a question about the plan Growth 12: Is Saturday free?',
    );
    await page.getByLabel('Email or phone number').fill('(607) 555-0123');
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    // The second click may end the navigation of the first.
    await expect.poll(() => new URL(page.url()).pathname).toBe('/contact/sent');
    await page.getByRole('heading', { name: 'Thank you, we have your message' }).waitFor();
  }
  await using desk = await openSignedInVisitor(centre, await centre.createTutor({ owner: true }));
  const { page } = desk;
  await page.goto('/tutor');
  await page.getByText('1 message to answer').waitFor();
  await openInPortal(page, '/owner');
  await page.getByRole('link', { name: 'Read the messages' }).click();
  await page.waitForURL('/messages');
  await page.getByText('Is Saturday free?').waitFor();
  expect(await page.getByRole('link', { name: '(607) 555-0123' }).getAttribute('href')).toBe('tel:6075550123');
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await page.getByText('No messages are waiting').waitFor();
  const answered = page.getByRole('region', { name: 'Answered', exact: true });
  await answered.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await answered.waitFor({ state: 'detached' });
});

testInFaults(
  'Get Started opens the form to sign up for the plan, and Back to home leads to the home page',
  async () => {
    await using visitor = await openVisitor(centre.url);
    const page = await visitor.context.newPage();
    await page.goto('/pricing');
    await page
      .getByRole('link', { name: /Get Started/ })
      .nth(1)
      .click();
    await page.getByLabel('Full name').fill('Zoe Park');
    await page.getByText('Growth, 12 classes').waitFor();
    await page.getByLabel('Email').fill('zoe@rollbook.example');
    await page.getByLabel('Password').fill('another slate');
    await page.getByRole('button', { name: 'Create student account' }).click();
    await page.getByText('Your account is ready. Sign in.').waitFor();
    await page.getByLabel('Password').fill('another slate');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('You chose Growth: 12 classes').waitFor();
    await page.getByText(/^Nothing is paid yet\. .* will write to .?zoe@rollbook\.example/).waitFor();
    expect(await page.getByRole('link', { name: centreFacts.phone }).getAttribute('href')).toMatch(/^tel:\d+$/);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await waitUntilHome(page);

    await page.goto('/login?tab=sign-up&plan=starter');
    await page.getByRole('button', { name: 'Remove plan' }).click();
    await page.getByText('Starter, 6 classes').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?tab=sign-up');
    await page.goto('/login?tab=sign-up&plan=constructor');
    await page.getByLabel('Full name').waitFor();
    expect(await page.getByRole('button', { name: 'Remove plan' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await waitUntilHome(page);
    await page.getByRole('link', { name: 'Sign In' }).waitFor();

    await using desk = await openSignedInVisitor(centre, await centre.createTutor());
    await approveWithPlan(desk.page);
  },
);

async function approveWithPlan(page: Page): Promise<void> {
  await page.goto('/student-management');
  const request = page.getByRole('region', { name: 'New accounts' }).getByRole('listitem');
  await request.getByText('Chose the plan Growth 12 when signing up').waitFor();
  await request.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('button', { name: 'Manage Classes' }).click();
  // The plan is named, and nothing of it is filled in.
  const dialog = page.getByRole('dialog', { name: 'Manage Classes' });
  await dialog.getByText('Chose the plan Growth 12 when signing up').waitFor();
  expect(await dialog.getByLabel('Number of classes').inputValue()).toBe('1');
  expect(await dialog.getByRole('button', { name: 'Growth 12', pressed: true }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Add Classes' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Chose the plan').waitFor({ state: 'detached' });
}
