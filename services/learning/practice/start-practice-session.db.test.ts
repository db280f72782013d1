import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { createPracticeQuestion, practiceRequest } from '#testing/practice-fixture.ts';

test('startPracticeSession: accepts the number of questions, which is always 5', async () => {
  await using centre = await openTestCentre();
  const mia = await centre.createStudent();
  const student = await centre.signIn(mia.email, mia.password);
  const started = await student.post('/api/practice', { ...practiceRequest, questionCount: 5 });
  expect([started.status, started.body.questions.length]).toEqual([200, 5]);
  const refused = await student.post('/api/practice', { ...practiceRequest, questionCount: 6 });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    { questionCount: 'A practice session has 5 questions.' },
  ]);
});

test('startPracticeSession: an account that is declined while questions are drawn is signed out', async () => {
  const [drawing, declined] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const questions = async () => {
    drawing.resolve();
    await declined.promise;
    return [1, 2, 3, 4, 5].map((each) => createPracticeQuestion(`Question ${each}?`));
  };
  await using centre = await openTestCentre({ questions: { questions } });
  const tutor = await centre.createSignedInTutor();
  const account = { name: 'Zoe Park', email: 'zoe@rollbook.example', password: 'chalk and slate' };
  await centre.createVisitor().post('/api/auth/sign-up', account);
  const applicant = await centre.signIn(account.email, account.password);
  const started = applicant.post('/api/practice', practiceRequest);
  await drawing.promise;
  const [{ id }] = (await tutor.get('/api/sign-ups')).body.sign_ups;
  expect((await tutor.post(`/api/sign-ups/${id}/decline`, undefined)).status).toBe(204);
  declined.resolve();
  const { status, body } = await started;
  expect([status, body.code]).toEqual([401, 'signed-out']);
});
