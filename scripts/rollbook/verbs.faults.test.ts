import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { logTablesSkipReason, toLogTablesTitle } from '#events/store/test/test-log.ts';
import { readCheckpointPosition } from '#projections/engine/checkpoint.ts';
import { loadRulesOn } from '#services/core/centre/centre-rules.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import { rollbookFor, startRollbook } from '#testing/operator-command.ts';
import { ServerProcess } from '#testing/server-process.ts';

test('status: prints the head of the log, the checkpoint and the parked rows', async () => {
  await using centre = await openTestCentre();
  const rollbook = rollbookFor(centre);
  const { program } = centre;
  const { schema } = program.readModels;
  await centre.createStudent({ classes: 4 });
  const folded = await program.store.head();
  const upToDate = await rollbook('status');
  expect(upToDate.output.split('\n').slice(0, 4)).toEqual([
    `head          ${folded}`,
    expect.stringMatching(new RegExp(`^checkpoint {4}\\d+ in ${schema}$`)),
    'lag           0 events, 0.0 seconds',
    'parked        nothing',
  ]);
  expect(upToDate.code).toBe(0);

  await program.runner.stop();
  const checkpoint = await readCheckpointPosition(program.sql, schema);
  expect(checkpoint).toBeGreaterThanOrEqual(folded);
  await enrol(centre);
  const behind = await rollbook('status');
  expect(behind.output).toContain(`head          ${await program.store.head()}`);
  expect(behind.output).toContain(`checkpoint    ${checkpoint} in ${schema}`);
  expect(behind.output).toMatch(/^lag {11}1 events, \d+\.\d seconds$/m);

  await program.sql`update ${program.sql(schema)}.checkpoint set position = position + ${String(2n ** 50n)}`;
  expect((await rollbook('status')).output).toMatch(/^lag {11}none: the checkpoint is ahead of the record/m);

  const row = { event_id: crypto.randomUUID(), stream: 'student-mia', version: 2, error: 'Error: broken' };
  await program.sql`
    insert into ${program.sql(schema)}.parked ${program.sql({ projection: 'balances', key: 'mia', ...row })}`;
  expect((await rollbook('status')).output).toMatch(/^parked {8}1; “parked” lists them$/m);

  expect((await rollbook('status')).output).toMatch(/^keys {10}everybody has theirs$/m);
  await program.sql`delete from desk.personal_keys where person_id = (select id from ${program.sql(schema)}.profiles limit 1)`;
  expect((await rollbook('status')).output).toMatch(/^keys {10}1 person has none: restore/m);

  await program.sql`drop schema ${program.sql(schema)} cascade`;
  expect((await rollbook('status')).output).toBe(
    `head          ${await program.store.head()}\nread models   ${schema} is not built; the next start builds it\n`,
  );
});

test('import-students: prints what would become of each row, and with --apply imports those without a fault, once', async () => {
  await using centre = await openTestCentre();
  const rollbook = rollbookFor(centre);
  const file = join(centre.program.config.dataDir, 'students.csv');
  const rows = ['Mia Chen,mia@example.com,Tuesday,5,12', 'Noah Brandt,noah@,,1,1', 'Zoe Adams,zoe@example.com,,30,30'];
  await writeFile(file, ['Name,Email,Group,Left,Total', ...rows].join('\n'));
  const listPeople = async () =>
    (await centre.program.sql<{ name: string }[]>`select name from accounts."user"`).map(({ name }) => name);
  const preview = await rollbook('import-students', file);
  expect(preview).toMatchObject({ code: 0, output: expect.stringContaining('--apply imports 1 of 3 rows.') });
  expect(preview.output).toMatch(/^3 +no +Noah Brandt +noah@ .*“noah@” is not an email address\.$/m);
  expect(await listPeople()).toEqual([]);
  const applied = await rollbook('import-students', file, '--apply');
  expect(applied).toMatchObject({ code: 0, output: expect.stringContaining('Students imported: 1.') });
  expect(applied.output).toContain('Rows not imported: 2;');
  expect(await listPeople()).toEqual(['Mia Chen']);
  const again = await rollbook('import-students', file, '--apply', '--accept-warnings');
  expect(again.output).toContain('Students imported: 1.');
  expect((await listPeople()).sort()).toEqual(['Mia Chen', 'Zoe Adams']);
  const none = await rollbook('import-students', file, '--apply');
  expect(none).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was imported.') });
});

