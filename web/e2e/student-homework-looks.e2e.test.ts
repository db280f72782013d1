import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedNoon, openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { createChoiceQuestion, createOpenQuestion } from '#testing/homework-fixture.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { createPicture } from '#testing/picture-fixture.ts';
import { auditAccessibility } from './audit-accessibility.ts';
import { findToast, openSignedInVisitor } from './steps.ts';

let centre: TestCentre;
let tutor: Client;
let mia: TestPerson;
beforeAll(async () => {
  centre = await openTestCentre({ clock: fixedNoon });
  const lee = await centre.createTutor({ name: 'Ms Lee' });
  tutor = await centre.signIn(lee.email, lee.password);
  mia = await centre.createStudent({ name: 'Mia Chen', classes: 6 });
});
afterAll(() => centre[Symbol.asyncDispose]());

/** A word that must be broken on a small phone. */
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

async function assign(asked: object = {}): Promise<string> {
  const uploaded = await tutor.send('POST', '/api/pictures', await createPicture({ width: 800, height: 600 }), {
    'content-type': 'image/png',
  });
  const image_url: string = uploaded.body.picture;
  const questions = [
    { ...createChoiceQuestion(`Half of 4? ${LONG}`), image_url },
    { ...createChoiceQuestion('Half of 6?', 2), image_url: `${centre.url}/api/none.png` },
    createOpenQuestion('Why is that so?'),
  ];
  const body = { title: `Fractions of ${LONG}`, grading_type: 'tutor-graded', questions, assigned_students: [mia.id] };
  const answer = await tutor.post('/api/homework', { ...body, keys_shown: true, ...asked });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.id;
}

async function expectNoFindings(page: Page, screen: string): Promise<void> {
  expect({ screen, found: await auditAccessibility(page) }).toEqual({ screen, found: [] });
}

test('the assignment form with all its messages', async () => {
  const id = await assign({ due_date: '2026-11-19' });
  await using home = await openSignedInVisitor(centre, mia);
  const { page } = home;
  await page.goto(`/complete-homework/${id}`);
  await page.getByText('Question 2 image could not be loaded.').waitFor();
  await page.getByRole('img', { name: 'Question 1 image' }).waitFor();
  await page.getByRole('button', { name: 'Submit Assignment' }).click();
  await findToast(page, 'Incomplete submission').waitFor();
  await expectNoFindings(page, 'Complete Homework, incomplete');
  await page.getByRole('radio').first().check();
  await page.getByRole('textbox').fill('Because.');
  await page.getByText('not submitted yet').waitFor();
  const { body } = await tutor.get(`/api/homework/${id}`);
  await tutor.post(
    `/api/homework/${id}`,
    {
      ...{ title: body.title, grading_type: body.grading_type, assigned_students: [mia.id] },
      questions: [createChoiceQuestion('Half of 8?'), createOpenQuestion(LONG)],
    },
    { 'if-match': `"${body.version}"` },
  );
  await page.getByText(/^Ms Lee added/).waitFor();
  await home.context.setOffline(true);
  await page.getByRole('textbox').fill('Because it is.');
  await page.getByText('Your answers are safe here.').waitFor();
  await expectNoFindings(page, 'Complete Homework, changed and offline');
});

test('submissions on the dashboard and their page', async () => {
  const [waiting, graded] = [await assign(), await assign()];
  await assign({ due_date: '2026-11-01' });
  const client = await centre.signIn(mia.email, mia.password);
  await centre.program.runner.caughtUp();
  for (const id of [waiting, graded]) {
    const { body } = await client.get(`/api/homework/${id}/assignment`);
    const [one, two, three] = body.questions as { id: string }[];
    const answers = [
      { question_id: one?.id, answer: 0 },
      { question_id: two?.id, answer: 1 },
      { question_id: three?.id, answer: `Because. ${LONG}` },
    ];
    await client.post(`/api/homework/${id}/submissions`, { answers, content_version: body.content_version });
  }
  const address = `/api/homework/${graded}/submissions/${mia.id}`;
  await tutor.post(`${address}/grade`, { grade: 55, feedback: `Have a look at question 2. ${LONG}` });
  await tutor.post(`${address}/correct-grade`, { grade: 72, reason: LONG }, { 'if-match': '"2"' });
  await centre.program.runner.caughtUp();

  await using home = await openSignedInVisitor(centre, mia);
  const { page } = home;
  await page.goto('/student');
  await page.getByText('Graded: 72%').waitFor();
  await page.getByText('Past due').first().waitFor();
  await expectNoFindings(page, 'Student Dashboard with assignments');
  await page.goto(`/submission/${waiting}`);
  await page.getByText('Your submission is being reviewed by your tutor.').waitFor();
  await expectNoFindings(page, 'A submission that waits');
  await page.goto(`/submission/${graded}`);
  await page.getByText(/55%.*72%.*Corrected/).waitFor();
  await page.getByText('Your answer, incorrect').waitFor();
  await expectNoFindings(page, 'A graded submission with its keys');
  await page.goto('/submission/none');
  await page.getByRole('heading', { name: 'Assignment Not Found' }).waitFor();
  await expectNoFindings(page, 'Assignment Not Found');
});
