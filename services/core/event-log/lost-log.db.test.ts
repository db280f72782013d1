/** The log's tables are emptied, exchanged or set back while the program runs, and before it starts. */
import { randomUUID } from 'node:crypto';
import { NIL } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logTablesSkipReason, toLogTablesTitle } from '#events/store/test/test-log.ts';
import { sealLog } from '#services/record/seals/seal-log.ts';
import { openProgramCore } from '#services/server/program/program-core.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { practiceRequest } from '#testing/practice-fixture.ts';
import { openProgramCopy } from '#testing/program-copy-fixture.ts';
import { acceptLog } from './accept-log.ts';
import { advanceKnownLog, loadKnownLog, saveKnownLog } from './known-log.ts';
import { createLogCounter } from './log-counter.ts';

let centre: TestCentre;
let owner: Client;
let student: Client;
let mia: TestPerson;

const alterLog = (change: string) =>
  centre.program.sql.begin((tx) => tx.unsafe(`alter table log.events disable trigger all; ${change}`).simple());
const restoreLog = () => alterLog('truncate log.events; insert into log.events table kept_log');
const keepLog = () =>
  centre.program
    .sql`insert into kept_log select * from log.events e where not exists (select from kept_log k where k.id = e.id)`;
const countEvents = async () => Number((await centre.program.sql`select count(*) from log.events`)[0]?.count);
/** Waits until the database knows all events of the log. */
const waitUntilCounted = () =>
  expect
    .poll(async () => (await countEvents()) - ((await loadKnownLog(centre.program.sql))?.counted?.events ?? 0))
    .toBe(0);

beforeAll(async () => {
  centre = await openTestCentre();
  owner = await centre.createSignedInTutor({ owner: true });
  mia = await centre.createStudent({ classes: 4 });
  student = await centre.signIn(mia.email, mia.password);
  const sealed = await sealLog(centre.program, { actor: { id: NIL, role: 'system' }, commandId: randomUUID() });
  expect(sealed.status).toBe('sealed');
  for (let added = 0; added < 3; added += 1) await addClass();
  await centre.program.runner.caughtUp();
  if (!logTablesSkipReason) await centre.program.sql`create table kept_log as table log.events`;
});
afterEach(async () => {
  if (!logTablesSkipReason) await restoreLog();
});
afterAll(() => centre[Symbol.asyncDispose]());

const addClass = () =>
  owner.post(`/api/students/${mia.id}/classes/add`, { classes: 1 }, { 'idempotency-key': randomUUID() });

const another = `update log.events set id = gen_random_uuid() where `;
const LAST = 'position = (select max(position) from log.events)';
const FORKED = /then continued differently: at least 1 of its \d+ events is missing\.$/;
const lost: [string, string, string, RegExp][] = [
  [
    'an emptied log',
    'truncate log.events',
    'log-emptied',
    /^The event store holds no log of this center: all \d+ events/,
  ],
  [
    'the log of another centre',
    `${another} stream = 'centre'`,
    'log-another',
    /^The event store holds another log, which begins with another event/,
  ],
  [
    'an older copy',
    'delete from log.events where position > (select max(position) - 2 from log.events)',
    'log-older',
    /^The event store holds an older copy of the log: 2 of its \d+ events are missing, recorded after 20.+ UTC\.$/,
  ],
  [
    'an older copy from before the last seal',
    `delete from log.events where position >= (select max(position) from log.events where stream = 'ledger-seals')`,
    'log-older',
    /^The event store holds an older copy of the log: \d+ of its \d+ events are missing/,
  ],
  ['a copy with another last event', `${another} ${LAST}`, 'log-forked', FORKED],
  ['a copy with another seal', `${another} stream = 'ledger-seals'`, 'log-forked', FORKED],
];

// That no copy of the table passes is tested where a program starts, and without waiting in judge-log.test.ts.
const lostWhileRunning = lost.filter(
  ([what]) => what === 'an emptied log' || what === 'a copy with another last event',
);
test.skipIf(logTablesSkipReason).each(lostWhileRunning)(
  toLogTablesTitle('a running program refuses %s: commands answer 503, pages show what they showed'),
  async (_, change, fault, sentence) => {
    await waitUntilCounted();
    await expect.poll(centre.checkHealth).toMatchObject({ status: 'ready', events_behind: 0 });
    const before = (await owner.get('/api/students')).body;
    await alterLog(change);
    const events = await countEvents();

    await expect.poll(centre.checkHealth).toMatchObject({ status: 'unavailable', fault, commands: 'not served' });
    const refused = { status: 503, body: { code: 'log-lost' } };
    expect(await addClass()).toMatchObject(refused);
    expect(await student.post('/api/practice', practiceRequest)).toMatchObject(refused);
    const newStudent = { name: 'Ben', email: `${randomUUID()}@rollbook.example`, password: 'chalk and slate' };
    await owner.post('/api/students', newStudent);
    // Only tutors learn what happened to the record.
    const detail = 'Nothing can be saved right now. Please tell the center.';
    for (const client of [student, centre.createVisitor()])
      expect(await client.post('/api/auth/sign-up', newStudent)).toMatchObject({ ...refused, body: { detail } });
    expect(await owner.post('/api/record/seals', undefined)).toMatchObject(refused);
    expect(await owner.post('/api/what-if', { classes_max: 24 })).toMatchObject(refused);
    expect(await owner.post('/api/sandboxes', { day: '2020-01-31' })).toMatchObject(refused);
    expect((await owner.get('/api/students')).body).toEqual(before);
    expect((await student.get('/api/notifications')).status).toBe(200);
    for (const page of ['class-transactions', 'dashboard', 'students/counts', 'students/in-need?need=low', 'activity'])
      expect([page, (await owner.get(`/api/${page}`)).status]).toEqual([page, 200]);
    expect((await student.get(`/api/students/${mia.id}/practice`)).status).toBe(200);
    expect((await owner.get('/api/record')).body.lost_log).toMatch(sentence);
    // A person can still sign in.
    await centre.signIn(mia.email, mia.password);
    expect(await countEvents()).toBe(events);

    await restoreLog();
    await expect.poll(centre.checkHealth).toMatchObject({ status: 'ready', events_behind: 0, fault: null });
    expect((await owner.get('/api/record')).body.lost_log).toBeNull();
    expect((await owner.get('/api/students')).body).toEqual(before);
    await expect.poll(async () => (await addClass()).status).toBe(200);
    await keepLog();
  },
);

