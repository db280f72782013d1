/** The form of a new homework, whose text is saved as a draft on the server. */
import { expect } from 'vitest';
import type { TestCentre } from '#testing/centre-fixture.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { openSignedInVisitor } from './steps.ts';

/** Opens the form in a new browser of the tutor. */
export async function openHomeworkDraft(centre: TestCentre, tutor: TestPerson) {
  const seated = await openSignedInVisitor(centre, tutor);
  const { page } = seated;
  await page.goto('/create-homework');
  const title = page.getByLabel('Title');
  await title.waitFor();
  const saved = page.getByText(/^Saved \d?\d:\d\d\s[AP]M · not submitted yet$/);
  const offer = page.getByText(/^Draft from \d?\d:\d\d\s[AP]M$/);
  const offline = () => page.context().route('**/api/drafts/**', (route) => route.abort());
  const online = () => page.context().unroute('**/api/drafts/**');
  const restored = async (words: string) => {
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(() => title.inputValue()).toBe(words);
  };
  return { ...seated, restored, title, saved, offer, offline, online };
}
