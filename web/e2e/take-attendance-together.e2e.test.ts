import { expect, test } from 'vitest';
import { atTheRoll, type Class, classOf, LONG_TODAY, marksOf, openRoll, rowOf, saveIn, tickOf } from './roll.ts';
import { readToast, toast } from './steps.ts';

const SAVED = 'Attendance saved successfully';
const FAILED = 'Error saving attendance';

/** A page that no hint reaches: what stands there grows old. */
async function outOfTouch(the: Class, name: string) {
  const seated = await atTheRoll(the, await the.centre.createTutor({ name }), {});
  await seated.page.routeWebSocket('**/api/feed', () => undefined);
  await seated.page.reload();
  return seated;
}

test('two tutors save the same class: the second is told who was there, and nobody is charged twice', async () => {
  await using the = await classOf('Ada Lovell', 'Ben Noor', 'Cleo Ruiz');
  await using late = await outOfTouch(the, 'Ms Lee');
  const second = await openRoll(late.page);
  for (const name of ['Ada Lovell', 'Ben Noor']) await tickOf(second, name).check();

  await using desk = await atTheRoll(the, the.sam);
  const first = await openRoll(desk.page);
  for (const name of ['Ada Lovell', 'Cleo Ruiz']) await tickOf(first, name).check();
  await saveIn(first).click();
  await readToast(desk.page, SAVED);

  await saveIn(second).click();
  await expect.poll(() => toast(late.page, FAILED).count()).toBe(2);
  await rowOf(second, 'Ada Lovell').getByText('Saved: present, 5 classes remaining').waitFor(); // both said so
  await rowOf(second, 'Ben Noor').getByText('Marked absent by Sam Okafor at 12:00 meanwhile.').waitFor();
  await rowOf(second, 'Ben Noor').getByText('Retry records present, as chosen here.').waitFor();
  await rowOf(second, 'Cleo Ruiz').getByText('Marked present by Sam Okafor at 12:00 meanwhile.').waitFor();
  await rowOf(second, 'Cleo Ruiz').getByText('Retry leaves it as it stands now.').waitFor();
  expect(await saveIn(second).innerText()).toBe('Retry 2');
  await saveIn(second).click();
  expect(await readToast(late.page, SAVED)).toEqual([`Attendance for 3 students has been recorded for ${LONG_TODAY}`]);
  await toast(late.page, FAILED).first().waitFor({ state: 'detached' });
  expect(await marksOf(the)).toEqual({
    'Ada Lovell': [5, 'present', 'covered', null],
    'Ben Noor': [5, 'present', 'covered', null],
    'Cleo Ruiz': [5, 'present', 'covered', null],
  });
});

test('what another tutor records shows in the open roll, and nothing typed is lost', async () => {
  await using the = await classOf('Ada Lovell', 'Ben Noor');
  const [ada, ben] = the.students;
  await using desk = await atTheRoll(the, await the.centre.createTutor({ name: 'Ms Lee' }));
  const dialog = await openRoll(desk.page);
  await tickOf(dialog, 'Ada Lovell').check();
  await rowOf(dialog, 'Ada Lovell').getByLabel('Individual notes').fill('Came late');
  const tutor = await the.centre.signIn(the.sam.email, the.sam.password);
  await tutor.post(`/api/students/${ada?.id}/attendance`, { status: 'absent' });
  await tutor.post(`/api/students/${ben?.id}/attendance`, { status: 'present' });
  await rowOf(dialog, 'Ada Lovell').getByText('Absent, Sam Okafor, 12:00').waitFor();
  await rowOf(dialog, 'Ben Noor').getByText('Recorded while this roll was open.').waitFor();
  expect(await tickOf(dialog, 'Ben Noor').isChecked()).toBe(true);
  expect(await tickOf(dialog, 'Ada Lovell').isChecked()).toBe(true);
  expect(await rowOf(dialog, 'Ada Lovell').getByLabel('Individual notes').inputValue()).toBe('Came late');
});
