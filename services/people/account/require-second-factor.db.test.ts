import { expect, test } from 'vitest';
import { showCode } from '#services/core/accounts/test/authenticator-app.ts';
import { useCases } from '#services/server/http/use-cases.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openProgramCopy } from '#testing/program-copy-fixture.ts';

const centre = await openForAllTests(openTestCentre());

const secure = async (client: Client, password: string): Promise<void> => {
  const { secret } = (await client.post('/api/account/second-factor/setup', { password })).body;
  const { status } = await client.post('/api/account/second-factor', { code: await showCode(secret) });
  expect(status).toBe(200);
};
const profileOf = async (client: Client) => (await client.get('/api/session')).body.profile;

test('requireSecondFactor: a tutor without it can do nothing but turn it on, at once and on another copy', async () => {
  await using copy = await openProgramCopy(centre.program.config);
  const ada = await centre.createTutor({ name: 'Ada Quinn', owner: true });
  const owner = await centre.signIn(ada.email, ada.password);
  const lee = await centre.createTutor({ name: 'Ms Lee' });
  const held = await centre.signIn(lee.email, lee.password);
  const mia = await centre.createStudent();
  const student = await centre.signIn(mia.email, mia.password);
  const require = (required: boolean, by = owner) => by.post('/api/rules/second-factor', { required });

  expect((await require(true, held)).body.code).toBe('unauthorized');
  expect((await require(true)).body.code).toBe('second-factor-missing');
  expect((await held.get('/api/dashboard')).status).toBe(200);
  await secure(owner, ada.password);
  using socket = await openFeedSocket(copy.url, held.cookie);
  expect((await require(true)).status).toBe(204);
  expect((await require(true)).status).toBe(204);
  expect((await owner.get('/api/rules')).body.second_factor_of_tutors).toBe(true);
  expect((await held.get('/api/dashboard')).status).toBe(401);
  // What their open pages hear ends too.
  expect(await socket.closed).toBe(4401);
  expect((await owner.get('/api/dashboard')).status).toBe(200);
  expect((await student.get(`/api/students/${mia.id}`)).status).toBe(200);

  const tutor = await centre.signIn(lee.email, lee.password);
  expect(await profileOf(tutor)).toMatchObject({ id: lee.id, needs_second_factor: true });
  const open: string[] = [];
  for (const { method, path, access } of useCases) {
    if (access === 'public') continue;
    const address = path.replaceAll(/:\w+/g, mia.id);
    const { status, body } = await tutor.send(method, address, method === 'GET' ? undefined : {});
    if (body?.code !== 'second-factor-required') open.push(`${method} ${path} ${status}`);
    else expect(status).toBe(403);
  }
  expect(open.toSorted()).toEqual([
    'GET /api/account 200',
    'POST /api/account/second-factor 400',
    'POST /api/account/second-factor/setup 400',
  ]);
  expect((await tutor.get('/api/feed')).body.code).toBe('second-factor-required');

  await secure(tutor, lee.password);
  expect(await profileOf(tutor)).not.toHaveProperty('needs_second_factor');
  expect((await tutor.get('/api/dashboard')).status).toBe(200);
  // Whoever lacks it later is asked for it again, also an owner.
  const boss = await centre.createSignedInTutor({ name: 'Ivo Quinn', owner: true });
  expect((await boss.get('/api/rules')).body.code).toBe('second-factor-required');

  expect((await require(false)).status).toBe(204);
  expect((await boss.get('/api/rules')).status).toBe(200);
  await centre.program.runner.caughtUp();
  const { entries } = (await owner.get('/api/activity?group=accounts')).body;
  const acts = entries.filter(({ what }: { what: string }) => /required|optional/.test(what));
  expect(acts.map(({ what, actor_id }: { what: string; actor_id: string }) => [what, actor_id])).toEqual([
    ['second-factor-optional', ada.id],
    ['second-factor-required', ada.id],
  ]);
});

test('a centre that lost the row of its rule lets everybody sign in, and asks tutors for the second factor until an owner decides', async () => {
  const [ada, lee] = [await centre.createTutor({ name: 'Ada Quinn', owner: true }), await centre.createTutor()];
  const mia = await centre.createStudent();
  await centre.program.sql`delete from accounts.sign_in_rules`;
  expect(await profileOf(await centre.signIn(mia.email, mia.password))).toMatchObject({ id: mia.id });
  const tutor = await centre.signIn(lee.email, lee.password);
  expect(await profileOf(tutor)).toMatchObject({ id: lee.id, needs_second_factor: true });
  const owner = await centre.signIn(ada.email, ada.password);
  await secure(owner, ada.password);
  expect((await owner.get('/api/rules')).body.second_factor_of_tutors).toBe(true);
  expect((await owner.post('/api/rules/second-factor', { required: false })).status).toBe(204);
  expect(await profileOf(tutor)).not.toHaveProperty('needs_second_factor');
});
