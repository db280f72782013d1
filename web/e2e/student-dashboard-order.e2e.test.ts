import { expect, test } from 'vitest';
import { openPracticeCentre } from '#testing/practice-fixture.ts';
import { openPractisingStudent } from './practice.ts';

test('student dashboard: greets by name and shows what to do next before the figures', async () => {
  await using room = await openPracticeCentre();
  const ada = await openPractisingStudent(room.centre, 'Ada Byron');
  await using phone = await ada.seat({ viewport: { width: 390, height: 664 } });
  const { page } = phone;
  await page.goto('/student');
  await page.getByText(/Hi, .*Ada Byron.*! Here is what you can do next\./).waitFor();
  await page.getByText('Classes Attended').waitFor();
  const [practice, assignments, classes] = await Promise.all(
    [
      page.getByRole('link', { name: 'Start Practicing' }),
      page.getByRole('heading', { name: 'Your Assignments' }),
      page.getByText('Classes Attended'),
    ].map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect(practice).toBeLessThan(assignments as number);
  expect(assignments).toBeLessThan(classes as number);
  expect(practice).toBeLessThan(664);
});
