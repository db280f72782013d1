import { expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { createPracticeLogWriter } from '../../test/practice-log-fixture.ts';
import { createStudentIds } from '../../test/student-log-fixture.ts';
import { leaderboardProjection } from './projection.ts';

const [MIA, BEN, CAI] = createStudentIds(3) as [string, string, string];

test('leaderboard_places: has the last choice of each student, with a sealed nickname', async () => {
  const keys = createInMemoryKeyRing();
  const { log, choosePlace, resetNickname } = createPracticeLogWriter(keys);
  await choosePlace(MIA, { hidden: true });
  await choosePlace(BEN, { hidden: true, nickname: 'Comet' });
  await choosePlace(MIA, { hidden: false, nickname: 'Star' });
  await choosePlace(BEN, { hidden: true });
  await choosePlace(CAI, { hidden: true, nickname: 'Rocket' });
  await resetNickname(CAI);

  const { tables } = await foldInMemory(leaderboardProjection, log, keys, 1);

  expect(tables.leaderboard_places).toMatchObject([
    { student_id: MIA, hidden: false, nickname: expect.stringMatching(/^sealed\./), version: 2 },
    { student_id: BEN, hidden: true, nickname: null, version: 2 },
    { student_id: CAI, hidden: true, nickname: null, version: 2 },
  ]);
  expect((await foldInMemory(leaderboardProjection, log, keys, 1_000)).tables).toEqual(tables);
});