test.skipIf(logTablesSkipReason).each(lost)(
  toLogTablesTitle('a program does not start on %s'),
  async (_, change, _fault, sentence) => {
    await waitUntilCounted();
    const { program } = centre;
    await alterLog(change);
    const start = openProgramCore(program.config, { createCentre: { demo: false } });
    await expect(start).rejects.toMatchObject({
      name: 'CannotStartError',
      message: expect.stringMatching(
        new RegExp(
          `${sentence.source.replace(/\$$/, '')}.* Nothing was changed\\. Restore the newest backup .+ accept-log”`,
        ),
      ),
    });
    await restoreLog();
    const core = await openProgramCore(program.config, { createCentre: { demo: false } });
    await core.close();
  },
);

test.skipIf(logTablesSkipReason)(
  toLogTablesTitle('a database whose read models or known log are missing starts on its log as before'),
  async () => {
    const { program } = centre;
    await program.sql`delete from desk.known_log`;
    const core = await openProgramCore(program.config);
    expect((await loadKnownLog(program.sql))?.counted).toMatchObject({ events: 0, position: 0n });
    await core.close();
    await addClass();
    await keepLog();
    await waitUntilCounted();
    const { counted } = (await loadKnownLog(program.sql)) ?? {};
    expect(counted?.lastSeal).toMatchObject({ event: expect.stringContaining('ledger-seals') });
  },
);

test.skipIf(logTablesSkipReason)(
  toLogTablesTitle(
    'a database of an earlier version, which counted nothing, refuses a log that lacks what it has folded',
  ),
  async () => {
    const { program } = centre;
    await waitUntilCounted();
    await program.sql`delete from desk.known_log`;
    await alterLog('truncate log.events');
    await expect(openProgramCore(program.config, { createCentre: { demo: false } })).rejects.toThrow(
      'The event store holds an older copy of the log: at least 1 event is missing. Nothing was changed.',
    );
    expect(await countEvents()).toBe(0);
    await restoreLog();
    // A program counts when it starts, although nothing is recorded then.
    await using _copy = await openProgramCopy(program.config);
    await waitUntilCounted();
  },
);

test.skipIf(logTablesSkipReason)(
  toLogTablesTitle('advanceKnownLog: a count that began before what is known was deleted or replaced saves nothing'),
  async () => {
    const { sql, store } = centre.program;
    await waitUntilCounted();
    const { counted } = (await loadKnownLog(sql)) ?? {};
    if (!counted) throw new Error('nothing was counted');
    const further = { ...counted, events: counted.events + 1, position: counted.position + 1n };
    await sql`delete from desk.known_log`;
    await saveKnownLog(sql, further, counted);
    expect((await loadKnownLog(sql))?.counted).toBeUndefined();
    await saveKnownLog(sql, { ...counted, events: 0, position: 0n });
    await saveKnownLog(sql, further, counted);
    expect((await loadKnownLog(sql))?.counted).toMatchObject({ events: 0 });
    await advanceKnownLog(sql, store);
    expect((await loadKnownLog(sql))?.counted).toMatchObject({ events: counted.events });
  },
);

test('createLogCounter: counts nothing until the program serves, and then what an earlier run left', async () => {
  const { sql, store } = centre.program;
  await waitUntilCounted();
  const { counted } = (await loadKnownLog(sql)) ?? {};
  if (!counted) throw new Error('nothing was counted');
  await saveKnownLog(sql, { ...counted, events: 0, position: 0n }, counted);
  const opening = createLogCounter({ sql, store });
  opening.onCommitted();
  await opening.close();
  expect((await loadKnownLog(sql))?.counted?.events).toBe(0);
  const serving = createLogCounter({ sql, store });
  serving.start();
  await serving.close();
  await waitUntilCounted();
});

test.skipIf(logTablesSkipReason)(toLogTablesTitle('acceptLog: changes nothing while the program runs'), async () => {
  const { sql, store } = centre.program;
  const before = await loadKnownLog(sql);
  await expect(acceptLog(sql, store, async () => {})).rejects.toMatchObject({ name: 'SchemaInUseError' });
  expect(await loadKnownLog(sql)).toMatchObject({ counted: { firstEvent: before?.counted?.firstEvent } });
});
