import { beforeEach, expect, test } from 'vitest';
import { toAnswersDraftKey } from '#contracts/draft-keys.ts';
import { personalDataSections, personalDataTexts } from '#contracts/personal-data.ts';
import { PERSONAL_DATA_FILES_PER_DAY } from '#events/values/limits.ts';
import type { Client } from '#testing/client.ts';
import { createChoiceQuestion, createOpenQuestion, openHomeworkCentre } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { QuestionRecord } from './personal-data-rows.ts';

const room = await openForAllTests(openHomeworkCentre());
const { centre, owner, tutor, mia, noah, ids } = room;
const ann = await centre.createFamily({ name: 'Ann Chen', children: [ids.mia] });
const bo = await centre.createFamily({ name: 'Bo Brandt', children: [ids.noah] });
/** The other parent of Mia. */
const carl = await centre.createFamily({ name: 'Carl Chen', children: [ids.mia] });
const [family, secondFamily, otherFamily] = [
  await centre.signIn(ann.email, ann.password),
  await centre.signIn(carl.email, carl.password),
  await centre.signIn(bo.email, bo.password),
];

const SECRETS = {
  reason: 'Sibling rebate agreed with Ann',
  privateNote: 'Looks tired lately',
  answer: 'Because the sides are equal',
  draft: 'A half-written thought',
  ofNoah: 'Only Noah may read this',
};

/** Fills the centre once: everything that a file must hold, and what it must not. */
const openHomework = await room.createHomework({
  title: 'Open work',
  questions: [createChoiceQuestion('Key?', 2), createOpenQuestion('Idea?')],
});
const written = await room.createHomework({
  title: 'Shapes',
  questions: [createOpenQuestion('Why?')],
  grading_type: 'tutor-graded',
});
const done = async (answer: Promise<{ status: number; text: string }>) => {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(text);
};
await done(room.submitHomework(mia, written, { 'Why?': SECRETS.answer }));
await done(room.submitHomework(noah, written, { 'Why?': SECRETS.ofNoah }));
const [choice, idea] = (await mia.get(`/api/homework/${openHomework}/assignment`)).body.questions;
const given = { [choice.id]: choice.option_ids[1], [idea.id]: SECRETS.draft };
await done(mia.post(`/api/drafts/${toAnswersDraftKey(openHomework)}`, { body: { given, seen: {} }, revision: 0 }));
await done(tutor.post(`/api/students/${ids.mia}/classes/add`, { classes: 2, reason: SECRETS.reason }));
const mark = { date: '2026-03-19', status: 'absent', notes: 'Said she was ill', private_notes: SECRETS.privateNote };
await done(tutor.post(`/api/students/${ids.mia}/attendance`, mark));
await done(
  tutor.post(`/api/students/${ids.noah}/attendance`, { date: '2026-03-18', status: 'absent', notes: SECRETS.ofNoah }),
);
await done(mia.post(`/api/students/${ids.mia}/absences`, { date: '2026-03-25', reason: 'Trip to the coast' }));
const toQuestion = (day: string) => ({
  ...{ row_id: null, period: { from: day, to: day }, kind: 'other', text: 'Is the balance right?' },
});
await done(secondFamily.post(`/api/students/${ids.mia}/cases`, toQuestion('2026-03-16')));
const asked = { student_id: ids.mia, asker: 'family', channel: 'phone', asked_on: '2026-03-18' };
await done(tutor.post('/api/cases', { ...toQuestion('2026-03-17'), ...asked, asker_name: 'Carl Chen' }));
await done(tutor.post('/api/cases', { ...toQuestion('2026-03-18'), ...asked, asker_name: 'Ann Chen' }));
await centre.program.runner.caughtUp();

const get = (client: Client, query = '', student = ids.mia) =>
  client.get(`/api/students/${student}/personal-data${query}`);
beforeEach(() => centre.program.sql`delete from desk.limits`);

test('getPersonalData: holds every section, the same for the student, the family and the staff', async () => {
  const file = JSON.parse((await get(mia)).text);
  const hidden = ['mails', 'staff_notes'];
  expect(Object.keys(file).slice(7)).toEqual(
    Object.keys(personalDataSections).filter((name) => !hidden.includes(name)),
  );
  expect(file).toMatchObject({
    format: 'rollbook-personal-data',
    version: 1,
    student: { id: ids.mia, name: 'Mia Chen' },
  });
  expect(file.homework).toHaveLength(2);
  for (const text of [
    SECRETS.reason,
    SECRETS.answer,
    SECRETS.draft,
    'Said she was ill',
    'Trip to the coast',
    'Mia Chen',
  ])
    expect(JSON.stringify(file)).toContain(text);

  const ofFamily = JSON.parse((await get(family)).text);
  expect(ofFamily.account).toMatchObject([
    { name: 'Ann Chen', email: ann.email, devices: [{ signed_in_at: expect.any(String) }] },
  ]);
  expect(ofFamily.access).toMatchObject([
    { is_this_account: true, ended_at: null },
    { is_this_account: false, ended_at: null },
  ]);
  const ofStaff = JSON.parse((await get(tutor)).text);
  for (const name of Object.keys(personalDataSections)) {
    if (!['account', 'access', 'drafts', 'questions', 'mails', 'staff_notes'].includes(name))
      expect([name, ofFamily[name], ofStaff[name]]).toEqual([name, file[name], file[name]]);
  }
});

