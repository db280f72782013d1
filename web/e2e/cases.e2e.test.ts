/** A student asks about a row of their class history, and tutors answer and resolve it. */
import { expect } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { openSignedInVisitor } from './steps.ts';

let now = Date.parse('2026-11-20T17:00:00Z');
const clock = () => {
  now += 1_000;
  return new Date(now);
};
const centre = await openForAllTests(openTestCentre({ clock }));

test('cases: asked in the class history, answered, corrected, and asked again', async () => {
  const lee = await centre.createTutor({ name: 'Ms Lee' });
  const client = await centre.signIn(lee.email, lee.password);
  const mia = await centre.createStudent({ name: 'Mia Chen', classes: 6 });
  await client.post(`/api/students/${mia.id}/attendance`, { date: '2026-11-20', status: 'present' });
  await client.post(`/api/students/${mia.id}/attendance`, { date: '2026-11-19', status: 'absent' });
  await centre.program.runner.caughtUp();
  await using home = await openSignedInVisitor(centre, mia);
  await using office = await openSignedInVisitor(centre, lee);
  const [student, tutor] = [home.page, office.page];

  await student.goto(`/class-history/${mia.id}`);
  await student.getByRole('button', { name: /^Something wrong\? Thu, Nov 19/ }).click();
  await student.getByRole('radio', { name: 'Wrong date' }).waitFor();
  expect(await student.getByRole('radio', { name: 'I was not there' }).count()).toBe(0);
  await student.keyboard.press('Escape');
  const row = student.getByRole('row', { name: /Attended class/ });
  await row.getByRole('button', { name: 'Something wrong? Fri, Nov 20: Attended class', exact: true }).click();
  const asking = student.getByRole('dialog', { name: 'Something wrong?' });
  await asking.getByText('Fri, Nov 20: Attended class').waitFor();
  await asking.getByRole('button', { name: 'Send' }).click();
  await asking.getByText('Choose what is wrong.').waitFor();
  await asking.getByRole('radio', { name: 'Something else' }).click();
  await asking.getByRole('button', { name: 'Send' }).click();
  await asking.getByText('Please write what is wrong.').waitFor();
  await asking.getByRole('radio', { name: 'I was not there' }).click();
  await asking.getByLabel('What happened?').fill('I was ill that day');
  await asking.getByRole('button', { name: 'Send' }).click();
  await row.getByText('Waiting for an answer').waitFor();
  expect(await row.getByRole('button', { name: 'Something wrong?' }).count()).toBe(0);

  await tutor.goto('/tutor');
  await tutor.getByText('1 question about classes, the oldest from today').waitFor();
  await tutor.getByRole('link', { name: 'Review the questions about classes' }).click();
  const asked = tutor.getByRole('region', { name: 'To resolve' }).getByRole('article');
  await asked.getByText('I was ill that day').waitFor();
  await asked.getByText('Fri, Nov 20: Attended class').waitFor();
  await asked.getByRole('button', { name: 'Answer' }).click();
  const answering = tutor.getByRole('dialog', { name: 'Answer the question about Mia Chen' });
  await answering.getByLabel('Answer').fill('I will check the paper roll');
  await answering.getByRole('button', { name: 'Send answer' }).click();
  await row.getByText('I will check the paper roll').waitFor();

  await asked.getByRole('button', { name: 'Resolve' }).click();
  const resolving = tutor.getByRole('dialog', { name: 'Resolve the question about Mia Chen' });
  // Nothing is chosen for the tutor, neither before nor after a correction.
  await resolving.getByRole('button', { name: 'Resolve' }).click();
  await resolving.getByText('Choose how the question was resolved.').waitFor();
  const { body } = await client.get(`/api/students/${mia.id}/class-history`);
  const seen_version = body.entries.find(({ source }: { source: string }) => source === 'attendance').version;
  await client.post(`/api/students/${mia.id}/attendance/2026-11-20/correct`, {
    ...{ date: '2026-11-20', status: 'absent', reason: 'Was ill', seen_version },
  });
  expect(await resolving.getByRole('radio', { checked: true }).count()).toBe(0);
  await resolving.getByRole('radio', { name: 'Explained' }).click();
  await resolving.getByRole('button', { name: 'Resolve' }).click();
  await resolving.getByText('Please explain why the classes are right.').waitFor();
  await resolving.getByRole('radio', { name: 'Corrected' }).click();
  await resolving.getByRole('button', { name: 'Resolve' }).click();
  await resolving.getByText('Choose the change that corrected it.').waitFor();
  await resolving.getByLabel('The correction').selectOption({ index: 1 });
  await resolving.getByRole('button', { name: 'Resolve' }).click();
  await tutor.getByText('Nothing to resolve').waitFor();
  await tutor.getByRole('region', { name: 'Resolved' }).getByText('Resolved with a correction').waitFor();

  await row.getByText('Resolved with a correction by').waitFor();
  expect(await row.getByRole('link', { name: 'Show the correction' }).getAttribute('href')).toMatch(/^#/);
  // On a phone, the chart above the rows loads after them and moves them.
  await student.setViewportSize({ width: 390, height: 844 });
  // The page that is left has the same button.
  await student.goto('/student');
  await student.getByRole('button', { name: 'Notifications, 2 new' }).click();
  await student.getByRole('link', { name: 'A tutor corrected your classes after your question' }).click();
  await student.waitForURL('**from=2026-11-20&to=2026-11-20**');
  expect(student.url()).toContain(`#${await row.getAttribute('id')}`);
  await student.getByRole('figure').first().waitFor();
  await expect.poll(() => row.evaluate((shown) => shown.getBoundingClientRect().bottom)).toBeLessThan(844);
  await row.getByRole('button', { name: 'Still not right?' }).click();
  const again = student.getByRole('dialog', { name: 'Still not right?' });
  await again.getByLabel('What is wrong?').fill('Now one more is gone');
  await again.getByRole('button', { name: 'Send' }).click();
  await row.getByText('Now one more is gone').waitFor();
  await asked.getByText('Now one more is gone').waitFor();
});

testInFaults('cases: a tutor records a call, notes, answers with a packet, and resolves with a refund', async () => {
  const olive = await centre.createTutor({ name: 'Olive Owner', owner: true });
  const ben = await centre.createStudent({ name: 'Ben Noor', classes: 6 });
  const ann = await centre.createFamily({ name: 'Ann Noor', children: [ben.id] });
  const owner = await centre.signIn(olive.email, olive.password);
  const contents = { texts: true, attendance: true, policy: true };
  await owner.post(`/api/students/${ben.id}/packets`, { from: '2026-10-01', to: '2026-11-01', contents, seal: true });
  await using home = await openSignedInVisitor(centre, ann);
  await using office = await openSignedInVisitor(centre, olive);
  const [family, tutor] = [home.page, office.page];
  await family.setViewportSize({ width: 390, height: 844 });

  await tutor.goto(`/class-history/${ben.id}`);
  await tutor.getByRole('main').getByRole('button', { name: 'Record a question' }).first().click();
  const recording = tutor.getByRole('dialog', { name: 'Record a question' });
  await recording.getByRole('button', { name: 'Save question' }).click();
  await recording.getByText('Choose who asks.').waitFor();
  await recording.getByRole('radio', { name: 'Student' }).click();
  await recording.getByRole('radio', { name: 'Missing classes' }).waitFor();
  await recording.getByRole('radio', { name: 'Family' }).click();
  await recording.getByLabel('Name').fill('Ann Noor');
  await recording.getByLabel('How?').selectOption('By phone');
  await recording.getByRole('radio', { name: 'Charged twice' }).click();
  await recording.getByLabel('First day').fill('2026-10-31');
  await recording.getByLabel('Last day').fill('2026-10-01');
  await recording.getByRole('button', { name: 'Save question' }).click();
  await recording.getByText('This day is before the first day.').waitFor();
  await recording.getByLabel('First day').fill('2026-10-01');
  await recording.getByLabel('Last day').fill('2026-10-31');
  await recording.getByLabel('What happened?').fill('October was on two bills');
  await recording.getByRole('button', { name: 'Save question' }).click();
  await tutor.getByText('About Oct 1 to Oct 31').waitFor();

  await tutor.getByRole('link', { name: 'Questions about Classes' }).first().click();
  const asked = tutor.getByRole('article').filter({ hasText: 'Ben Noor' });
  await asked.getByText(/Asked by Ann Noor \(family\) by phone on Fri, Nov 20, recorded by Olive Owner/).waitFor();
  await asked.getByText('Due Fri, Nov 27').waitFor();
  const choose = (name: string) =>
    tutor.getByRole('group', { name: 'Who is responsible' }).getByRole('button', { name });
  await choose('Mine').click();
  await tutor.getByText('No open question is assigned to you.').waitFor();
  await choose('All').click();
  await asked.getByRole('button', { name: 'Change who is responsible and the due date' }).click();
  const planning = tutor.getByRole('dialog', { name: 'The question about Ben Noor' });
  await planning.getByLabel('Who is responsible?').selectOption('Olive Owner');
  await planning.getByLabel('Due date').fill('2026-11-23');
  await planning.getByRole('button', { name: 'Save' }).click();
  await asked.getByText('Due Mon, Nov 23').waitFor();
  await asked.getByText('Olive Owner', { exact: true }).waitFor();
  await choose('Mine').click();
  await tutor.waitForURL('**/cases?assigned=me');
  await tutor.reload();
  await asked.getByRole('button', { name: 'Private note' }).click();
  const noting = tutor.getByRole('dialog', { name: 'Private note about Ben Noor' });
  await noting.getByLabel('Note').fill('The bank shows one payment');
  await noting.getByRole('button', { name: 'Save note' }).click();
  await asked.getByRole('region', { name: 'Private notes' }).getByText('The bank shows one payment').waitFor();
  await asked.getByRole('button', { name: 'Answer' }).click();
  const answering = tutor.getByRole('dialog', { name: 'Answer the question about Ben Noor' });
  await answering.getByText('October was on two bills').waitFor();
  await answering.getByLabel('Answer').fill('The packet has every entry of October');
  await answering.getByLabel('Packet').selectOption({ index: 1 });
  await answering.getByRole('button', { name: 'Send answer' }).click();
  await asked.getByText('The packet has every entry of October').waitFor();

  await family.goto(`/class-history/${ben.id}`);
  const questions = family.getByRole('region', { name: 'Questions about classes' });
  await questions.getByText('The packet has every entry of October').waitFor();
  expect(await family.getByRole('main').innerText()).not.toContain('The bank shows one payment');
  await questions.getByRole('link', { name: 'Open the packet' }).click();
  await family.getByRole('heading', { name: 'Packet', exact: true }).waitFor();

  await asked.getByRole('button', { name: 'Resolve' }).click();
  const resolving = tutor.getByRole('dialog', { name: 'Resolve the question about Ben Noor' });
  expect(await resolving.getByRole('radio', { checked: true }).count()).toBe(0);
  await resolving.getByRole('radio', { name: 'Refunded' }).click();
  await resolving.getByText('No refund was given since the question was asked.').waitFor();
  const given = { cents: 4_000, method: 'cash', returned_on: '2026-11-20', reason: 'Paid twice' };
  await owner.post(`/api/students/${ben.id}/refunds`, given);
  await resolving.getByLabel('The refund').selectOption({ index: 1 });
  await resolving.getByRole('button', { name: 'Resolve' }).click();
  await tutor.getByRole('region', { name: 'Resolved' }).getByText('Resolved with a refund').waitFor();
  await family.goBack();
  await questions.getByRole('link', { name: '$40.00 returned on Fri, Nov 20' }).waitFor();
});
