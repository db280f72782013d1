import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const centre = await openForAllTests(openTestCentre());
const tutor = await centre.createSignedInTutor();
const { email, password } = await centre.createStudent();
const student = await centre.signIn(email, password);
await centre.program.runner.caughtUp();
await centre.program.runner.stop();

test('while the read models are built anew, pages answer that the centre catches up, and health is not ready', async () => {
  const { sql, readModels } = centre.program;
  await expect.poll(centre.checkHealth).toMatchObject({ status: 'ready' });
  await sql.unsafe(`create table kept_profiles as table ${readModels.schema}.profiles`);
  const [{ position } = { position: '0' }] = await sql<{ position: string }[]>`
    select position::text from ${sql(readModels.schema)}.checkpoint`;
  const moveTo = (to: string) => sql`update ${sql(readModels.schema)}.checkpoint set position = ${to}`;
  await moveTo('0');
  await sql`delete from ${sql(readModels.schema)}.profiles`;

  const catchingUp = {
    status: 503,
    body: { code: 'catching-up', detail: expect.stringContaining('brought up to date') },
  };
  expect(await tutor.get('/api/students')).toMatchObject(catchingUp);
  expect(await student.get('/api/notifications')).toMatchObject(catchingUp);
  expect(await student.get('/api/session')).toMatchObject(catchingUp);
  await expect.poll(centre.checkHealth).toMatchObject({ status: 'unavailable', unreachable: [], fault: 'catching-up' });

  // A person whom the record does not have is still refused.
  await moveTo(position);
  expect(await tutor.get('/api/students')).toMatchObject({ status: 403, body: { code: 'unauthorized' } });
  await sql.unsafe(`insert into ${readModels.schema}.profiles table kept_profiles`);
  expect((await tutor.get('/api/students')).status).toBe(200);
  await expect.poll(centre.checkHealth).toMatchObject({ status: 'ready' });
});
