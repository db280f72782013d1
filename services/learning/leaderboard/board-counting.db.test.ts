/** The rule of the centre that lets the board of the week of a group count only practice at or above each student's level. */
import { expect, test } from 'vitest';
import type { Board, LeaderboardResponse } from '#contracts/leaderboard.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre } from '#testing/practice-fixture.ts';

const room = await openForAllTests(openPracticeCentre({ env: { LEADERBOARD_NAMES: 'full' } }));
const owner = await room.centre.createSignedInTutor({ owner: true });
const [mia, ben] = [await room.createStudent('Mia Chen'), await room.createStudent('Ben Noor')];
const { id: group } = (await owner.post('/api/groups', { name: 'Tuesday', students: [mia.id, ben.id] })).body;
/** A Monday. */
const NEXT_WEEK = '2026-03-23';

const countBy = async (board_counting: 'points' | 'level') =>
  expect((await owner.post('/api/rules', { from: NEXT_WEEK, rules: { board_counting } })).status).toBe(204);
const load = async (filters: string, client = owner): Promise<LeaderboardResponse> =>
  (await room.getWhenCaughtUp(client, `/api/leaderboard${filters}`)).body;
const loadBoards = async () => {
  const filters = ['', '?grades=1-4', '?grades=5-8', `?group=${group}`, `?group=${group}&grades=1-4`];
  const boards = await Promise.all(filters.map((each) => load(each)));
  return boards.map(({ position: _, ...each }) => each);
};
const toRows = ({ entries }: Board) =>
  entries.map(({ rank, name, total_points, total_sessions }) => [rank, name, total_points, total_sessions]);

test('getLeaderboard: with the rule “level”, grades below one’s level add nothing to the board of the week of a group, and no other board changes', async () => {
  // The topic is steady in grade 6 from now on.
  for (let session = 0; session < 2; session += 1) await room.completeSession(mia.client, 4, 6);
  room.moveClock(`${NEXT_WEEK}T18:00:00.000Z`);
  for (let session = 0; session < 3; session += 1) await room.completeSession(mia.client, 5, 3);
  await room.completeSession(ben.client, 3, 3);

  const before = await loadBoards();
  const [, , , ofGroup] = before;
  expect(ofGroup?.counting).toBe('points');
  expect(toRows(ofGroup?.week as Board)).toEqual([
    [1, 'Mia Chen', 150, 3],
    [2, 'Ben Noor', 30, 1],
  ]);

  await countBy('level');
  const atLevel = await loadBoards();
  expect(atLevel[3]).toMatchObject({ counting: 'level', all: ofGroup?.all, week: { standings: [[30, 1]] } });
  expect(toRows(atLevel[3]?.week as Board)).toEqual([[1, 'Ben Noor', 30, 1]]);
  expect(atLevel.toSpliced(3, 1)).toEqual(before.toSpliced(3, 1));
  const own = (await mia.client.get(`/api/students/${mia.id}/practice`)).body;
  expect(own).toMatchObject({
    ...{ counted_points: 230, week_points: 150, week_sessions: 3 },
    week_at_level: { points: 0, sessions: 0 },
  });

  await room.completeSession(mia.client, 4, 6);
  const { week } = await load(`?group=${group}`, ben.client);
  expect(toRows(week)).toEqual([
    [1, 'Mia Chen', 40, 1],
    [2, 'Ben Noor', 30, 1],
  ]);
  const moved = (await mia.client.get(`/api/students/${mia.id}/practice`)).body;
  expect(moved.week_at_level).toEqual({ points: 40, sessions: 1 });

  await countBy('points');
  expect(toRows((await load(`?group=${group}`)).week)).toEqual([
    [1, 'Mia Chen', 190, 4],
    [2, 'Ben Noor', 30, 1],
  ]);
  await expectReadModelsEqualRebuild(room.centre.program);
});
