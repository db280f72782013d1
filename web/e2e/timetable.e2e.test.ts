/** The class times of groups: a tutor sets them, an owner closes days, and a student sees the next class on a phone. */
import { expect } from 'vitest';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import {
  findRollRow,
  findRollSaveButton,
  findRollTick,
  openRollCentre,
  openRollDialog,
  readRecordedMarks,
  TODAY,
} from './roll.ts';
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

testInFaults(
  'a tutor enters an absence for a student, who withdraws it and reports one on a phone; the roll of the group of now shows both at once',
  async () => {
    await using room = await openRollCentre('Ada Lovell', 'Ben Noor');
    const { centre } = room;
    const [ada] = room.students;
    if (!ada) throw new Error('There is no student.');
    const sam = await centre.signIn(room.sam.email, room.sam.password);
    const group = (await sam.post('/api/groups', { name: 'Algebra', students: [ada.id] })).body.id;
    // Today is Friday, and it is noon.
    const meetings = [{ weekday: 5, begins: '12:00', ends: '13:00', room: 'Room 2' }];
    await sam.post(`/api/groups/${group}/schedule`, { from: TODAY, meetings, seen_version: 0 });

    await using desk = await openSignedInVisitor(centre, room.sam);
    await desk.page.clock.setFixedTime(centre.program.clock());
    await desk.page.goto('/tutor');
    // Ben is not expected today.
    const today = desk.page.getByRole('region', { name: 'Today' });
    await today.getByText('12:00\u00a0PM to 1:00\u00a0PM, Room 2').waitFor();
    await expect.poll(async () => (await today.innerText()).replace(/\s+/g, ' ')).toContain('1 without a mark');
    await today.getByRole('link', { name: 'Take Attendance' }).click();
    const overview = desk.page.getByRole('main').getByRole('listitem');
    await expect.poll(() => overview.count()).toBe(1);
    expect(await desk.page.getByLabel('Group').innerText()).toMatch(/^Everybody\s+Algebra \(today, 12:00\u00a0PM\)$/);

    await using phone = await openSignedInVisitor(centre, ada, PHONE);
    await phone.page.clock.setFixedTime(centre.program.clock());
    await phone.page.goto('/student');
    await phone.page.getByText('Next class: Today, 12:00\u00a0PM').waitFor();

    await overview.getByRole('button', { name: 'Not coming' }).click();
    const call = desk.page.getByRole('dialog', { name: 'Report an absence of' });
    expect(await call.getByLabel('Not coming on').inputValue()).toBe(TODAY);
    await call.getByLabel('Reason').fill('Her mother called');
    await call.getByRole('button', { name: 'Report an absence' }).click();
    await overview.getByText('(reported by ').waitFor();
    expect(await overview.innerText()).toContain('Her mother called');
    const reported = phone.page.getByRole('list', { name: 'Reported absences' });
    await reported.getByText('Entered by the center').waitFor();
    await reported.getByRole('button', { name: 'Coming after all' }).click();
    await overview.getByRole('button', { name: 'Not coming' }).waitFor();

    await phone.page.getByRole('button', { name: 'Report an absence' }).click();
    const form = phone.page.getByRole('dialog', { name: 'Report an absence' });
    expect(await form.getByLabel('Not coming on').inputValue()).toBe(TODAY);
    await form.getByLabel('Reason').fill('Dentist');
    await form.getByRole('button', { name: 'Report an absence' }).click();
    await reported.getByText('Not coming on Fri, Nov 20').first().waitFor();

    await overview.getByText('Not coming: ').waitFor();
    const dialog = await openRollDialog(desk.page);
    await findRollRow(dialog, 'Ada Lovell').getByText('Dentist').waitFor();
    expect(await findRollTick(dialog, 'Ada Lovell').isChecked()).toBe(false);

    await reported.getByRole('button', { name: 'Coming after all' }).click();
    await reported.waitFor({ state: 'detached' });
    await findRollRow(dialog, 'Ada Lovell').getByText('Dentist').waitFor({ state: 'detached' });
    await phone.page.getByRole('button', { name: 'Report an absence' }).click();
    await form.getByRole('button', { name: 'Report an absence' }).click();
    await findRollRow(dialog, 'Ada Lovell').getByText('Not coming (reported').waitFor();

    // The tutor's mark stands, and the report can no longer be withdrawn.
    await findRollTick(dialog, 'Ada Lovell').check();
    await findRollSaveButton(dialog).click();
    await findToast(desk.page, 'Attendance saved successfully').waitFor();
    await reported.getByText('Attendance is recorded').waitFor();
    expect(await readRecordedMarks(room)).toMatchObject({
      'Ada Lovell': [5, 'present', 'covered', null],
      'Ben Noor': [6],
    });
  },
);