test('import-students: takes columns and the order of dates from the command line, and refuses unknown ones in words', async () => {
  await using centre = await openTestCentre();
  const rollbook = rollbookFor(centre);
  const file = join(centre.program.config.dataDir, 'students.csv');
  await writeFile(file, 'Name,Email,Saldo,Total,Date\nMia Chen,mia@example.com,5,12,03/04/2026');
  const read = (...options: string[]) => rollbook('import-students', file, ...options);
  const assumed = await read();
  expect(assumed.output).toContain('Dates: month-first, so 03/04/2026 is read as 2026-03-04.');
  expect(assumed.output).toContain('There is a total, but no number of classes left.');
  const chosen = await read('--column', 'saldo=classes_left', '--column', 'Total=note', '--dates', 'day-first');
  expect(chosen.output).toContain(
    'Columns: Name = name, Email = email, Date = as_of, Saldo = classes_left, Total = note',
  );
  expect(chosen.output).toContain('so 03/04/2026 is read as 2026-04-03.');
  expect(chosen.output).toContain('--apply imports 1 of 1 rows.');
  const noColumn = await read('--column', 'Balance=classes_left');
  expect(noColumn).toMatchObject({
    code: 1,
    output: expect.stringContaining(
      'The file has no column “Balance”. Its columns are: Name, Email, Saldo, Total, Date.',
    ),
  });
  const noField = await read('--column', 'Saldo=balance');
  expect(noField.code).toBe(1);
  expect(noField.output).toContain(
    'There is no field “balance”. Use one of: name, last_name, email, group, classes_left,',
  );
});

test('parked: lists each parked row with its event, its error and its time', async () => {
  await using centre = await openTestCentre();
  const rollbook = rollbookFor(centre);
  const { store, sql, readModels } = centre.program;
  const { id } = await centre.createStudent({ classes: 4 });
  expect(await rollbook('parked')).toEqual({ code: 0, output: 'Nothing is parked.\n' });

  const stream = toStudentStream(id);
  const [event] = await store.read(stream);
  const row = { event_id: event?.id as string, stream, version: 1, error: 'Error: broken' };
  await sql`insert into ${sql(readModels.schema)}.parked ${sql({ projection: 'balances', key: id, ...row })}`;
  const { code, output } = await rollbook('parked');

  expect(code).toBe(1);
  expect(output).toContain(`balances ${id}
  event   ${event?.id}, StudentEnrolled
  stream  ${stream}, version 1
  error   Error: broken
  since   ${event?.recordedAt}
`);
  expect(output).toContain('“rebuild” heals them.');
  expect(await rollbook('rebuild')).toMatchObject({ code: 0 });
  expect(await rollbook('parked')).toEqual({ code: 0, output: 'Nothing is parked.\n' });
});

test('rebuild and verify: report a correct record', async () => {
  await using centre = await openTestCentre();
  const rollbook = rollbookFor(centre);
  await centre.createStudent({ classes: 4 });

  const rebuilt = await rollbook('rebuild');
  expect(rebuilt).toMatchObject({ code: 0, output: expect.stringContaining('holds the new tables: ') });
  const schemas = await centre.program.sql`select nspname from pg_namespace where nspname like 'read%'`;
  expect(schemas.map(({ nspname }) => nspname)).toEqual([centre.program.readModels.schema]);
  const whole = await rollbook('verify');
  expect(whole).toMatchObject({ code: 0, output: expect.stringContaining('every chain is whole') });
  expect(whole.output).toContain('1 students: balance = fold');
  const part = await rollbook('verify', '--part', '3/14');
  expect(part).toMatchObject({ code: 0, output: expect.stringContaining('Only part 3 of 14 of the events') });
  expect(part.output).toContain('every chain is whole, and the rows of part 3 of 14 follow.');
  expect(await rollbook('verify', '--part', '15/14')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Use a number of a part and the number of parts, such as 3/14.'),
  });
});

