/** A person is erased at one copy of the program while another one shows them. */
import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openProgramCopy } from '#testing/program-copy-fixture.ts';

/** Milliseconds in which another copy drops the texts. The cache of keys alone would keep them for a minute. */
const DROPPED_MS_MAX = 5_000;

test(`another copy of the program answers without the texts of an erased person within ${DROPPED_MS_MAX} ms`, async () => {
  const centre = await openForAllTests(openTestCentre());
  const { program } = centre;
  const copy = await openForAllTests(openProgramCopy(program.config));
  const owner = await centre.createSignedInTutor({ owner: true });
  const { id, name } = await centre.createStudent({ name: 'Runa Falk', classes: 3 });
  const note = 'planted-note-siskin';
  for (const [path, body] of [
    ['attendance', { status: 'present', notes: note }],
    ['classes/remove', { classes: 1, reason: note, code: 'other' }],
  ] as const)
    expect((await owner.post(`/api/students/${id}/${path}`, body)).status).toBe(200);
  await program.runner.caughtUp();
  const there = owner.at(copy.url);
  const pages = ['/api/students?former=true', '/api/attendance', '/api/activity', `/api/students/${id}/class-history`];
  const readThere = async () => {
    const answers = await Promise.all(pages.map((page) => there.get(page)));
    for (const answer of answers) expect(answer.status, answer.text).toBe(200);
    return answers.map(({ text }) => text).join('\n');
  };
  expect(await readThere()).toMatch(new RegExp(`${name}[^]*${note}`));

  expect((await owner.post(`/api/people/${id}/erasure`, { name })).status).toBe(200);
  await expect.poll(readThere, { timeout: DROPPED_MS_MAX, interval: 20 }).not.toMatch(/Runa|siskin/);
});
