import { expect } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { openPractisingStudent } from './practice.ts';
import { openInPortal, openSignedInVisitor, readAndCloseToast } from './steps.ts';

const centre = await openForAllTests(openTestCentre());
const ivy = await openPractisingStudent(centre, 'Ivy Cole');

testInFaults('practice: a topic without questions names near ones, and one of them starts a session', async () => {
  await using desk = await ivy.seat();
  const { page } = desk;
  await page.goto('/practice-session?grade=3&subject=science&topic=plantation');
  await page.getByRole('heading', { name: 'Unable to Generate Questions' }).waitFor();
  const topics = page.getByRole('navigation', { name: 'Topics that work' }).getByRole('link');
  expect(await topics.count()).toBe(3);
  await topics.filter({ hasText: 'Plants' }).click();
  await page.getByText('1 / 5', { exact: true }).waitFor();
  await page.getByText('3rd Grade · Plants').waitFor();
});

test('practice topics: the student sees what is steady and starts today’s practice, and a tutor reads the same', async () => {
  const mia = await openPractisingStudent(centre, 'Mia Chen');
  await using desk = await mia.seat();
  const { page } = desk;
  await page.goto(`/practice-topics/${mia.person.id}`);
  await page.getByText('0 steady, 0 learning').waitFor();
  await openInPortal(page, '/practice');
  await page.getByRole('link', { name: 'Start New Practice Session' }).waitFor();
  expect(await page.getByText('Today’s practice').count()).toBe(0);
  const started = await mia.client.post('/api/practice', { grade: 5, subject: 'science', topic: 'planets' });
  for (const question of [0, 1, 2, 3, 4])
    await mia.client.post(`/api/practice/${started.body.id}/answers`, { question, choice: 0 });
  await page.getByRole('heading', { name: 'Today’s practice' }).waitFor();
  await page.getByRole('link', { name: 'All topics' }).click();
  await page.getByText('A topic is steady when at least 8 of your last 10 answers to it were correct.').waitFor();
  const science = page.getByRole('region', { name: 'Science' });
  const planets = science.getByRole('listitem').filter({ hasText: 'Solar System' });
  await planets.getByText('Learning').waitFor();
  await planets.getByText(/\d of the last 5 correct/).waitFor();
  await page.getByLabel('Grade').selectOption('4th Grade');
  await planets.getByText('New').waitFor();
  await page.getByLabel('Grade').selectOption('5th Grade');
  await planets.getByRole('link', { name: 'Practice' }).click();
  await page.getByText('5th Grade · Solar System').waitFor();
  await page.waitForURL(/session=/);
  const begun = page.url();
  // The hub offers to continue the session, and the same button does so too.
  await page.goto('/practice');
  await page.getByText('Continue where you left off').waitFor();
  expect(await page.getByRole('link', { name: /^Again: / }).count()).toBe(0);
  await page.goto(`/practice-topics/${mia.person.id}`);
  await page.getByLabel('Grade').selectOption('5th Grade');
  await planets.getByRole('link', { name: 'Practice' }).click();
  await page.waitForURL(begun);
  // The hub offers a topic once, also if its unfinished session has it in other words.
  await openInPortal(page, '/practice');
  await page.getByRole('heading', { name: 'Today’s practice' }).waitFor();
  await mia.client.post('/api/practice', { grade: 5, subject: 'science', topic: 'photosynthesis' });
  await page.getByText('photosynthesis').first().waitFor();
  await page.getByRole('heading', { name: 'Today’s practice' }).waitFor({ state: 'detached' });

  const sam = await centre.createTutor();
  await using desk2 = await openSignedInVisitor(centre, sam);
  await desk2.page.goto(`/class-history/${mia.person.id}`);
  await desk2.page.getByRole('link', { name: 'Practice topics' }).click();
  await desk2.page.getByRole('heading', { name: 'Mia Chen' }).waitFor();
  await desk2.page.getByText('0 steady, 1 learning').waitFor();
  expect(await desk2.page.getByRole('link', { name: 'Practice', exact: true }).count()).toBe(0);

  const tutor = await centre.signIn(sam.email, sam.password);
  await tutor.post('/api/groups', { name: 'Mondays', students: [mia.person.id] });
  await openInPortal(desk2.page, '/student-management');
  await desk2.page.getByRole('button', { name: 'Groups' }).click();
  await desk2.page.getByRole('dialog').getByRole('link', { name: 'Topics Mondays' }).click();
  await desk2.page.getByRole('heading', { name: 'Mondays' }).waitFor();
  const topic = desk2.page.getByRole('listitem').filter({ hasText: 'Solar System' });
  await topic.getByText('Learning 1').waitFor();
  await topic.getByRole('link', { name: 'Mia Chen' }).click();
  await desk2.page.getByRole('heading', { name: 'Mia Chen' }).waitFor();
});