test('replay: builds a sandbox of a day and compares it, lists it and drops it', async () => {
  await using centre = await openTestCentre();
  const rollbook = rollbookFor(centre);
  const { id } = await centre.createStudent({ classes: 4 });
  await centre.program.runner.caughtUp();

  const built = await rollbook('replay', '--until', '2020-01-31');
  expect(built).toMatchObject({ code: 0, output: expect.stringContaining('until-2020-01-31 holds 0 events') });
  expect(built.output).toMatch(/balances +only in the sandbox 0, only today 1, different 0, equal 0/);
  expect(built.output).toContain('1 students have another number of classes remaining today.');
  expect(built.output).toMatch(new RegExp(`none then, 4 today .+/class-history/${id}`));
  expect(await rollbook('replay', '--until', '2020-01-31')).toEqual({
    code: 1,
    output: 'There is already a sandbox until-2020-01-31. Drop it first, or use another name.\n',
  });
  expect((await rollbook('replay', '--list')).output).toMatch(/^until-2020-01-31: 0 events up to position 0/);
  expect(await rollbook('replay', '--drop', 'until-2020-01-31')).toEqual({
    code: 0,
    output: 'The sandbox until-2020-01-31 is dropped.\n',
  });
});

test('what-if: lists the student whose classes would not have waited under a cap of 24', async () => {
  await using centre = await openTestCentre();
  const rollbook = rollbookFor(centre);
  const { id } = await centre.createStudent({ classes: 20 });
  await centre.createStudent({ classes: 4 });
  await centre.program.runner.caughtUp();
  const head = await centre.program.store.head();
  const { code, output } = await rollbook('what-if', '--cap', '24', '--streak', 'keep');
  expect(code).toBe(0);
  expect(output).toContain('the numbers of 1 of 2 students differ');
  expect(output).toMatch(
    new RegExp(
      `/class-history/${id}\n  today 18 remaining, 18 total, 2 waiting, 0 uncovered; would be 20 remaining, 20 total, 0 waiting, 0 uncovered\n  first differs at entry 1 \\(StudentEnrolled, `,
    ),
  );
  expect(output).toContain('the streaks of 0 of 0 students with practice differ');
  expect((await rollbook('what-if', '--cap', '18')).output).toContain('the numbers of 0 of 2 students differ');
  expect(await rollbook('what-if')).toMatchObject({ code: 1, output: expect.stringContaining('--cap or --streak') });
  expect(await centre.program.store.head()).toBe(head);
});

test.skipIf(logTablesSkipReason)(toLogTablesTitle('verify: names the event that was tampered with'), async () => {
  await using centre = await openTestCentre();
  const rollbook = rollbookFor(centre);
  const { sql } = centre.program;
  const { id } = await centre.createStudent({ classes: 4 });
  await centre.program.runner.caughtUp();
  await sql`alter table log.events disable trigger refuse_change`;
  await sql`
    update log.events set data = replace(data::text, '"appliedRemaining":4', '"appliedRemaining":5')::json
    where stream = ${toStudentStream(id)} and version = 1`;
  await sql`alter table log.events enable always trigger refuse_change`;
  const tampered = await rollbook('verify');
  expect(tampered).toMatchObject({
    code: 1,
    output: expect.stringContaining(`Fault in ${toStudentStream(id)}, version 1: `),
  });
});

