import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { expectRecordVerifies } from '#testing/expect-record.ts';
import { chooseSize } from '#testing/sampling.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Days on which clocks go forward or back, and one that Samoa skipped. In Kolkata they are ordinary days. */
const nights = [
  ['America/New_York', ['2026-03-08', '2026-11-01']],
  ['Asia/Kolkata', ['2026-03-08', '2026-11-01']],
  ['Pacific/Apia', ['2011-12-31', '2020-09-27', '2021-04-04']],
] as const;
/** In npm test, the zone of most centres. */
const zones = chooseSize<readonly (typeof nights)[number][]>({ test: nights.slice(0, 1), faults: nights });

interface Setting extends AsyncDisposable {
  readonly centre: TestCentre;
  readonly tutor: Client;
  setClock(instant: Date): void;
}

async function setting(timeZone: string, opened: Date): Promise<Setting> {
  let now = opened;
  const centre = await openTestCentre({ clock: () => now, env: { CENTRE_TZ: timeZone } });
  const tutor = await centre.createSignedInTutor();
  return {
    centre,
    tutor,
    setClock(instant) {
      now = instant;
    },
    [Symbol.asyncDispose]: () => centre[Symbol.asyncDispose](),
  };
}

const instantOf = (date: string, time: string, timeZone: string): Date =>
  new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds);
const dayBefore = (date: string, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instantOf(date, '00:00', timeZone).getTime() - 1)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
const dayAfter = (date: string): string => Temporal.PlainDate.from(date).add({ days: 1 }).toString();

/** Expects that the times of a stream never decrease, and that the record verifies. */
async function proveOrder({ program }: TestCentre, studentId: string): Promise<void> {
  const events = await program.store.read(toStudentStream(studentId));
  const recorded = events.map(({ recordedAt }) => recordedAt);
  expect(recorded).toEqual(recorded.toSorted());
  expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1));
  await expectRecordVerifies(program);
}

test.each(zones)(
  'attendance in %s: marks at 23:59 and 00:01 have the dates of the local calendar',
  async (timeZone, days) => {
    await using it = await setting(timeZone, new Date('2011-01-01T12:00:00Z'));
    const { centre, tutor } = it;
    for (const day of days) {
      const mia = await centre.createStudent({ classes: 9 });
      const mark = (body: object) => tutor.post(`/api/students/${mia.id}/attendance`, body);
      const [before, after] = [dayBefore(day, timeZone), dayAfter(day)];
      const moments = [
        [before, '23:59', day],
        [day, '00:01', after],
        [day, '23:59', after],
        [after, '00:01', dayAfter(after)],
      ] as const;
      for (const [index, [date, time, tomorrow]] of moments.entries()) {
        it.setClock(instantOf(date, time, timeZone));
        expect((await tutor.get('/api/centre')).body.today).toBe(date);
        expect(await mark({ status: 'present', date: tomorrow })).toMatchObject({ body: { code: 'date-in-future' } });
        const marked = await mark({ status: index === 2 ? 'absent' : 'present' });
        expect(marked, marked.text).toMatchObject({ status: 200, body: { balance: { version: index + 2 } } });
      }
      await centre.program.runner.caughtUp();
      const { records } = (await tutor.get(`/api/attendance?student_id=${mia.id}`)).body;
      expect(records).toMatchObject([
        { date: after, status: 'present' },
        { date: day, status: 'absent' },
        { date: before, status: 'present' },
      ]);
      await proveOrder(centre, mia.id);
    }
  },
);

test('server clock: setting it back or forward changes the current date, but not the order of events', async () => {
  const noon = new Date('2026-06-15T16:00:00Z');
  await using it = await setting('America/New_York', noon);
  const { centre, tutor } = it;
  const mia = await centre.createStudent({ classes: 9 });
  const at = (ms: number) => it.setClock(new Date(noon.getTime() + ms));
  const add = () => tutor.post(`/api/students/${mia.id}/classes/add`, { classes: 1 });
  const steps = [
    [0, '2026-06-15'],
    [-HOUR_MS, '2026-06-15'],
    [DAY_MS, '2026-06-16'],
    [0, '2026-06-15'],
    [-DAY_MS, '2026-06-14'],
  ] as const;
  for (const [ms, today] of steps) {
    at(ms);
    expect((await tutor.get('/api/centre')).body.today).toBe(today);
    expect(await add()).toMatchObject({ status: 200 });
    const marked = await tutor.post(`/api/students/${mia.id}/attendance`, { status: 'present', date: today });
    expect(marked, marked.text).toMatchObject({ status: 200 });
  }
  await proveOrder(centre, mia.id);
  const { transactions } = (await tutor.get(`/api/class-transactions?student_id=${mia.id}&order=recorded`)).body;
  const added = transactions.filter(({ source }: { source: string }) => source === 'manual');
  expect(added.map((row: { effective_on: string }) => row.effective_on).toReversed()).toEqual(
    steps.map(([, day]) => day),
  );
});