test('getPersonalData: holds no private note, no answer key of open homework, no secret and nobody else', async () => {
  for (const client of [mia, family, tutor, owner]) {
    for (const format of ['json', 'html']) {
      const { status, text } = await get(client, `?format=${format}`);
      expect(status).toBe(200);
      for (const secret of [SECRETS.privateNote, SECRETS.ofNoah, 'Noah', bo.email, 'correct_answer":2', 'argon2'])
        expect(text).not.toContain(secret);
    }
  }
  expect((await get(family)).text).not.toContain(SECRETS.draft);
});

test('getPersonalData: tells only the staff that and when another family was invited', async () => {
  await done(tutor.post(`/api/students/${ids.mia}/families`, { name: '', email: '' }));
  await centre.program.runner.caughtUp();
  const accessesOf = async (client: Client): Promise<unknown[]> => JSON.parse((await get(client)).text).access;
  const invited_at = expect.any(String);
  expect(await accessesOf(tutor)).toMatchObject([{ invited_at }, { invited_at }, { invited_at, since: null }]);
  const [own, other] = [{ is_this_account: true }, { is_this_account: false, invited_at: null }];
  expect(await accessesOf(family)).toEqual([
    expect.objectContaining({ ...own, invited_at }),
    expect.objectContaining({ ...other, since: expect.any(String) }),
  ]);
  expect(await accessesOf(mia)).toMatchObject([other, other]);
  for (const client of [family, mia])
    expect((await get(client, '?format=html')).text.match(/Invited on/g)?.length ?? 0).toBe(client === family ? 1 : 0);
});

test('getPersonalData: names another family only to the staff and to that family', async () => {
  for (const format of ['json', 'html']) {
    for (const client of [mia, family]) {
      const { text } = await get(client, `?format=${format}`);
      expect(text).not.toContain('Carl');
      expect(text).toContain('another family');
    }
    for (const client of [secondFamily, tutor])
      expect((await get(client, `?format=${format}`)).text).toContain('Carl Chen');
  }
  const asksOf = async (client: Client) =>
    JSON.parse((await get(client)).text).questions.map(({ asker_name, messages }: QuestionRecord) => [
      asker_name,
      messages[0]?.actor_name,
    ]);
  expect(await asksOf(family)).toEqual(
    expect.arrayContaining([
      [null, 'another family'],
      ['another family', 'Ms Lee'],
      ['Ann Chen', 'Ms Lee'],
    ]),
  );
  expect(JSON.parse((await get(family)).text).not_included).toContain(personalDataTexts.others);
  expect(JSON.parse((await get(tutor)).text).not_included).toContain(personalDataTexts.othersForStaff);
});

test('getPersonalData: a draft is in the words of its assignment', async () => {
  const [draft] = JSON.parse((await get(mia)).text).drafts;
  expect(draft).toMatchObject({
    homework_title: 'Open work',
    answers: [
      { question: 'Key?', answer: 'Key? two' },
      { question: 'Idea?', answer: SECRETS.draft },
    ],
  });
});

test('getPersonalData: only owners can add the private notes of the staff', async () => {
  const file = JSON.parse((await get(owner, '?staff_notes=include')).text);
  expect(file.staff_notes).toEqual([{ about: 'attendance', date: '2026-03-19', note: SECRETS.privateNote }]);
  for (const client of [mia, family, tutor]) expect((await get(client, '?staff_notes=include')).status).toBe(403);
});

test('getPersonalData: a stranger, another student and another family get nothing', async () => {
  const stranger = centre.createVisitor();
  expect((await get(stranger)).status).toBe(401);
  for (const client of [noah, otherFamily]) expect((await get(client)).status).toBe(403);
  expect((await get(mia, '', ids.noah)).status).toBe(403);
  expect((await get(tutor, '', crypto.randomUUID())).body.code).toBe('student-unknown');
});

test('getPersonalData: limits the files of an account about a student, and not those of others', async () => {
  for (let n = 0; n < PERSONAL_DATA_FILES_PER_DAY; n += 1) expect((await get(mia)).status).toBe(200);
  const refused = await get(mia);
  expect([refused.status, refused.body.detail]).toEqual([429, personalDataTexts.tooMany]);
  expect((await get(family)).status).toBe(200);
});

test('getPersonalData: there is no file about an erased student', async () => {
  await done(owner.delete(`/api/students/${ids.noah}`));
  await done(owner.post(`/api/people/${ids.noah}/erasure`, { name: 'Noah Brandt' }));
  await centre.program.runner.caughtUp();
  const { status, body } = await get(owner, '', ids.noah);
  expect([status, body.code, body.detail]).toEqual([410, 'person-erased', personalDataTexts.erased]);
});
