import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { executeCommand } from '#services/core/command/dispatch.ts';
import { buildApp } from '#services/server/http/app.ts';
import { openProgram } from '#services/server/program/program.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { findStat, findStudentLine, openSignedInVisitor, SERVER_STOPPED, type SignedInVisitor } from './steps.ts';

let centre: TestCentre;
let sam: TestPerson;
beforeAll(async () => {
  centre = await openTestCentre();
  sam = await centre.createTutor({ name: 'Sam Okafor' });
});
afterAll(() => centre[Symbol.asyncDispose]());

const STUDENTS = 20;

/** Changes a student's classes without a browser, whether or not the server is listening. */
async function adjust(
  { program }: TestCentre,
  { id, name, email }: TestPerson,
  student: TestPerson,
  direction: 'add' | 'remove',
  classes = 1,
): Promise<void> {
  const given = {
    profile: { id, name, email, role: 'tutor', owner: false },
    commandId: crypto.randomUUID(),
    fingerprint: '',
  } as const;
  const command = { type: 'AdjustClasses', direction, classes } as const;
  const { status } = await executeCommand(program, given, studentAggregate, student.id, command);
  expect(status).toBe('done');
}

/** The connection between a page's sockets and the server. */
interface FeedSocketControl {
  /** While this is false, the server closes each socket as soon as it is opened. */
  free: boolean;
  /** Closes the open sockets and refuses new ones from now on. */
  cut(): Promise<void>;
  /** Discards all further messages on the open sockets without closing them. */
  lose(): void;
}

async function controlFeedSockets(page: Page): Promise<FeedSocketControl> {
  const standing = new Map<WebSocketRoute, { lost: boolean }>();
  const control: FeedSocketControl = {
    free: true,
    async cut() {
      control.free = false;
      await Promise.all([...standing.keys()].map((socket) => socket.close()));
    },
    lose() {
      for (const state of standing.values()) state.lost = true;
    },
  };
  await page.routeWebSocket('**/api/feed', (socket) => {
    if (!control.free) return socket.close();
    const state = { lost: false };
    standing.set(socket, state);
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => state.lost || socket.send(message));
    return undefined;
  });
  return control;
}

/** A tutor on the list of students, and a student with 6 classes on the dashboard, each in their own browser. */
async function openTwoBrowsers(name: string, prepare: (page: Page) => Promise<void> = async () => undefined) {
  const student = await centre.createStudent({ name, classes: 6 });
  const seats: SignedInVisitor[] = [await openSignedInVisitor(centre, sam), await openSignedInVisitor(centre, student)];
  const [list, home] = seats.map(({ page }) => page) as [Page, Page];
  const feedSockets = [await controlFeedSockets(list), await controlFeedSockets(home)];
  for (const page of [list, home]) await prepare(page);
  await list.goto('/student-management');
  await home.goto('/student');
  const show = async (classes: number) => {
    await findStudentLine(list, name).getByText(`${classes} / ${classes} classes`).waitFor();
    await findStat(home, 'Classes Remaining').getByText(`of ${classes} total`).waitFor();
  };
  await show(6);
  return {
    pages: [list, home],
    sockets: feedSockets,
    show,
    allowFault: (pattern: RegExp) => {
      for (const seat of seats) seat.allowFault(pattern);
    },
    /** Another tutor adds 2 classes. */
    add: () => adjust(centre, sam, student, 'add', 2),
    [Symbol.asyncDispose]: async () => {
      for (const seat of seats) await seat[Symbol.asyncDispose]();
    },
  };
}

test('feed: changes during an interruption appear after the reconnect', async () => {
  await using both = await openTwoBrowsers('Ada Cut');
  for (const control of both.sockets) await control.cut();
  await both.add();
  for (const control of both.sockets) control.free = true;
  await both.show(8);
  await both.add();
  await both.show(10);
});

test('feed: changes during sleep appear when the machine wakes', async () => {
  await using both = await openTwoBrowsers('Ben Asleep', (page) => page.clock.install());
  await both.add();
  await both.show(8);
  for (const control of both.sockets) control.lose();
  await both.add();
  for (const page of both.pages) await page.clock.fastForward('02:00:00');
  await both.show(10);
  await both.add();
  await both.show(12);
});

test('feed: without sockets changes appear by polling', async () => {
  await using both = await openTwoBrowsers('Cleo Blocked');
  for (const control of both.sockets) await control.cut();
  for (const page of both.pages) await page.getByText('Not connected. What others change may appear late.').waitFor();
  await both.add();
  await both.show(8);
});

test('feed: a restarted server sends what was missed', async () => {
  await using both = await openTwoBrowsers('Dan Restart');
  await both.add();
  await both.show(8);
  both.allowFault(SERVER_STOPPED);
  await centre.app.close();
  await both.add();
  await using ended = new AsyncDisposableStack();
  const program = ended.adopt(await openProgram(centre.program.config), (next) => next.close());
  const app = ended.adopt(await buildApp(program), (next) => next.close());
  await app.listen({ host: '127.0.0.1', port: Number(new URL(centre.url).port) });
  await both.show(10);
  await both.add();
  await both.show(12);
});

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