const holes: [string, string, RegExp][] = [
  ['an event that was taken out', 'delete from log.events where position = 3', /from position 2 to 4/],
  [
    'a hole in the positions',
    'update log.events set position = position + 5 where position = (select max(position) from log.events)',
    /from position \d+ to \d+/,
  ],
];
for (const [name, statement, fault] of holes) {
  const title = toLogTablesTitle(`verify and rebuild end at ${name} and name it`);
  test.skipIf(logTablesSkipReason)(title, async () => {
    await using centre = await openTestCentre();
    const rollbook = rollbookFor(centre);
    await centre.createStudent({ classes: 4 });
    await centre.createStudent({ classes: 6 });
    await centre.program.runner.caughtUp();
    for (const verb of ['verify', 'rebuild']) expect((await rollbook(verb)).code).toBe(0);

    await centre.program.sql.unsafe(`alter table log.events disable trigger refuse_change; ${statement}`).simple();
    const verified = await rollbook('verify');
    const rebuilt = await rollbook('rebuild');

    expect(verified).toMatchObject({ code: 1, output: expect.stringMatching(fault) });
    expect(verified.output).toMatch(/^Fault in the log, version 0: The log goes from position/m);
    expect(rebuilt).toMatchObject({ code: 1, output: expect.stringMatching(fault) });
    expect(rebuilt.output).toContain('Nothing was changed: The log goes from position');
  });
}

test.skipIf(logTablesSkipReason)(
  toLogTablesTitle('verify and rebuild: report that the newest event was removed, and leave it to accept-log'),
  async () => {
    await using centre = await openTestCentre();
    const rollbook = rollbookFor(centre);
    const { app, program } = centre;
    const { sql, runner, readModels } = program;
    await centre.createStudent({ classes: 4 });
    await runner.caughtUp();
    const checkpoint = await readCheckpointPosition(sql, readModels.schema);
    const remove = 'delete from log.events where position = (select max(position) from log.events)';
    await sql.unsafe(`alter table log.events disable trigger refuse_change; ${remove}`).simple();

    const refused = {
      code: 1,
      output: expect.stringMatching(/^The event store holds an older copy of the log: .+ missing/),
    };
    for (const verb of ['verify', 'rebuild', 'verify']) expect(await rollbook(verb)).toMatchObject(refused);
    expect(await readCheckpointPosition(sql, readModels.schema)).toBe(checkpoint);

    await app.close();
    await program.close();
    expect(await rollbook('accept-log', '--yes')).toMatchObject({ code: 0 });
    expect(await rollbook('rebuild')).toMatchObject({ code: 0 });
    expect(await rollbook('verify')).toMatchObject({ code: 0 });
  },
);

test('seal: signs the log, and verify checks every seal and a mailed one', async () => {
  await using centre = await openTestCentre();
  const rollbook = rollbookFor(centre);
  await centre.createStudent({ classes: 4 });
  await centre.createStudent({ classes: 2 });
  await centre.program.runner.caughtUp();
  expect((await rollbook('verify')).output).toContain('There is no seal yet. “seal” makes one');

  const sealed = await rollbook('seal');
  const [, seal = ''] = /^Sealed \d+ events: (\d+:[0-9a-f]{64})\nPublic key: [0-9a-f]{64}\n$/.exec(sealed.output) ?? [];
  expect(seal).not.toBe('');
  expect(await rollbook('seal')).toEqual({
    code: 0,
    output: `Nothing to seal: the last seal covers every event. It is ${seal}\n`,
  });
  const { code, output } = await rollbook('verify', '--seal', seal);
  expect(code).toBe(0);
  expect(output).toContain(`The log matches the seal ${seal}.`);
  expect(output).toContain(`1 seal matches; the last is ${seal}, made at `);
  expect(output).toContain('0 events are newer and not sealed yet.');
  const forged = `${seal.slice(0, -64)}${'0'.repeat(64)}`;
  expect(await rollbook('verify', '--seal', forged)).toEqual({
    code: 1,
    output: expect.stringContaining(`does not match the seal ${forged}: one of these events was changed`),
  });
});

