import { expect } from 'vitest';
import type { ImportLine, StudentImportPreview, StudentImportRow } from '#contracts/student-import.ts';
import { accountAggregate } from '#events/people/account/account-decider.ts';
import { groupsAggregate } from '#events/people/group/groups-decider.ts';
import { FAMILY_INVITATIONS_A_DAY, GROUP_STUDENTS_MAX } from '#events/values/limits.ts';
import { invitationsOfTutor } from '#services/people/families/invite-family.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { expectRecordVerifies } from '#testing/expect-record.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { countHashes } from '#testing/password-hash-spies.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { startImportJobs } from './import-queue.ts';
import { createImportStore, deleteOldImportLines } from './import-store.ts';
import { runImport } from './run-import.ts';

const soon = { timeout: 60_000, interval: 50 };

const centre = await openForAllTests(openTestCentre());
const { program } = centre;
const [lee, sam] = [
  await centre.createSignedInTutor({ name: 'Ms Lee' }),
  await centre.createSignedInTutor({ name: 'Sam Okafor' }),
];
await startImportJobs(program);

let files = 0;
/** A file whose addresses and names no other test uses. */
const createFile = (rows: (tag: string) => readonly string[]) => {
  files += 1;
  return ['Name,Email,Group,Left,Total,Plan,Note,Family email', ...rows(`f${files}`)].join('\n');
};
const toContent = (file: string) => Buffer.from(file).toString('base64');
const preview = async (client: Client, file: string): Promise<StudentImportPreview> => {
  if (client.url === centre.url) await program.runner.caughtUp();
  const answer = await client.post('/api/students/import/preview', { content: toContent(file) });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const isReady = ({ errors }: ImportLine) => errors.length === 0;
const toRequest = (file: string, { digest, lines }: StudentImportPreview) => ({
  ...{ content: toContent(file), file_name: 'students.csv', digest },
  rows: lines.filter(isReady).map(({ row }) => row),
});
const start = (client: Client, request: object, key: string = crypto.randomUUID()) =>
  client.post('/api/students/import', request, { 'idempotency-key': key });
const findImport = async (id: string): Promise<StudentImportRow> => {
  await program.runner.caughtUp();
  const { imports } = (await lee.get('/api/students/imports')).body;
  return imports.find((each: StudentImportRow) => each.id === id);
};
const whenEnded = async (id: string, status = 'done'): Promise<StudentImportRow> => {
  await expect.poll(async () => (await findImport(id)).status, soon).toBe(status);
  return findImport(id);
};
const importFile = async (file: string, client = lee): Promise<StudentImportRow> => {
  const answer = await start(client, toRequest(file, await preview(client, file)));
  expect(answer.status, answer.text).toBe(202);
  return whenEnded(answer.body.id);
};
const findStudents = async (search: string) => {
  await program.runner.caughtUp();
  return (await lee.get(`/api/students?search=${search}`)).body.students;
};
const countRows = async () => {
  const [row] = await program.sql`
    select (select count(*)::int from accounts."user") as people, (select count(*)::int from desk.student_imports) as imports,
      (select count(*)::int from desk.idempotency_keys) as commands, (select count(*)::int from desk.personal_keys) as keys`;
  return { ...row, head: await program.store.head() };
};

test('previewStudentImport: says what would become of each row, and writes nothing', async () => {
  const mia = await centre.createStudent({ name: 'Mia Chen' });
  const former = await centre.createStudent({ name: 'Noah Brandt' });
  await lee.delete(`/api/students/${former.id}`);
  await lee.post('/api/groups', { name: 'Tuesday', students: [] });
  const file = createFile((tag) => [
    `Mia C,${mia.email.toUpperCase()},,1,1,,`,
    `mia chen,${tag}@example.com,TUESDAY,5,12,growth,reads a lot`,
    `Noah Brandt,${former.email},Friday,1,1,,`,
    `Zoe ${tag},zoe.${tag}@example.com,friday,0,18,,`,
  ]);
  await program.runner.caughtUp();
  const before = await countRows();
  const { lines, new_groups, digest } = await preview(lee, file);
  expect(await countRows()).toEqual(before);
  expect(lines.map(({ row, errors, warnings }) => [row, ...errors, ...warnings])).toEqual([
    [2, 'Already here: Mia Chen has this email address.'],
    [3, `A student here has the same name: Mia Chen, ${mia.email}.`],
    [4, 'Noah Brandt, a former student, had this email address. Restore them to keep their history.'],
    [5],
  ]);
  expect(lines[1]).toMatchObject({ group: 'TUESDAY', left: 5, total: 12, plan: 'growth', note: 'reads a lot' });
  expect(new_groups).toEqual(['Friday']);
  expect((await preview(sam, file)).digest).toBe(digest);
});

test('previewStudentImport: invites no family with the address of a student or tutor', async () => {
  const [mia, family] = [await centre.createStudent(), await centre.createFamily({ children: [] })];
  const file = createFile((tag) => [
    `Ada ${tag},ada.${tag}@example.com,,1,1,,,ADA.${tag}@example.com`,
    `Bo ${tag},bo.${tag}@example.com,,1,1,,,${mia.email}`,
    `Cy ${tag},cy.${tag}@example.com,,1,1,,,${family.email}`,
  ]);
  const { lines } = await preview(lee, file);
  expect(lines.map(({ family_email, warnings }) => [family_email, warnings.length])).toEqual([
    [null, 1],
    [null, 1],
    [family.email, 0],
  ]);
});

test('startStudentImport: makes each student with their balance and group, and hashes one password for all', async () => {
  const file = createFile((tag) => [
    `Ana ${tag},ana.${tag}@example.com,${tag} class,5,12,growth,from the old book,Home@Example.com`,
    `Bo ${tag},bo.${tag}@example.com,${tag} CLASS,24,40,,`,
    `Cy ${tag},cy.${tag}@example.com,,0,7,,`,
    `Di ${tag},di.${tag}@,,1,1,,"=HYPERLINK(""x"")"`,
    `Ed ${tag},ed.${tag}@example.com,,0,0,starter,`,
  ]);
  const tag = `f${files}`;
  const hashes = countHashes();
  const made = await importFile(file);
  expect(hashes.count()).toBe(1);
  expect(made).toMatchObject({ file_name: 'students.csv', by_name: 'Ms Lee', made: 4, refused: 1, total: 4, done: 4 });
  const students = await findStudents(tag);
  expect(
    students.map(({ name, classes_remaining, classes_total, classes_waiting }: Record<string, unknown>) => [
      ...[name, classes_remaining, classes_total, classes_waiting],
    ]),
  ).toEqual([
    [`Ana ${tag}`, 5, 12, 0],
    [`Bo ${tag}`, 18, 18, 6],
    [`Cy ${tag}`, 0, 7, 0],
    [`Ed ${tag}`, 0, 0, 0],
  ]);
  const [ana, bo, cy, ed] = students;
  const { groups } = (await lee.get('/api/groups')).body;
  expect(groups.find(({ name }: { name: string }) => name === `${tag} class`).students).toEqual([ana.id, bo.id]);
  const historyOf = async ({ id }: { id: string }) => (await lee.get(`/api/students/${id}/class-history`)).body.entries;
  expect(await historyOf(ana)).toMatchObject([
    { source: 'import', classes_changed: 5, applied_total: 12, code: 'growth', reason: 'from the old book' },
  ]);
  expect(await historyOf(cy)).toMatchObject([{ source: 'import', classes_changed: 0, applied_total: 7 }]);
  expect(ed.chosen_plan).toBe('starter');
  const events = await program.store.read(`student-${ana.id}`);
  expect(events.map(({ type }) => type)).toEqual(['StudentEnrolled', 'StudentImported', 'FamilyInvited']);
  expect(JSON.stringify(events.map(({ data }) => data))).not.toMatch(/students\.csv|old book/);
  const refused = await lee.get(`/api/students/imports/${made.id}/rows`);
  expect(refused.text.split('\r\n').slice(1)).toEqual([
    `5,no,"The note is a formula: “=HYPERLINK(""x"")”. Save the file with values.",Di ${tag},di.${tag}@,,1,1,,"'=HYPERLINK(""x"")"`,
    '',
  ]);
  await expectRecordVerifies(program);
});

test('startStudentImport: a student without a password signs in after a code of the tutor', async () => {
  const file = createFile((tag) => [`Ira ${tag},ira.${tag}@example.com,,1,1,,`]);
  const tag = `f${files}`;
  await importFile(file);
  const [{ id }] = await findStudents(tag);
  const email = `ira.${tag}@example.com`;
  const password = 'chalk and slate';
  const before = await centre.createVisitor().post('/api/auth/sign-in', { email, password });
  expect(before.body.code).toBe('wrong-credentials');
  const { code } = (await lee.post(`/api/students/${id}/password-code`, undefined)).body;
  expect((await centre.createVisitor().post('/api/auth/reset', { token: code, password })).status).toBeLessThan(300);
  const student = await centre.signIn(email, password);
  expect((await student.get('/api/session')).body.profile).toMatchObject({ id, role: 'student' });
});

test('startStudentImport: takes only chosen rows, once, also when the answer was lost or the preview is old', async () => {
  const file = createFile((tag) => [
    `Jo ${tag},jo.${tag}@example.com,,1,1,,`,
    `Kay ${tag},kay.${tag}@example.com,,1,1,,`,
    `Lou ${tag},lou.${tag}@example.com,,-1,1,,`,
  ]);
  const tag = `f${files}`;
  const request = { ...toRequest(file, await preview(lee, file)), rows: [2, 4] };
  const key = crypto.randomUUID();
  const [first, second] = await Promise.all([start(lee, request, key), start(lee, request, key)]);
  const late = await start(lee, request, key);
  expect([first.status, second.status, late.status]).toEqual([202, 202, 202]);
  expect(new Set([first, second, late].map(({ body }) => body.id)).size).toBe(1);
  expect(await whenEnded(first.body.id)).toMatchObject({ made: 1, refused: 2 });
  expect(await findStudents(tag)).toMatchObject([{ name: `Jo ${tag}` }]);
  await program.runner.caughtUp();
  expect(await start(lee, request)).toMatchObject({ status: 409, body: { code: 'import-outdated' } });
  const student = await centre.createStudent();
  const asStudent = await centre.signIn(student.email, student.password);
  expect((await start(asStudent, request)).status).toBe(403);
});

testInFaults('startStudentImport: of two tutors who import one file at once, one makes the students', async () => {
  const file = createFile((tag) =>
    Array.from({ length: 30 }, (_, at) => `P${at} ${tag},p${at}.${tag}@example.com,,1,1,,`),
  );
  const tag = `f${files}`;
  const request = toRequest(file, await preview(lee, file));
  const answers = await Promise.all([start(lee, request), start(sam, request)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toMatch(/^import-(running|outdated)$/);
  await whenEnded(answers.find(({ status }) => status === 202)?.body.id);
  expect(await findStudents(tag)).toHaveLength(30);
});

testInFaults(
  'runImport: makes each student once when it is interrupted and repeated, and says who was refused meanwhile',
  async () => {
    const file = createFile((tag) =>
      Array.from({ length: 60 }, (_, at) => `Q${at} ${tag},q${at}.${tag}@example.com,${tag},1,2,,`),
    );
    const tag = `f${files}`;
    const { lines } = await preview(lee, file);
    const store = createImportStore(program.sql, program.config.personalDataKey);
    const id = crypto.randomUUID();
    const taken = lines.map((line) => ({ ...line, cells: ['one', 'two'] }));
    const actor = { id: crypto.randomUUID(), role: 'tutor' } as const;
    const parts = { header: ['a', 'b'], mailsFamilies: false, taken, leftOut: [] };
    await store.insert({ id, actor, fileName: 'q.csv', lines: parts, now: new Date() }, async () => {});
    await lee.post('/api/students', { name: 'Other', email: `q50.${tag}@example.com`, password: 'chalk and slate' });
    for (const fails of [10, 40]) {
      let calls = 0;
      const register: typeof program.accounts.register = async (account) => {
        calls += 1;
        const outcome = await program.accounts.register(account);
        // The program is killed after the account was made and before anything said so.
        if (calls === fails) throw new Error('killed');
        return outcome;
      };
      await expect(runImport({ ...program, accounts: { ...program.accounts, register } }, id)).rejects.toThrow(
        'killed',
      );
    }
    await runImport(program, id);
    const ended = await findImport(id);
    expect(ended).toMatchObject({ status: 'done', total: 60, done: 60, made: 59, refused: 1 });
    const people = await program.sql`select name from accounts."user" where email like ${`q%.${tag}@example.com`}`;
    expect(people).toHaveLength(60);
    await program.runner.caughtUp();
    const { groups } = (await lee.get('/api/groups')).body;
    expect(groups.find(({ name }: { name: string }) => name === tag).students).toHaveLength(59);
    const refused = await lee.get(`/api/students/imports/${id}/rows`);
    expect(refused.text.split('\r\n')[1]).toBe('52,no,There is already an account with this email address.,one,two');
    await expectRecordVerifies(program);
  },
);

test('undoStudentImport: archives the students for whom nothing was recorded, keeps the others, and frees the addresses', async () => {
  const file = createFile((tag) =>
    ['R', 'S', 'T', 'U'].map((name) => `${name} ${tag},${name}.${tag}@example.com,,3,3,,,home.${tag}@example.com`),
  );
  const tag = `f${files}`;
  const { id } = await importFile(file);
  const [r, , , u] = await findStudents(tag);
  const command = { type: 'ResetPassword' } as const;
  await program.handle({
    ...{ aggregate: accountAggregate, id: u.id, command, body: command, context: undefined },
    ...{ commandId: crypto.randomUUID(), actor: { id: u.id, role: 'student' } },
  });
  await lee.post(`/api/students/${r.id}/attendance`, {
    date: (await lee.get('/api/centre')).body.today,
    status: 'absent',
  });
  await program.runner.caughtUp();
  expect((await sam.get(`/api/students/imports/${id}/undo`)).body).toEqual({
    students: 2,
    ...{ kept: [`R ${tag}`, `U ${tag}`], groups: [], kept_groups: [] },
  });
  expect(
    await Promise.all([1, 2].map(async () => (await sam.post(`/api/students/imports/${id}/undo`, undefined)).status)),
  ).toEqual([204, 204]);
  expect(await whenEnded(id, 'undone')).toMatchObject({ made: 4, kept: 2, can_undo: false });
  expect(await findStudents(tag)).toMatchObject([{ id: r.id }, { id: u.id }]);
  const { lines } = await preview(lee, file);
  expect(lines.map(({ errors, warnings }) => [...errors, ...warnings].length)).toEqual([1, 0, 0, 1]);
  expect((await importFile(file)).made).toBe(2);
  await expectRecordVerifies(program);
});

/** Stores an import of all rows without running it. */
const insertImport = async (file: string): Promise<string> => {
  const { lines } = await preview(lee, file);
  const id = crypto.randomUUID();
  const taken = lines.map((line) => ({ ...line, cells: [line.name] }));
  const parts = { header: ['Name'], mailsFamilies: false, taken, leftOut: [] };
  const actor = { id: crypto.randomUUID(), role: 'tutor' } as const;
  const store = createImportStore(program.sql, program.config.personalDataKey);
  await store.insert({ id, actor, fileName: 'g.csv', lines: parts, now: new Date() }, async () => {});
  return id;
};
const listGroups = async (): Promise<{ id: string; name: string; students: string[] }[]> => {
  await program.runner.caughtUp();
  return (await lee.get('/api/groups')).body.groups;
};

test('runImport: fills the places of a group that was filled meanwhile, and says who is not in it, per row', async () => {
  const tag = `full ${files}`;
  const { id: group } = (await lee.post('/api/groups', { name: tag, students: [] })).body;
  const file = createFile((own) =>
    ['A', 'B', 'C'].map((name) => `${name} ${own},${name}.${own}@example.com,${tag},1,1,,`),
  );
  const id = await insertImport(file);
  const change = (added: readonly string[]) => ({ type: 'ChangeGroup', group, added, removed: [] }) as const;
  const fill = async (count: number) => {
    const command = change(Array.from({ length: count }, () => crypto.randomUUID()));
    await program.handle({
      ...{
        aggregate: groupsAggregate,
        id: undefined,
        command,
        body: command,
        context: { today: '2026-11-20' } as never,
      },
      ...{ commandId: crypto.randomUUID(), actor: { id: crypto.randomUUID(), role: 'tutor' } },
    });
  };
  await fill(GROUP_STUDENTS_MAX - 2);
  let isFilled = false;
  // Another tutor takes a place between the look at the group and the change of it.
  const handle: typeof program.handle = async (request) => {
    if (!isFilled && (request.command as { type: string }).type === 'ChangeGroup') {
      isFilled = true;
      await fill(1);
    }
    return program.handle(request);
  };
  await runImport({ ...program, handle }, id);
  expect(await findImport(id)).toMatchObject({ made: 3, refused: 0, without_group: 2, has_row_file: true });
  const [, ...rows] = (await lee.get(`/api/students/imports/${id}/rows`)).text.trimEnd().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(
    new RegExp(`^3,yes,"?The student is not in the group ${tag}, which had 200 students already\\.`),
  );
  expect((await listGroups()).find(({ name }) => name === tag)?.students).toHaveLength(1);
  // A repetition finds what was done, and says the same.
  await program.sql`update desk.student_imports set status = 'running' where id = ${id}`;
  await runImport(program, id);
  expect(await findImport(id)).toMatchObject({ status: 'done', made: 3, without_group: 2 });
});

testInFaults(
  'undoStudentImport: removes the groups that the import created, and keeps and names those that are used',
  async () => {
    const kinds = ['unused', 'joined', 'renamed', 'kept', 'former'];
    const former = `former ${files + 1}`;
    await lee.post('/api/groups', { name: former, students: [] });
    const file = createFile((tag) =>
      kinds.map((kind) => `${kind} ${tag},${kind}.${tag}@example.com,${kind} ${files},1,1,,`),
    );
    const own = files;
    const { id } = await importFile(file);
    const groups = new Map((await listGroups()).map((group) => [group.name, group]));
    const idOf = (kind: string) => groups.get(`${kind} ${own}`)?.id;
    const other = await centre.createStudent();
    await lee.post(`/api/groups/${idOf('joined')}`, { added: [other.id], removed: [] });
    await lee.post(`/api/groups/${idOf('renamed')}`, { name: `called ${own}`, added: [], removed: [] });
    const [kept] = groups.get(`kept ${own}`)?.students ?? [];
    await lee.post(`/api/students/${kept}/attendance`, {
      date: (await lee.get('/api/centre')).body.today,
      status: 'absent',
    });
    await program.runner.caughtUp();
    const keptGroups = [`called ${own}`, `joined ${own}`, `kept ${own}`];
    expect((await lee.get(`/api/students/imports/${id}/undo`)).body).toMatchObject({
      students: 4,
      ...{ groups: [`unused ${own}`], kept_groups: keptGroups },
    });
    expect((await lee.post(`/api/students/imports/${id}/undo`, undefined)).status).toBe(204);
    const undone = await whenEnded(id, 'undone');
    expect(undone.kept_groups.toSorted()).toEqual(keptGroups);
    const left = (await listGroups()).map(({ name }) => name).filter((name) => name.endsWith(` ${own}`));
    expect(left.toSorted()).toEqual([...keptGroups, former].toSorted());
    await expectRecordVerifies(program);
  },
);

test('startStudentImport: mails invitations to families only if the tutor ticks it', async () => {
  await using mailing = await openTestCentre({ env: { SMTP_URL: 'smtp://127.0.0.1:9', EMAIL_CONFIRMATION: 'off' } });
  await startImportJobs(mailing.program);
  const tutor = await mailing.createSignedInTutor();
  const listMails = () => mailing.program.sql<{ to: string }[]>`
    select data ->> 'to' as to from desk_jobs.job where name = 'mail'`;
  for (const [name, mails_families] of [
    ['quiet', false],
    ['mailed', true],
  ] as const) {
    const file = `Name,Email,Parent email\nMia ${name},${name}@example.com,home.${name}@example.com`;
    const request = { ...toRequest(file, await preview(tutor, file)), mails_families };
    const { id } = (await start(tutor, request)).body;
    const isDone = async () =>
      (await mailing.program.sql`select 1 from desk.student_imports where id = ${id} and status = 'done'`).length === 1;
    await expect.poll(isDone, soon).toBe(true);
  }
  expect(await listMails()).toEqual([{ to: 'home.mailed@example.com' }]);
  // They count with the invitations that the tutor makes one by one.
  const [student] = (await tutor.get('/api/students?search=quiet')).body.students;
  const { id: tutorId } = (await tutor.get('/api/session')).body.profile;
  await mailing.program.limits.consume(invitationsOfTutor, tutorId, FAMILY_INVITATIONS_A_DAY - 3);
  expect((await tutor.post(`/api/students/${student.id}/families`, { name: '', email: '' })).status).toBe(200);
  const rows = ['Ana', 'Bo', 'Cy'].map((name) => `${name} Last,${name}.last@example.com,${name}.home@example.com`);
  const file = ['Name,Email,Parent email', ...rows].join('\n');
  const seen = await preview(tutor, file);
  expect(seen.mails_left).toBe(1);
  const { id } = (await start(tutor, { ...toRequest(file, seen), mails_families: true })).body;
  const find = async (): Promise<StudentImportRow | undefined> =>
    (await tutor.get('/api/students/imports')).body.imports.find((each: StudentImportRow) => each.id === id);
  await expect.poll(async () => (await find())?.status, soon).toBe('done');
  expect(await find()).toMatchObject({ made: 3, not_mailed: 2, has_row_file: true });
  expect(await listMails()).toHaveLength(2);
  const answer = await tutor.get(`/api/students/imports/${id}/rows`);
  expect(answer.text.match(/was not mailed, because 200 invitations a day can be mailed/g)).toHaveLength(2);
  expect((await preview(tutor, file)).mails_left).toBe(0);
});

test('undoStudentImport: is refused a day later', async () => {
  const { id } = await importFile(createFile((tag) => [`U ${tag},u.${tag}@example.com,,3,3,,`]));
  await program.sql`update desk.student_imports set finished_at = now() - interval '25 hours' where id = ${id}`;
  expect(await lee.post(`/api/students/imports/${id}/undo`, undefined)).toMatchObject({
    status: 409,
    body: { code: 'undo-expired' },
  });
  expect((await findImport(id)).can_undo).toBe(false);
});

test('continueStudentImport: continues an import that a fault stopped', async () => {
  const { id } = await importFile(createFile((tag) => [`V ${tag},v.${tag}@example.com,,3,3,,`]));
  expect((await lee.post(`/api/students/imports/${crypto.randomUUID()}/continue`, undefined)).status).toBe(404);
  await program.sql`update desk.student_imports set status = 'stopped', done = 0, made = 0 where id = ${id}`;
  expect((await sam.post(`/api/students/imports/${id}/continue`, undefined)).status).toBe(204);
  expect(await whenEnded(id)).toMatchObject({ made: 1, done: 1, refused: 0 });
});

test('deleteOldImportLines: deletes the lines after a month or once a student of them is erased, and ends an import that stopped', async () => {
  const importOne = () => importFile(createFile((tag) => [`W ${tag},w.${tag}@example.com,,3,3,,`]));
  const [stopped, kept, erased] = [await importOne(), await importOne(), await importOne()];
  const [{ id: student }] = await findStudents(`f${files}`);
  const { sql } = program;
  await sql`
    update desk.student_imports set status = 'stopped', finished_at = null, started_at = now() - interval '31 days'
    where id = ${stopped.id}`;
  await sql`
    update desk.student_imports set started_at = started_at - interval '2 days', finished_at = finished_at - interval '2 days'
    where id = ${kept.id}`;
  const listWithLines = async () => {
    await deleteOldImportLines(sql, new Date());
    const rows = await sql<{ id: string }[]>`
      select id from desk.student_imports where lines is not null and id in ${sql([stopped.id, kept.id, erased.id])}`;
    return rows.map(({ id }) => id).sort();
  };
  expect(await listWithLines()).toEqual([kept.id, erased.id].sort());
  await sql`update desk.personal_keys set wrapped = null, erased_at = now() where person_id = ${student}`;
  expect(await listWithLines()).toEqual([kept.id]);
  expect(await findImport(erased.id)).toMatchObject({ status: 'done', can_undo: false });
  expect((await lee.post(`/api/students/imports/${stopped.id}/continue`, undefined)).status).toBe(204);
  expect((await findImport(stopped.id)).status).toBe('done');
  expect((await importOne()).made).toBe(1);
});
