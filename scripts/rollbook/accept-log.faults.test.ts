import postgres from 'postgres';
import { expect, test } from 'vitest';
import { logTablesSkipReason, toLogTablesTitle } from '#events/store/test/test-log.ts';
import { loadKnownLog } from '#services/core/event-log/known-log.ts';
import {
  claimRecordCheck,
  finishRecordCheck,
  loadRecordCheck,
  type RecordCheckResult,
} from '#services/record/nightly-check/record-check-store.ts';
import { replayStore } from '#services/record/sandboxes/replay-job.ts';
import { listSandboxes, reserveSandbox } from '#services/record/sandboxes/sandbox-store.ts';
import { whatIfStore } from '#services/record/what-if/what-if-job.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { rollbookFor, toEnvironment } from '#testing/operator-command.ts';
import { openProgramCopy } from '#testing/program-copy-fixture.ts';
import { ServerProcess } from '#testing/server-process.ts';

const checked: RecordCheckResult = {
  ...{ status: 'checked', students: 3, events: 12, seals: 1, newerEvents: 2, faults: [], faultCount: 0 },
};

test.skipIf(logTablesSkipReason).each<[string, string, RegExp, RegExp, number]>([
  [
    'an older copy',
    'delete from log.events where position > (select max(position) - 2 from log.events)',
    /^The event store holds an older copy of the log: 2 of its (\d+) events are missing, recorded after 20.+ UTC\./,
    /Would be lost +2 events/,
    1,
  ],
  [
    'a log that continued differently after the last seal',
    `update log.events set id = gen_random_uuid() where position = (select max(position) from log.events)`,
    /^The event store holds a log that began as this center's and then continued differently: at least 1 of its (\d+)/,
    /Would be lost +at least 1 event,/,
    // An event whose id was replaced does not match its hash, so its student stays parked.
    2,
  ],
  [
    'an emptied log',
    'truncate log.events',
    /^The event store holds no log of this center: all (\d+) events up to 20.+ UTC are missing\./,
    /Would be lost +\d+ events/,
    0,
  ],
])(
  toLogTablesTitle('accept-log: %s is accepted only with the program stopped and a confirmation, and only once'),
  async (_, change, sentence, lost, shown) => {
    await using centre = await openTestCentre();
    const { config } = centre.program;
    const sql = postgres(config.databaseUrl, { max: 2, onnotice: () => {} });
    await using stack = new AsyncDisposableStack();
    stack.defer(() => sql.end());
    const rollbook = rollbookFor(centre);

    const owner = await centre.createSignedInTutor({ owner: true });
    await centre.createStudent({ name: 'Ana Silva' });
    expect((await owner.post('/api/record/seals', undefined)).status).toBe(200);
    await centre.createStudent({ name: 'Mia Lindqvist' });
    await centre.createStudent({ name: 'Ben Larsson' });
    await centre.program.runner.caughtUp();
    const countEvents = async () => Number((await sql`select count(*) from log.events`)[0]?.count);
    const events = await countEvents();
    await expect.poll(async () => (await loadKnownLog(sql))?.counted?.events).toBe(events);
    expect((await rollbook('accept-log', '--yes')).output).toMatch(/^Nothing to accept: the event store holds the log/);

    await finishRecordCheck(sql, (await claimRecordCheck(sql, new Date())) ?? '', checked, new Date());
    for (const store of [replayStore, whatIfStore]) {
      const id = (await store.claim(sql, { name: 'kept', until: '2020-01-31' } as never, new Date())) ?? '';
      await store.finish(sql, id, { outcome: 'failed' }, new Date());
    }
    await reserveSandbox(sql, 'kept');
    const loadResults = async () => [
      (await loadRecordCheck(sql)).last?.result,
      (await replayStore.load(sql)).last?.result,
      (await whatIfStore.load(sql)).last?.result,
      (await listSandboxes(sql)).map(({ name }) => name),
    ];
    const results = [checked, { outcome: 'failed' }, { outcome: 'failed' }, ['kept']];

    await sql.begin((tx) => tx.unsafe(`alter table log.events disable trigger all; ${change}`).simple());
    const running = await rollbook('accept-log', '--yes');
    expect(running).toMatchObject({ code: 1, output: expect.stringContaining('Stop every copy, then repeat this.') });
    await centre.app.close();
    await centre.program.close();
    const verified = await rollbook('verify');
    expect(verified).toMatchObject({ code: 1, output: expect.stringMatching(sentence) });
    expect(Number(sentence.exec(verified.output)?.[1])).toBe(events);
    const server = new ServerProcess('services/server/main.ts', { ...toEnvironment(centre), PORT: '0' });
    expect(await server.end()).toMatchObject({ code: 1, output: expect.stringMatching(sentence) });

    const before = await loadKnownLog(sql);
    const asked = await rollbook('accept-log');
    expect(asked).toMatchObject({ code: 1, output: expect.stringMatching(sentence) });
    expect(asked.output).toMatch(lost);
    expect(asked.output).toMatch(/Last seal +\d+ events, made 20.+ UTC; this log (holds it|does not hold it)/);
    expect(asked.output).toContain('Nothing was changed. To accept this log, repeat the command with --yes.');
    expect(await loadKnownLog(sql)).toEqual(before);
    expect(await loadResults()).toEqual(results);

    expect((await rollbook('accept-log', '--yes')).code).toBe(0);
    expect(await loadResults()).toEqual([undefined, undefined, undefined, []]);
    const again = await rollbook('accept-log', '--yes');
    expect(again).toMatchObject({ code: 0, output: expect.stringMatching(/^Nothing to accept: /) });
    await using copy = await openProgramCopy(config, {});
    await copy.program.runner.caughtUp();
    const students = await copy.program.readModels.sql<
      { name: string }[]
    >`select id from profiles where role = 'student'`;
    expect(students.length).toBe(shown);
    expect(await copy.program.logGuard.findLoss()).toBeUndefined();
  },
);
