import { NIL } from 'uuid';
import { expect, test } from 'vitest';
import type { ServerMessage } from '#contracts/feed.ts';
import { RACE_OPEN_MINUTES } from '#events/values/limits.ts';
import { formatWirePosition } from '#services/core/feed/feed.ts';
import { erasePerson } from '#services/people/erasure/erase-person.ts';
import { type FeedSocket, openFeedSocket } from '#testing/feed-socket.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openProgramCopy } from '#testing/program-copy-fixture.ts';
import { expectDone, openRaceCentre, raceRequest } from '#testing/race-fixture.ts';
import { RACE_CODE_ATTEMPTS } from './find-race.ts';

const room = await openForAllTests(openRaceCentre());
const { centre, tutor, group, stranger } = room;
const [mia, ben] = room.members as [(typeof room.members)[0], (typeof room.members)[0]];
const { clock } = centre.program;
const copy = await openForAllTests(openProgramCopy(centre.program.config, { clock }));

type RaceMessage = Extract<ServerMessage, { type: 'race' }>;
const isRace =
  (wanted: (race: RaceMessage['race']) => boolean) =>
  (message: ServerMessage): boolean =>
    message.type === 'race' && wanted(message.race);
const openSockets = (): Promise<FeedSocket[]> =>
  Promise.all([mia, ben].map(({ client }, n) => openFeedSocket(n === 0 ? centre.url : copy.url, client.cookie)));
const end = (race: string) => room.step(race, 'end');

test('both copies send the open question to the phones of the race, and its key only once it is closed', async () => {
  const race = await room.startRace();
  using outsider = await openFeedSocket(centre.url, stranger.client.cookie);
  const sockets = await openSockets();
  await room.step(race, 'open', 0, tutor.at(copy.url));
  for (const socket of sockets) await socket.waitForMessage(isRace(({ question }) => question?.status === 'open'));

  const answers = [await room.answer(mia.client, race, 0, 0), await room.loadRace(mia.client, race)];
  const untilThen = JSON.stringify([answers, sockets.map(({ messages }) => messages)]);
  expect(untilThen).not.toMatch(/correct_answer|Because of/);
  expect(answers[0]).toMatchObject({ status: 200, body: { question: 0, choice: 0 } });

  await room.step(race, 'close', 0);
  for (const socket of sockets) {
    const closed = await socket.waitForMessage(isRace(({ question }) => question?.status === 'closed'));
    const { question, points } = (closed as RaceMessage).race;
    expect(question?.result).toMatchObject({ explanation: expect.stringMatching(/^Because of/) });
    expect(points).toEqual([question?.result?.correct_answer === 0 ? 10 : 0, 0]);
    socket[Symbol.dispose]();
  }
  expect(outsider.messages.filter(({ type }) => type === 'race')).toEqual([]);
  await end(race);
});

test('a phone that connects while the read models are behind is notified of the race at once', async () => {
  const race = await room.startRace();
  await centre.program.runner.caughtUp();
  const { sql, feed, readModels } = centre.program;
  const read = Promise.withResolvers<void>();
  const stop = feed.onRead(() => read.resolve());
  await sql.begin(async (tx) => {
    await tx`select from ${tx(readModels.schema)}.checkpoint for update`;
    const position = formatWirePosition(feed.logId(), feed.notifiedPosition());
    await room.step(race, 'open', 0);
    await read.promise;
    using phone = await openFeedSocket(centre.url, mia.client.cookie);
    phone.send({ type: 'since', position });
    const missed = await phone.waitForMessage(({ type }) => type === 'changed');
    expect(missed).toMatchObject({ position, tags: [`race:${race}`] });
  });
  stop();
  await end(race);
});

test('answers from two tabs at two copies count once, and a late answer is refused by the clock of the server', async () => {
  const race = await room.startRace();
  await room.step(race, 'open', 0);
  const [one, other] = await Promise.all([
    room.answer(mia.client, race, 0, 1),
    room.answer(mia.client.at(copy.url), race, 0, 2),
  ]);
  expect(one.status).toBe(200);
  expect(other.body).toEqual(one.body);
  expect((await room.loadRace(mia.client, race)).own).toMatchObject({ choices: [one.body.choice] });

  room.moveClock(raceRequest.seconds * 1_000 + 1);
  expect(await room.answer(ben.client, race, 0, 1)).toMatchObject({
    status: 409,
    body: { code: 'race-question-closed' },
  });
  room.moveClock(1_000);
  await expect
    .poll(async () => (await room.loadRace(ben.client, race)).race.question?.status, { timeout: 5_000 })
    .toBe('closed');
  await end(race);
});

test('a race of another group is unknown to a student, by its code too, and wrong codes are limited', async () => {
  const race = await room.startRace();
  const { code } = (await room.loadRace(tutor, race)).room as { code: string };
  const find = (client: typeof tutor, typed: string) => client.post('/api/races/find', { race_code: typed });
  expect((await find(mia.client, `${code.slice(0, 3)} ${code.slice(3)}`)).body).toEqual({ id: race });
  const unknown = await find(stranger.client, code === '000000' ? '000001' : '000000');
  expect(unknown).toMatchObject({ status: 404, body: { code: 'race-code-unknown' } });
  expect((await find(stranger.client, code)).body).toEqual(unknown.body);
  for (const path of ['', '/join', '/answers']) {
    const at = (id: string) =>
      path === ''
        ? stranger.client.get(`/api/races/${id}`)
        : stranger.client.post(`/api/races/${id}${path}`, path === '/join' ? {} : { question: 0, choice: 0 });
    const [other, none] = [await at(race), await at(crypto.randomUUID())];
    expect(other).toMatchObject({ status: 404, body: { code: 'race-unknown' } });
    expect(other.body.detail).toBe(none.body.detail);
  }
  expect((await stranger.client.get('/api/races')).body.running).toEqual([]);
  expect((await mia.client.get('/api/races')).body.running).toMatchObject([{ id: race, group_name: 'Tuesday' }]);
  expect((await room.loadRace(mia.client, race)).room).toBeNull();

  for (let n = 2; n < RACE_CODE_ATTEMPTS; n += 1) await find(stranger.client, code);
  expect((await find(stranger.client, code)).status).toBe(429);
  await end(race);
  expect((await find(mia.client, code)).body).toMatchObject({ code: 'race-code-unknown' });
});

