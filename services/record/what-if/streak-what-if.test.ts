import { expect, test } from 'vitest';
import { parseEventLazily } from '#events/record/parse-event-lazily.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { SameDayRule } from '#events/values/shapes.ts';
import { createPracticeLogWriter } from '#projections/test/practice-log-fixture.ts';
import { createStudentIds } from '#projections/test/student-log-fixture.ts';
import { evolveStreakWhatIf, type StreakWhatIf } from './streak-what-if.ts';

const [MIA] = createStudentIds(1) as [string];

const suppose = async (sameDay: SameDayRule, days: readonly string[]) => {
  const { log, session } = createPracticeLogWriter(createInMemoryKeyRing());
  for (const day of days) await session({ student: MIA, day, correct: 3 });
  const fold = (before: StreakWhatIf | undefined, event: (typeof log)[number]) =>
    evolveStreakWhatIf(before, parseEventLazily(event), sameDay);
  return { log, result: log.reduce(fold, undefined) };
};

test('evolveStreakWhatIf: keeps a streak over a second session of a day, and names where it first differs', async () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-21', '2026-11-22'];
  const { log, result } = await suppose('keep', days);
  expect(result).toMatchObject({ recorded: { current_streak: 2 }, supposed: { current_streak: 3 } });
  const third = log.filter(({ type }) => type === 'PracticeSessionCompleted')[2];
  expect(result?.first).toMatchObject({ stream: third?.stream, version: third?.version, recorded: 1, supposed: 2 });
  expect((await suppose('reset', days)).result?.first).toBeUndefined();
});
