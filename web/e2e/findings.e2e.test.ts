import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCentre, type TestPerson, testCentre } from '#scripts/test/centre.ts';
import { findings } from './findings.ts';
import { lineOf, open, seat } from './steps.ts';

let centre: TestCentre;
let tutor: TestPerson;
beforeAll(async () => {
  centre = await testCentre();
  tutor = await centre.createTutor({ name: 'Sam Okafor' });
});
afterAll(() => centre[Symbol.asyncDispose]());

test.each([
  { theme: 'light', width: 320 },
  { theme: 'dark', width: 1280 },
] as const)('no screen or dialog has findings or runs over its edge: $theme, $width px', async ({ theme, width }) => {
  const student = await centre.createStudent({ name: `Aurelia Featherstonehaugh-${theme}`, classes: 25 });
  await using desk = await seat(centre, tutor, { colorScheme: theme, viewport: { width, height: 800 } });
  const { page } = desk;
  await page.goto('/student-management');
  const sound = async (what: string) => {
    expect(await findings(page), what).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), what).toBeLessThanOrEqual(0);
  };
  const acts = ['Mark Attendance', 'Manage Classes', 'Delete'];
  await lineOf(page, student.name).waitFor();
  await sound('Student Management');
  for (const name of acts) {
    const dialog = await open(page, student.name, name);
    await sound(name);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await page.goto('/class-history');
  await page.getByText('Enrolled with').first().waitFor();
  await sound('Class history of all');
  await page.goto(`/class-history/${student.id}`);
  await page.getByText('Enrolled with').first().waitFor();
  await page.locator('.recharts-surface').waitFor();
  await sound('Class history');

  await using home = await seat(centre, student, { colorScheme: theme, viewport: { width, height: 800 } });
  await home.page.goto('/student');
  await home.page.getByText('No attendance records yet').waitFor();
  expect(await findings(home.page)).toEqual([]);
});