test('a group has one race at a time, whichever copies two tutors ask, and a repeated start finds its race', async () => {
  const start = (url: string, key?: string) =>
    tutor.at(url).post('/api/races', { ...raceRequest, group_id: group }, key ? { 'idempotency-key': key } : {});
  const key = crypto.randomUUID();
  const answers = await Promise.all([start(centre.url, key), start(copy.url)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { id } = (await tutor.get('/api/races')).body.running[0];
  if (answers[0]?.status === 200) expect((await start(copy.url, key)).body).toEqual({ id });
  expect((await start(centre.url)).body).toMatchObject({ code: 'race-running' });
  await end(id);
});

test('the results are a practice session of each student, which counts for the board as the rule says', async () => {
  const play = async () => {
    const race = await room.startRace();
    await room.step(race, 'open', 0);
    await room.answer(mia.client, race, 0, 0);
    await room.step(race, 'close', 0);
    const { question } = (await room.loadRace(mia.client, race)).race;
    const right = question?.result?.correct_answer as number;
    await room.step(race, 'open', 1);
    await room.step(race, 'skip', 1);
    await end(race);
    await expect.poll(async () => (await room.loadRace(mia.client, race)).race.results_recorded).toBe(true);
    return { session: (await room.loadRace(mia.client, race)).own?.session_id, points: right === 0 ? 10 : 0 };
  };
  const pointsOf = async (id: string) => {
    const { all } = (await room.getWhenCaughtUp(tutor, '/api/leaderboard')).body;
    return all.entries.find((entry: { student_id: string }) => entry.student_id === id)?.total_points;
  };
  const { session, points } = await play();
  const stats = (await room.getWhenCaughtUp(mia.client, `/api/students/${mia.id}/practice`)).body;
  const { weeks } = (await mia.client.get(`/api/students/${mia.id}/practice/progress`)).body;
  const report = (await tutor.get(`/api/students/${mia.id}/practice/report`)).body;
  expect(report.sessions).toBeGreaterThan(0);
  expect(stats.stats).toMatchObject({ total_sessions: report.sessions, total_points: 0 });
  expect(weeks.at(-1)).toMatchObject({ sessions: report.sessions, points: 0 });
  const { body } = await mia.client.get(`/api/practice/${session}`);
  expect(body).toMatchObject({ status: 'completed', topic: 'Addition', questions_answered: 1, points_earned: points });
  expect(body.questions).toMatchObject([{ result: { choice: 0, explanation: expect.stringMatching(/^Because/) } }]);
  expect(await pointsOf(mia.id)).toBeUndefined();

  const today = (await tutor.get('/api/rules')).body.today;
  expectDone(await tutor.post('/api/rules', { from: today, rules: { race_points: 'on' } }));
  const counted = await play();
  expect(await pointsOf(mia.id)).toBe(counted.points);
  expect(await pointsOf(ben.id)).toBeUndefined();
});

test('a student who is erased during a race keeps nobody else from their results', async () => {
  const [ida, tom] = [await room.createStudent('Ida Holm'), await room.createStudent('Tom Ek')];
  const created = { name: 'Friday', students: [ida.id, tom.id] };
  const { id: ofBoth } = expectDone(await tutor.post('/api/groups', created)).body;
  await centre.program.runner.caughtUp();
  const { id: race } = expectDone(await tutor.post('/api/races', { ...raceRequest, group_id: ofBoth })).body;
  for (const { client } of [ida, tom]) expectDone(await client.post(`/api/races/${race}/join`, {}));
  await room.step(race, 'open', 0);
  for (const { client } of [ida, tom]) expectDone(await room.answer(client, race, 0, 0));
  const actor = { id: NIL, role: 'system' } as const;
  await erasePerson(centre.program, { person: ida.id, commandId: crypto.randomUUID(), actor });
  await end(race);
  await expect.poll(async () => (await room.loadRace(tom.client, race)).race.results_recorded).toBe(true);
  const session = (await room.loadRace(tom.client, race)).own?.session_id;
  expect((await tom.client.get(`/api/practice/${session}`)).body).toMatchObject({ questions_answered: 1 });
  expect((await room.loadRace(tutor, race)).room?.names).toEqual(['erased', 'Tom Ek']);
});

test('a race that nobody ends is over after its time', async () => {
  const race = await room.startRace();
  await room.step(race, 'open', 0);
  room.moveClock(RACE_OPEN_MINUTES * 60_000 + 1);
  await expect.poll(async () => (await room.loadRace(tutor, race)).race.ended, { timeout: 5_000 }).toBe(true);
  const { running, over } = (await room.getWhenCaughtUp(tutor, '/api/races')).body;
  expect(running).toEqual([]);
  expect(over).toContainEqual(expect.objectContaining({ id: race }));
});