testInFaults(
  'assigned practice: a tutor assigns a topic to a group, the student does it, and the tutor takes back the rest',
  async () => {
    const [mia, ben] = [
      await openPractisingStudent(centre, 'Mia Lind'),
      await openPractisingStudent(centre, 'Ben Noor'),
    ];
    const sam = await centre.createTutor();
    const tutor = await centre.signIn(sam.email, sam.password);
    const students = [mia.person.id, ben.person.id];
    const { id } = (await tutor.post('/api/groups', { name: 'Tuesdays', students })).body;
    await using desk = await openSignedInVisitor(centre, sam);
    const { page } = desk;
    await page.goto(`/group-practice/${id}`);
    await page.getByRole('button', { name: 'Assign practice' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Assign to 2 students' }).click();
    await dialog.getByText('Please choose a topic.').waitFor();
    await dialog.getByLabel('Subject').selectOption('Science');
    await dialog.getByLabel('Topic').selectOption('Solar System');
    await dialog.getByLabel('Grade').selectOption('5th Grade');
    await dialog.getByLabel('Due date').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Assign to 2 students' }).click();
    await dialog.getByText('Choose today or a later day.').waitFor();
    await dialog.getByLabel('Due date').fill('');
    await dialog.getByRole('button', { name: 'Assign to 2 students' }).click();
    expect(await readAndCloseToast(page, 'Practice assigned')).toEqual(['2 students have Solar System to practice.']);
    const assigned = page.getByRole('region', { name: 'Assigned practice' });
    await assigned.getByText('Open 2').waitFor();

    await using desk2 = await mia.seat();
    await desk2.page.goto('/student');
    const own = desk2.page.getByRole('region', { name: 'Assigned practice' });
    await own.getByText('Practice Solar System').waitFor();
    await openInPortal(desk2.page, '/practice');
    await own.getByRole('link', { name: 'Start' }).click();
    for (let question = 1; question <= 5; question += 1) {
      await desk2.page.getByText(`${question} / 5`, { exact: true }).waitFor();
      await desk2.page.getByRole('radio').first().check();
      await desk2.page.getByRole('button', { name: 'Submit Answer' }).click();
      await desk2.page.getByRole('button', { name: question < 5 ? 'Next Question' : 'Finish Session' }).click();
    }
    await desk2.page.waitForURL('**/practice-results?session=*');
    await openInPortal(desk2.page, '/practice');
    await desk2.page.getByRole('heading', { name: 'Today’s practice' }).waitFor();
    expect(await own.count()).toBe(0);

    // The open page of the tutor learns of it.
    await assigned.getByText('Done 1').waitFor();
    await assigned.getByRole('button', { name: 'Take back' }).click();
    const confirm = page.getByRole('alertdialog');
    await confirm.getByText(/Ben Noor.* will no longer see it/).waitFor();
    await confirm.getByRole('button', { name: 'Take back' }).click();
    await assigned.getByText('Open 1').waitFor({ state: 'hidden' });
    await assigned.getByText('Done 1').waitFor();
  },
);
