import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseSeed } from '#testing/sampling.ts';
import { foldPracticeLog } from '../../test/fold-practice-log.ts';
import type { createPracticeLogWriter } from '../../test/practice-log-fixture.ts';
import { createStudentIds } from '../../test/student-log-fixture.ts';
import { practiceStatsProjection } from './projection.ts';

type PracticeLog = ReturnType<typeof createPracticeLogWriter>;
const [MIA, BEN, ZOE] = createStudentIds(3) as [string, string, string];
const STUDENTS = [MIA, BEN, ZOE];
const day = '2026-11-21';

const foldRows = async (writeSessions: (practiceLog: PracticeLog) => Promise<unknown>) => {
  const { tables } = await foldPracticeLog(practiceStatsProjection, async (practiceLog) => {
    for (const student of STUDENTS) await practiceLog.enrol(student, `Kim ${student.slice(-1)}`);
    await writeSessions(practiceLog);
  });
  return tables;
};
const foldRanks = async (writeSessions: (practiceLog: PracticeLog) => Promise<unknown>) =>
  ((await foldRows(writeSessions)).practice_ranks ?? []).map(({ counted, rank_before, rank_after }) => [
    counted,
    rank_before,
    rank_after,
  ]);

test('practice_ranks: a session has the ranks immediately before and after its completion', async () => {
  const ranks = await foldRanks(async ({ session }) => {
    await session({ student: MIA, day, correct: 3 });
    await session({ student: BEN, day, correct: 3 });
    await session({ student: ZOE, day, correct: 2 });
    await session({ student: ZOE, day, correct: 5 });
  });
  expect(ranks).toEqual([
    [true, null, 1],
    [true, null, 1],
    [true, null, 3],
    [true, 3, 1],
  ]);
});

test('practice_ranks: a session has the streak immediately before and after its completion', async () => {
  const { practice_ranks: rows = [] } = await foldRows(async ({ session }) => {
    await session({ student: MIA, day: '2026-11-20', correct: 3 });
    await session({ student: MIA, day, correct: 3 });
    await session({ student: MIA, day, correct: 3, sameDay: 'keep' });
    await session({ student: MIA, day, correct: 3, sameDay: 'reset' });
  });
  const last = '2026-11-20';
  expect(rows.map((row) => [row.streak_before, row.streak_after, row.practised_before_on, row.same_day])).toEqual([
    [null, 1, null, false],
    [1, 2, last, false],
    [2, 2, day, true],
    [2, 1, day, true],
  ]);
});

test('practice_ranks: a session that does not count changes no rank', async () => {
  const ranks = await foldRanks(async ({ session }) => {
    await session({ student: MIA, day, correct: 5, hasty: true });
    await session({ student: BEN, day, correct: 1 });
    await session({ student: MIA, day, correct: 5, hasty: true });
    await session({ student: BEN, day, correct: 5, hasty: true });
  });
  expect(ranks).toEqual([
    [false, null, null],
    [true, null, 1],
    [false, null, null],
    [false, 1, 1],
  ]);
});

test('practice_ranks: archived and hidden students count for no other rank, and a hidden student has the rank they would have if shown', async () => {
  const ranks = await foldRanks(async ({ session, archive, choosePlace }) => {
    await session({ student: MIA, day, correct: 5 });
    await session({ student: BEN, day, correct: 4 });
    await choosePlace(BEN, { hidden: true });
    await archive(MIA);
    await session({ student: ZOE, day, correct: 1 });
    await session({ student: BEN, day, correct: 1 });
    await choosePlace(BEN, { hidden: false });
    await session({ student: ZOE, day, correct: 1 });
  });
  expect(ranks.slice(2)).toEqual([
    [true, null, 1],
    [true, 1, 1],
    [true, 2, 2],
  ]);
});

test('practice_ranks: points from a report that is accepted later count for the ranks of others', async () => {
  const ranks = await foldRanks(async (practiceLog) => {
    const id = await practiceLog.session({ student: MIA, day, correct: 3 });
    await practiceLog.session({ student: BEN, day, correct: 3 });
    await practiceLog.report(id, 4);
    await practiceLog.accept(id, 4);
    await practiceLog.session({ student: BEN, day, correct: 0 });
  });
  expect(ranks.at(-1)).toEqual([true, 2, 2]);
});

const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('session'), correct: fc.nat(5), hasty: fc.nat(5).map((n) => n === 0) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('hide'), hidden: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('archive') }) },
);

test('practice_ranks: after any events, a rank is one more than the number of shown students with more points', async () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...STUDENTS), act), { maxLength: 40, size: 'max' });
  await fc.assert(
    fc.asyncProperty(steps, async (drawn) => {
      const points = new Map<string, number>();
      const [hidden, archived] = [new Set<string>(), new Set<string>()];
      const counted = new Map<string, number>();
      const expected: unknown[] = [];
      const rankOf = (student: string) => {
        const own = points.get(student);
        if (own === undefined) return null;
        return (
          1 + [...points].filter(([other, more]) => more > own && !hidden.has(other) && !archived.has(other)).length
        );
      };
      const ranks = await foldRanks(async ({ session, choosePlace, archive }) => {
        for (const [student, step] of drawn) {
          if (archived.has(student)) continue;
          if (step.type === 'archive') {
            archived.add(student);
            await archive(student);
          } else if ('hidden' in step) {
            if (step.hidden) hidden.add(student);
            else hidden.delete(student);
            await choosePlace(student, { hidden: step.hidden });
          } else if ('correct' in step) {
            const before = rankOf(student);
            const counts = !step.hasty && (counted.get(student) ?? 0) < 10;
            if (counts) {
              counted.set(student, (counted.get(student) ?? 0) + 1);
              points.set(student, (points.get(student) ?? 0) + 10 * step.correct);
            }
            await session({ student, day, correct: step.correct, hasty: step.hasty });
            expected.push([counts, before, rankOf(student)]);
          }
        }
      });
      expect(ranks).toEqual(expected);
    }),
    { numRuns: 30, seed: chooseSeed(import.meta.filename) },
  );
});
