import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const centre = await openForAllTests(openTestCentre({ clock: () => new Date('2026-03-20T03:00:00Z') }));
const tutor = await centre.createSignedInTutor({ name: 'Sam Okafor' });

const enrolled = async (classes: number) => {
  const { id } = await centre.createStudent({ classes });
  return {
    id,
    mark: (body: object, headers?: Record<string, string>) =>
      tutor.post(`/api/students/${id}/attendance`, body, headers),
    records: async () => {
      const address = `/api/attendance?student_id=${id}`;
      return (await tutor.get(address)).body.records;
    },
  };
};

test('markAttendance: present takes a class, absent gives it back, and today is in the centre’s time zone', async () => {
  const mia = await enrolled(2);

  const present = await mia.mark({ status: 'present', notes: 'Fractions' });
  expect(present.body).toMatchObject({
    balance: { classes_remaining: 1, classes_total: 2 },
    change: { requested: -1, applied_remaining: -1, applied_total: 0 },
  });
  expect(await mia.records()).toMatchObject([
    // 3:00 in UTC is the evening before in New York.
    {
      date: '2026-03-19',
      status: 'present',
      charge: 'covered',
      notes: 'Fractions',
      tutor_name: 'Sam Okafor',
      version: 2,
    },
  ]);

  const absent = await mia.mark({ status: 'absent', date: '2026-03-19' });
  expect(absent.body).toMatchObject({ balance: { classes_remaining: 2 }, change: { applied_remaining: 1 } });
  expect(await mia.records()).toMatchObject([{ status: 'absent', charge: 'none', notes: 'Fractions' }]);
});

test('markAttendance: a recorded absence becomes present only with a reason', async () => {
  const mia = await enrolled(2);
  await mia.mark({ status: 'absent' });
  const refused = await mia.mark({ status: 'present', reason: ' ' });
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({ code: 'reason-needed', errors: { reason: 'Please give a reason.' } }),
  ]);
  const marked = await mia.mark({ status: 'present', reason: 'Make-up' });
  expect(marked.body.balance.classes_remaining).toBe(1);
  const [{ id }] = await mia.records();
  const { history } = (await tutor.get(`/api/attendance/${id}/history`)).body;
  expect(history.map(({ status, reason }: { status: string; reason: string }) => [status, reason])).toEqual([
    ['present', 'Make-up'],
    ['absent', null],
  ]);
});

test('markAttendance: a blank note clears the recorded note', async () => {
  const mia = await enrolled(2);
  await mia.mark({ status: 'absent', notes: ' \n ' });
  expect(await mia.records()).toMatchObject([{ notes: null }]);

  await mia.mark({ status: 'absent', notes: ' Ill, called. ' });
  await mia.mark({ status: 'absent' });
  expect(await mia.records()).toMatchObject([{ notes: ' Ill, called. ' }]);

  await mia.mark({ status: 'absent', notes: '  ' });
  expect(await mia.records()).toMatchObject([{ notes: null }]);
});

test('markAttendance: a mark without a class left is uncovered and can be settled', async () => {
  const mia = await enrolled(0);

  const present = await mia.mark({ status: 'present', date: '2026-03-10' });
  expect(present.body.balance).toMatchObject({ classes_remaining: 0, classes_uncovered: 1 });
  const settle = `/api/students/${mia.id}/attendance/2026-03-10/settle`;
  expect((await tutor.post(settle, {})).body.code).toBe('no-classes-left');

  await tutor.post(`/api/students/${mia.id}/classes/add`, { classes: 1 });
  const settled = await tutor.post(settle, {});
  expect(settled.body.balance).toMatchObject({ classes_remaining: 0, classes_uncovered: 0 });
  expect((await tutor.post(settle, {})).body.code).toBe('not-uncovered');
});

test('markAttendance: refuses a mark that was changed since it was shown, and names who changed it and when', async () => {
  const mia = await enrolled(3);
  const first = await mia.mark({ status: 'present', seen_version: 0 });

  const second = await mia.mark({ status: 'absent', seen_version: 0 });
  expect([second.status, second.body]).toEqual([
    409,
    expect.objectContaining({
      code: 'mark-changed',
      detail: expect.stringMatching(/changed while you were editing/),
      changed_by: 'Sam Okafor',
      changed_at: '2026-03-20T03:00:00.000Z',
    }),
  ]);
  expect((await mia.mark({ status: 'absent', seen_version: first.body.balance.version })).status).toBe(200);
});

test('markAttendance: one idempotency key charges once, however late the retry', async () => {
  const mia = await enrolled(3);
  const key = { 'idempotency-key': crypto.randomUUID() };

  const first = await mia.mark({ status: 'present' }, key);
  await mia.mark({ status: 'absent' });
  const again = await mia.mark({ status: 'present' }, key);

  expect([again.status, again.body]).toEqual([200, first.body]);
  expect((await mia.mark({ status: 'absent' })).body.balance.classes_remaining).toBe(3);
});
