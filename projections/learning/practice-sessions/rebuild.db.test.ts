import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { openTestEngine } from '../../test/engine-fixture.ts';
import { hashTables } from '../../test/hash-tables.ts';
import { appendAll } from '../../test/log-writer-fixture.ts';
import { createPracticeLogWriter } from '../../test/practice-log-fixture.ts';
import { createStudentIds } from '../../test/student-log-fixture.ts';
import { fetchLeaderboards } from '../practice-stats/leaderboard-query.ts';

const STUDENTS = createStudentIds(8);
const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21'] as const;

/**
 * Writes sessions of all students in turn. Some reports are accepted or dismissed later, and the streak rule changes on
 * the way.
 */
const writePracticeLog = async (keys: Parameters<typeof createPracticeLogWriter>[0]) => {
  const practiceLog = createPracticeLogWriter(keys);
  const reported: string[] = [];
  for (const [index, student] of STUDENTS.entries())
    if (index !== 2) await practiceLog.enrol(student, `Student ${index}`);
  for (const [round, day] of DAYS.flatMap((each) => [each, each]).entries()) {
    for (const [index, student] of STUDENTS.entries()) {
      if ((round + index) % 4 === 0) continue;
      const sameDay = round < 3 ? 'reset' : 'keep';
      const id = await practiceLog.session({
        student,
        day,
        correct: (index * round) % 5,
        sameDay,
        hasty: index === round,
      });
      await practiceLog.report(id, 4);
      reported.push(id);
    }
    for (const id of reported.splice(0, 4))
      await (round % 2 === 0 ? practiceLog.accept(id, 4) : practiceLog.dismiss(id, 4));
  }
  await practiceLog.choosePlace(STUDENTS[1] as string, { hidden: true });
  await practiceLog.archive(STUDENTS[3] as string);
  return practiceLog.log;
};

test('practice tables and ranks are equal after redelivery and after a rebuild', async () => {
  await using database = await openTestDatabase('read-models');
  await using engine = openTestEngine(database);
  const { sql, schema } = engine;
  const log = await writePracticeLog(engine.keys);
  await appendAll(engine.store, log.slice(0, log.length / 2));
  const first = engine.run();
  await first.caughtUp();
  await first.stop();
  await appendAll(engine.store, log.slice(log.length / 2));
  const second = engine.run();
  await second.caughtUp();
  await second.stop();
  const ranks = () =>
    sql.begin(async (transaction) => {
      await transaction`select set_config('search_path', ${schema}, true)`;
      const { all, week } = await fetchLeaderboards(transaction as never, {
        ...{ today: '2026-11-21', names: 'full', streakLapsed: 'stored' },
      });
      return [all, week];
    });
  const live = { tables: await hashTables(sql, schema), ranks: await ranks() };
  expect(live.ranks[0]?.entries).toHaveLength(6);

  // An imported log has the same events at other positions, and must give the same hash.
  for (const table of ['practice_stats', 'practice_days']) {
    await sql`update ${sql(schema)}.${sql(table)} set position = ((position::bigint) * 1000)::text`;
  }
  expect(await hashTables(sql, schema)).toBe(live.tables);
  await sql`update ${sql(schema)}.practice_stats set total_points = total_points + 10`;
  expect(await hashTables(sql, schema)).not.toBe(live.tables);
  await engine.rebuild();

  await sql`update ${sql(schema)}.checkpoint set position = 0`;
  const again = engine.run();
  await again.caughtUp();
  await again.stop();
  expect({ tables: await hashTables(sql, schema), ranks: await ranks() }).toEqual(live);

  expect(await engine.rebuild()).toMatchObject({ parked: 0 });
  expect({ tables: await hashTables(sql, schema), ranks: await ranks() }).toEqual(live);
});