test.skipIf(logTablesSkipReason)(
  toLogTablesTitle('verify: finds by the seals that two events of different streams changed places'),
  async () => {
    await using centre = await openTestCentre();
    const rollbook = rollbookFor(centre);
    for (let count = 0; count < 2; count += 1) await centre.createStudent({ classes: 4 });
    await rollbook('seal');
    await centre.program.runner.caughtUp();
    const swap = `
      alter table log.events disable trigger refuse_change;
      create temporary table swapped as
        select id, position, row_number() over (order by position) as n from log.events
        where type = 'StudentEnrolled' order by position limit 2;
      update log.events e set position = s.position + 1000000 from swapped s where s.id = e.id;
      update log.events e set position = (select o.position from swapped o where o.id <> e.id)
        where e.position > 1000000`;
    await centre.program.sql.unsafe(swap).simple();
    expect(await rollbook('verify')).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^Fault in ledger-seals, version 1: the seal of .+ UTC over \d+ events does not match the log: one of these events/,
      ),
    });
  },
);

test('streak-rule: prints the old and the new rule, and applies to the running server', async () => {
  await using centre = await openTestCentre({ env: { STREAK_SAME_DAY: 'reset' } });
  const rollbook = rollbookFor(centre);
  const rule = async () => (await loadRulesOn(centre.program, '2026-12-31')).sameDay;
  expect(await rollbook('streak-rule', 'keep')).toEqual({
    code: 0,
    output: 'From now on a second practice session of a day leaves the streak as it is (keep; it was reset).\n',
  });
  expect(await rule()).toBe('keep');
  const again = await rollbook('streak-rule', 'keep');
  expect(again.output).toMatch(/^Nothing was changed: /);
  expect((await rollbook('streak-rule', 'reset')).output).toContain(
    'starts the streak again at 1 (reset; it was keep)',
  );
  expect(await rule()).toBe('reset');

  const wrong = await rollbook('streak-rule', 'never');
  expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('Allowed choices are reset, keep') });
  expect(await rule()).toBe('reset');
});

