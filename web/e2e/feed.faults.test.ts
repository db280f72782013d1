import type { Page, WebSocketRoute } from 'playwright-core';
import { test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findStat, findStudentLine, openSignedInVisitor, type SignedInVisitor } from './steps.ts';

const centre = await openForAllTests(openTestCentre());
const sam = await centre.createTutor({ name: 'Sam Okafor' });

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
    /** Another tutor adds 2 classes. */
    async add() {
      const client = await centre.signIn(sam.email, sam.password);
      await client.post(`/api/students/${student.id}/classes/add`, { classes: 2 });
    },
    [Symbol.asyncDispose]: async () => {
      for (const seat of seats) await seat[Symbol.asyncDispose]();
    },
  };
}

test('feed: without sockets changes appear by polling, and live again after the reconnect', async () => {
  await using both = await openTwoBrowsers('Ada Cut');
  for (const control of both.sockets) await control.cut();
  for (const page of both.pages) await page.getByText('You’re offline. Changes by others will show').waitFor();
  await both.add();
  await both.show(8);
  for (const control of both.sockets) control.free = true;
  for (const page of both.pages) await page.getByText('You’re offline.').waitFor({ state: 'detached' });
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
