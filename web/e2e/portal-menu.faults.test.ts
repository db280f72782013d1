import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openSignedInVisitor } from './steps.ts';

const PHONE = { width: 360, height: 740 };

const centre = await openForAllTests(openTestCentre());
const lee = await centre.createTutor({ name: 'Ms Lee' });

const findHeaderParts = (page: Page) => ({
  menu: page.getByRole('button', { name: 'Menu' }),
  links: page.getByRole('navigation', { name: 'Main' }),
  signOut: page.getByRole('button', { name: 'Sign Out' }),
});

async function openOnPhone() {
  const seated = await openSignedInVisitor(centre, lee, { viewport: PHONE });
  await seated.page.goto('/student-management');
  const { menu, links, signOut } = findHeaderParts(seated.page);
  // The page has loaded, so the focus can move to its content.
  await seated.page.getByRole('button', { name: 'Create Student' }).first().waitFor();
  return { ...seated, menu, links, signOut };
}

test('on a phone the header is one row with a menu of all links and the palette, also by keyboard and touch', async () => {
  await using phone = await openOnPhone();
  const { page, menu, links, signOut } = phone;
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(72);
  expect([await links.isVisible(), await signOut.isVisible()]).toEqual([false, false]);

  await menu.click();
  expect(await menu.getAttribute('aria-expanded')).toBe('true');
  expect(await links.getByRole('link').count()).toBeGreaterThanOrEqual(6);
  expect(await links.locator('[aria-current=page]').allInnerTexts()).toEqual(['Students']);
  await page.getByText('Welcome, Ms Lee').waitFor();
  await signOut.waitFor();
  for (const link of await links.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await menu.click();
  await links.waitFor({ state: 'hidden' });

  await menu.press('Enter');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Dashboard');
  await page.keyboard.press('Escape');
  await links.waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Menu');

  await menu.press('Enter');
  await links.getByRole('link', { name: 'Students' }).press('Enter');
  await links.waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Menu');

  await menu.press('Enter');
  await page.getByRole('button', { name: 'More sign-out options' }).focus();
  await page.keyboard.press('Tab');
  await links.waitFor({ state: 'hidden' });
  // A touch beside the menu closes it.
  await menu.click();
  await page.mouse.click(PHONE.width / 2, PHONE.height - 20);
  await links.waitFor({ state: 'hidden' });
  // Back closes the menu.
  await menu.click();
  await page.goBack();
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
  await menu.click();
  await links.getByRole('link', { name: 'Records' }).click();
  await page.getByRole('heading', { name: 'Attendance Records' }).waitFor();
  await links.waitFor({ state: 'hidden' });
  expect(await menu.getAttribute('aria-expanded')).toBe('false');

  await menu.click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Menu');
  await menu.click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('option', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
});