testInFaults('a student makes a calendar address on a phone, whose file a calendar reads, and stops it', async () => {
  await using room = await openRollCentre('Ada Lovell');
  const { centre } = room;
  const [ada] = room.students;
  if (!ada) throw new Error('There is no student.');
  const sam = await centre.signIn(room.sam.email, room.sam.password);
  const group = (await sam.post('/api/groups', { name: 'Algebra', students: [ada.id] })).body.id;
  const meetings = [{ weekday: 1, begins: '16:00', ends: '17:00' }];
  await sam.post(`/api/groups/${group}/schedule`, { from: TODAY, meetings, seen_version: 0 });
  const calendar = centre.createVisitor();
  const read = async (address: string) => calendar.get(new URL(address).pathname);

  await using phone = await openSignedInVisitor(centre, ada, PHONE);
  const { page } = phone;
  await page.clock.setFixedTime(centre.program.clock());
  await page.goto('/student');
  await page.getByRole('button', { name: 'Add to your calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to your calendar' });
  await dialog.getByText('You have no calendar address yet.').waitFor();
  await dialog.getByRole('button', { name: 'Make an address' }).click();
  const address = await dialog.getByLabel('Your address').inputValue();
  expect(await dialog.getByRole('link', { name: 'Open in a calendar' }).getAttribute('href')).toBe(
    address.replace('http:', 'webcal:'),
  );
  expect((await read(address)).text).toContain('DTSTART:20261123T210000Z\r\nDTEND:20261123T220000Z\r\n');

  // It is shown once.
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Add to your calendar' }).click();
  await dialog.getByText('Your address was made on Nov 20, 2026').waitFor();
  await dialog.getByRole('button', { name: 'Make a new address' }).click();
  const renewed = await dialog.getByLabel('Your address').inputValue();
  expect([(await read(address)).status, (await read(renewed)).status]).toEqual([404, 200]);
  await dialog.getByRole('button', { name: 'Stop the address' }).click();
  await dialog.getByText('You have no calendar address yet.').waitFor();
  expect((await read(renewed)).status).toBe(404);
});

test('a family sees the next class of each child on a phone, reports an absence for one of them, and adds its calendar', async () => {
  await using room = await openRollCentre('Ada Lovell', 'Ben Lovell');
  const { centre } = room;
  const [ada, ben] = room.students;
  if (!ada || !ben) throw new Error('There are no students.');
  const sam = await centre.signIn(room.sam.email, room.sam.password);
  const group = (await sam.post('/api/groups', { name: 'Algebra', students: [ada.id, ben.id] })).body.id;
  const meetings = [{ weekday: 1, begins: '16:00', ends: '17:00' }];
  await sam.post(`/api/groups/${group}/schedule`, { from: TODAY, meetings, seen_version: 0 });
  const family = await centre.createFamily({ name: 'Ann Lovell', children: [ada.id, ben.id] });

  await using phone = await openSignedInVisitor(centre, family, PHONE);
  const { page } = phone;
  await page.clock.setFixedTime(centre.program.clock());
  await page.goto('/family');
  const card = page.getByRole('region', { name: 'Ben Lovell' });
  await card.getByText('Next class: Monday, 4:00\u00a0PM').waitFor();
  await card.getByRole('button', { name: 'Report an absence' }).click();
  const form = page.getByRole('dialog', { name: 'Report an absence of' });
  await form.getByLabel('Reason').fill('Dentist');
  await form.getByRole('button', { name: 'Report an absence' }).click();
  await card.getByText('Not coming on Mon, Nov 23').first().waitFor();
  expect(await page.getByRole('region', { name: 'Ada Lovell' }).getByText('Not coming').count()).toBe(0);
  await card.getByRole('button', { name: 'Coming after all' }).click();
  await card.getByRole('list', { name: 'Reported absences' }).waitFor({ state: 'detached' });

  await card.getByRole('button', { name: 'Add to your calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'classes to your calendar' });
  await dialog.getByText('You have no calendar address for Ben yet.').waitFor();
  await dialog.getByRole('button', { name: 'Make an address' }).click();
  const address = await dialog.getByLabel('Your address').inputValue();
  const calendar = centre.createVisitor();
  expect((await calendar.get(new URL(address).pathname)).text).toContain('SUMMARY:Ben: Algebra');
  await dialog.getByRole('button', { name: 'Stop the address' }).click();
  await dialog.getByText('You have no calendar address for').waitFor();
  expect((await calendar.get(new URL(address).pathname)).status).toBe(404);
});
