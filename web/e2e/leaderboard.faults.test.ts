import { expect, test } from 'vitest';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre } from '#testing/practice-fixture.ts';
import { openPractisingStudent, readAfterTwoSeconds, readLeaderboardRows } from './practice.ts';
import { openSignedInVisitor } from './steps.ts';

const NOON = '2026-03-15T16:00:00.000Z';

const room = await openForAllTests(openPracticeCentre({ now: NOON, env: { LEADERBOARD_NAMES: 'nickname' } }));

test('leaderboard: polls without sockets and is live again with them', async () => {
  const ada = await openPractisingStudent(room.centre, 'Ada Blocked');
  await using wall = await openSignedInVisitor(room.centre, await room.centre.createTutor());
  const { page } = wall;
  let blocked = true;
  await page.routeWebSocket('**/api/feed', async (socket) => {
    if (blocked) await socket.close();
    else socket.connectToServer();
  });
  await page.clock.install({ time: NOON });
  await page.goto('/leaderboard');
  await page.getByText('No practice sessions yet. Be the first!').waitFor();
  await expect.poll(readAfterTwoSeconds(page, () => page.getByText('Not live: refreshed').count())).toBe(1);
  await room.completeSession(ada.client, 2);
  await expect.poll(readAfterTwoSeconds(page, readLeaderboardRows)).toEqual(['1 Ada B. 20']);

  blocked = false;
  await expect.poll(readAfterTwoSeconds(page, () => page.getByText('Live', { exact: true }).count())).toBe(1);
  await room.completeSession(ada.client, 3);
  await expect.poll(() => readLeaderboardRows(page)).toEqual(['1 Ada B. 50']);

  const said = () => page.locator('[aria-live=polite]').filter({ hasText: 'is 1st with' }).allInnerTexts();
  await expect.poll(readAfterTwoSeconds(page, said)).toEqual([expect.stringContaining('with 50 points.')]);
});
