/** The class times of groups: a tutor sets them, an owner closes days, and a student sees the next class on a phone. */
import { expect, test } from 'vitest';
import { openRollCentre } from './roll.ts';
import { findToast, openSignedInVisitor } from './steps.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

test('a tutor sets the times of a group, an owner closes a day, and the student sees the next class at once', async () => {
  await using room = await openRollCentre('Ada Lovell', 'Ben Noor');
  const { centre, students } = room;
  const [ada] = students;
  if (!ada) throw new Error('There is no student.');
  const sam = await centre.signIn(room.sam.email, room.sam.password);
  await sam.post('/api/groups', { name: 'Algebra', students: [ada.id] });
  const olga = await centre.createTutor({ name: 'Olga Owner', owner: true });

  await using phone = await openSignedInVisitor(centre, ada, PHONE);
  // Friday at noon.
  await phone.page.clock.setFixedTime(centre.program.clock());
  await phone.page.goto('/student');
  await phone.page.getByText('Classes Remaining').first().waitFor();
  expect(await phone.page.getByText('Next class').count()).toBe(0);

  await using desk = await openSignedInVisitor(centre, room.sam);
  await desk.page.goto('/student-management');
  await desk.page.getByRole('button', { name: 'Groups' }).click();
  await desk.page.getByRole('button', { name: 'Class times Algebra' }).click();
  const form = desk.page.getByRole('dialog', { name: 'Class times of' });
  await form.getByText('This group has no class times.').waitFor();
  await form.getByRole('button', { name: 'Add a class' }).click();
  await form.getByRole('button', { name: 'Save Class Times' }).click();
  await form.getByText('Enter when the class begins and ends.').waitFor();
  await form.getByLabel('Begins').fill('16:00');
  await form.getByLabel('Ends').fill('17:00');
  await form.getByLabel('Room').fill('Room 2');
  await form.getByRole('button', { name: 'Add a class' }).click();
  // The second class begins as the first one: on the next day at the same times.
  const second = form.getByRole('group', { name: 'Class 2' });
  expect(await second.getByLabel('Day').inputValue()).toBe('2');
  await second.getByLabel('Day').selectOption('Thursday');
  await second.getByLabel('Begins').fill('09:30');
  await form.getByRole('button', { name: 'Save Class Times' }).click();
  await findToast(desk.page, 'Class times saved').waitFor();
  const groups = desk.page.getByRole('dialog', { name: 'Groups' });
  await groups.getByText('Monday 4:00\u00a0PM to 5:00\u00a0PM, Room 2').waitFor();
  await groups.getByText('Thursday 9:30\u00a0AM to 5:00\u00a0PM, Room 2').waitFor();

  await phone.page.getByText('Next class: Monday, 4:00\u00a0PM').waitFor();
  await phone.page.getByText('Room 2').waitFor();
  // In one group only, its name says nothing.
  expect(await phone.page.getByText('Algebra').count()).toBe(0);

  await using office = await openSignedInVisitor(centre, olga);
  await office.page.goto('/owner/rules');
  const closed = office.page.getByRole('region', { name: 'Closed days' });
  await closed.getByText('No closed days ahead.').waitFor();
  await closed.getByLabel('First day').fill('2026-11-23');
  await closed.getByLabel('Last day').fill('2026-11-22');
  await closed.getByRole('button', { name: 'Add closed days' }).click();
  await closed.getByText('The last day must not be before the first.').waitFor();
  await closed.getByLabel('Last day').fill('2026-11-26');
  await closed.getByLabel('Name').fill('Thanksgiving break');
  await closed.getByRole('button', { name: 'Add closed days' }).click();
  await closed.getByText('Mon, Nov 23 to Thu, Nov 26').first().waitFor();
  await phone.page.getByText('Next class: Mon, Nov 30, 4:00\u00a0PM').waitFor();
  await closed.getByRole('button', { name: 'Remove Mon, Nov 23 to Thu, Nov 26' }).click();
  await phone.page.getByText('Next class: Monday, 4:00\u00a0PM').waitFor();

  // An empty schedule ends the classes.
  await groups.getByRole('button', { name: 'Class times Algebra' }).click();
  await form.getByRole('button', { name: 'Remove Class 2' }).click();
  await form.getByRole('button', { name: 'Remove Class 1' }).click();
  await form.getByRole('button', { name: 'Save Class Times' }).click();
  await phone.page.getByText('Next class').waitFor({ state: 'detached' });
});
