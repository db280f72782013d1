import type { BrowserContext, Page } from 'playwright-core';
import type { TestPerson } from '#scripts/test/centre.ts';

/** A new page of somebody who signed in and stands on their dashboard. */
export async function signedIn(context: BrowserContext, { email, password }: TestPerson): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/student(-management)?$/);
  return page;
}