test('packet: lists and writes packets, and checks a file without a centre', async () => {
  await using centre = await openTestCentre();
  const rollbook = rollbookFor(centre);
  expect((await rollbook('packet', 'list')).output).toBe('There are no packets.\n');
  const student = await centre.createStudent({ classes: 4 });
  const olive = await centre.createTutor({ owner: true });
  const owner = await centre.signIn(olive.email, olive.password);
  const contents = { texts: true, attendance: true, policy: true };
  const { today } = (await owner.get('/api/rules')).body;
  const payment = { amount_cents: 20_000, method: 'cash', received_on: today, received_by: olive.id, allocations: [] };
  expect((await owner.post(`/api/students/${student.id}/payments`, payment)).status).toBe(200);
  await centre.program.runner.caughtUp();
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const period = { from: '2020-01-01', to: tomorrow };
  const made = await owner.post(`/api/students/${student.id}/packets`, { ...period, contents, seal: true });
  expect(made.status).toBe(200);
  const list = await rollbook('packet', 'list');
  expect(list.output).toContain(`${made.body.id}  `);
  expect(list.output).toContain(`[2020-01-01, ${tomorrow})  student ${student.id}`);

  const file = join(centre.program.config.dataDir, 'packet.json');
  expect(await rollbook('packet', 'export', made.body.id, file)).toEqual({ code: 0, output: `Written: ${file}\n` });
  expect((await rollbook('packet', 'export', made.body.id, file)).code).toBe(1);
  expect((await rollbook('packet', 'export', 'unknown', file)).output).toContain('There is no such packet.');
  const verify = () => new ServerProcess('scripts/rollbook.js', {}, 'packet', 'verify', file).end();
  const good = await verify();
  expect(good).toMatchObject({
    code: 0,
    output: expect.stringMatching(/: −\$200\.00\.\n[\s\S]*2 of 2 entries are proven to be in the seal/),
  });
  const keys = join(centre.program.config.dataDir, 'keys.json');
  const published = (await owner.get('/api/record-keys')).text;
  const verifyKey = async (content: string) => {
    await writeFile(keys, content);
    return new ServerProcess('scripts/rollbook.js', {}, 'packet', 'verify', file, '--keys', keys).end();
  };
  expect(await verifyKey(published)).toMatchObject({
    code: 0,
    output: expect.stringContaining('published this on http'),
  });
  expect(await verifyKey(published.replace(/"public_key":"../, '"public_key":"zz'))).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^This packet was signed with a key that is not among[\s\S]*This key is none of/),
  });
  expect((await verifyKey('{}')).output).toContain('The file of keys is not what the page /record-key offers');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"closing":4', '"closing":9'));
  const changed = await verify();
  expect(changed).toMatchObject({
    code: 1,
    output: expect.stringContaining('Sum: left at the end: This was changed after'),
  });
  await writeFile(file, text.replace('"closing_cents":-20000', '"closing_cents":0'));
  expect((await verify()).output).toContain('Money: owed at the end: This was changed after');
  await writeFile(file, '{}');
  expect((await verify()).output).toBe('This file is not a packet of Rollbook.\n');
  await writeFile(file, text.replace('rollbook-packet-6', 'rollbook-packet-7'));
  expect(await verify()).toMatchObject({ code: 1, output: expect.stringContaining('made by a newer version') });
});

/** Enrols a student. The event is not projected. */
async function enrol({ program }: TestCentre): Promise<void> {
  const id = crypto.randomUUID();
  await program.accounts.register({
    ...{ id, name: 'Ben Larsson', email: 'ben@rollbook.example', password: 'chalk and slate' },
    ...{ role: 'student', confirmed: true },
    pending: {
      type: 'EnrolStudent',
      commandId: crypto.randomUUID(),
      actor: { id, role: 'system' },
      ...{ classes: 0, via: 'tutor', today: null },
    },
  });
}

test('questions sample: prints questions with their answers, and names near topics when there are none', async () => {
  const rollbook = (...args: string[]) =>
    new ServerProcess('scripts/rollbook.js', {}, 'questions', 'sample', ...args).end();
  const sample = await rollbook('--subject', 'science', '--grade', '3', '--count', '9');
  expect(sample.code).toBe(0);
  expect(sample.output.match(/^\d+\. /gm)).toHaveLength(9);
  expect(sample.output.match(/^ {3}✓ [A-D] /gm)).toHaveLength(9);
  const unknown = await rollbook('--subject', 'science', '--grade', '3', '--topic', 'plantation');
  expect(unknown.code).toBe(1);
  expect(unknown.output).toMatch(/There are no questions for this topic\. Near topics: Plants, /);
  const wrong = await rollbook('--subject', 'science', '--grade', '13');
  expect(wrong.code).toBe(1);
  expect(wrong.output).toContain('Use a whole number from 1 to 12.');
});

test('questions report: counts the questions of each topic and pair of grades', async () => {
  const { code, output } = await new ServerProcess(
    'scripts/rollbook.js',
    {},
    'questions',
    'report',
    '--subject',
    'history',
  ).end();
  expect(code).toBe(0);
  expect(output.match(/^history: Presidents +\d/gm)).toHaveLength(6);
});

test('every verb goes on to its end when nobody reads its output any longer', async () => {
  await using centre = await openTestCentre();
  await centre.createStudent({ classes: 4 });
  await centre.program.runner.caughtUp();
  const verbs = [
    'questions sample --subject math --grade 4 --count 500',
    'status',
    'parked',
    'seal',
    'verify',
    'rebuild',
    'packet list',
    'replay --list',
    'what-if --cap 12',
    '--help',
  ];
  for (const verb of verbs) {
    const process = startRollbook(centre, ...verb.split(' '));
    process.child.stdout?.destroy();
    expect([verb, await process.end()]).toEqual([
      verb,
      { code: 0, output: expect.not.stringMatching(/EPIPE|Error|at /) },
    ]);
  }
});
