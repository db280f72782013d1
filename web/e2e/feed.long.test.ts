import { expect, test } from 'vitest';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { executeCommand } from '#services/core/command/dispatch.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { findStat, findStudentLine, openSignedInVisitor } from './steps.ts';

const STUDENTS = 20;

/** Changes a student's classes without a browser, whether or not the server is listening. */
async function adjust(
  { program }: TestCentre,
  { id, name, email }: TestPerson,
  student: TestPerson,
  direction: 'add' | 'remove',
): Promise<void> {
  const given = {
    profile: { id, name, email, role: 'tutor', owner: false },
    commandId: crypto.randomUUID(),
    fingerprint: '',
  } as const;
  const command = { type: 'AdjustClasses', direction, classes: 1 } as const;
  const { status } = await executeCommand(program, given, studentAggregate, student.id, command);
  expect(status).toBe('done');
}

/** The highest number of these instants (milliseconds) within one second. */
const countMostInASecond = (instants: readonly number[]): number =>
  Math.max(...instants.map((start) => instants.filter((at) => at >= start && at < start + 1_000).length));

test('feed: a thousand changes cause at most four refetches a second', async () => {
  await using busy = await openTestCentre();
  const { feed, centre: record } = busy.program;
  const tutor = await busy.createTutor();
  const students: TestPerson[] = [];
  for (let n = 0; n < STUDENTS; n += 1) students.push(await busy.createStudent({ name: `Pupil ${n}.`, classes: 6 }));
  await using list = await openSignedInVisitor(busy, tutor);
  await using home = await openSignedInVisitor(busy, students[0] as TestPerson);
  let hints = 0;
  list.page.on('websocket', (socket) => {
    socket.on('framereceived', () => {
      hints += 1;
    });
  });
  await list.page.goto('/student-management');
  await home.page.goto('/student');
  await findStat(home.page, 'Classes Remaining').getByText('of 6 total').waitFor();

  const pages = [list.page, home.page];
  const began = await Promise.all(pages.map((page) => page.evaluate(() => performance.now())));
  // An odd number of changes, so that the last balance differs from the first.
  const changesOf = async (student: TestPerson) => {
    for (let n = 0; n <= 1_000 / STUDENTS; n += 1) {
      await adjust(busy, tutor, student, n % 2 === 0 ? 'add' : 'remove');
      // The feed joins changes into one notification, so each change sends its own notification here.
      feed.hub.notify(`${record.logId}.${feed.notifiedPosition()}`, ['students', `student:${student.id}`]);
    }
  };
  await Promise.all(students.map(changesOf));
  for (const { name } of students) await findStudentLine(list.page, name).getByText('7 / 7 classes').waitFor();
  await findStat(home.page, 'Classes Remaining').getByText('of 7 total').waitFor();
  await expect.poll(() => hints).toBeGreaterThan(1_000);

  for (const [at, page] of pages.entries()) {
    const requests = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    );
    // Requests of the first load are not refetches.
    const refetches = requests.filter(({ startTime }) => startTime > (began[at] ?? 0));
    const ofApi = refetches.filter(({ name }) => name.includes('/api/'));
    for (const [address, same] of Map.groupBy(ofApi, ({ name }) => name)) {
      expect(countMostInASecond(same.map(({ startTime }) => startTime)), address).toBeLessThanOrEqual(4);
    }
  }
});
