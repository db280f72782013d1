import { expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { activityProjection } from '../../people/activity/projection.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { createHomeworkLog, toTestHomeworkId } from '../../test/homework-log-fixture.ts';
import { submissionsProjection } from '../submissions/projection.ts';

const STUDENTS = 4;
const createLog = async () => {
  const keys = createInMemoryKeyRing();
  return { keys, log: await createHomeworkLog(keys, 2, STUDENTS) };
};

test('submissions: has the newest grade, submission_grades has every grade, and texts stay sealed', async () => {
  const { keys, log } = await createLog();
  const { tables } = await foldInMemory(submissionsProjection, log, keys, 100);
  const [corrected, regraded, third] = tables.submissions ?? [];
  expect(corrected).toMatchObject({ grade: 50, auto: false, correct: 1, version: 2, graded_by: 1 });
  expect(corrected?.feedback).toMatch(/^sealed\./);
  expect(corrected?.answers).not.toContain('Because');
  expect(regraded).toMatchObject({ grade: 0, auto: true, correct: 0, graded_by: 2 });
  expect(third).toMatchObject({ grade: 33, is_graded: true, auto: true, version: 1 });
  const history = tables.submission_grades?.filter(({ submission_id }) => submission_id === corrected?.id);
  expect(history).toMatchObject([
    { what: 'submitted', from_grade: null, grade: 33, reason: null },
    { what: 'corrected', from_grade: 33, grade: 50, reason: expect.stringMatching(/^sealed\./) },
  ]);
});

test('homework_work: counts submitted and graded work for each homework', async () => {
  const { keys, log } = await createLog();
  const { tables } = await foldInMemory(submissionsProjection, log, keys, 100);
  const rows = tables.submissions ?? [];
  const counted = [1, 2].map((number) => {
    const own = rows.filter(({ homework_id }) => homework_id === toTestHomeworkId(number));
    return {
      homework_id: toTestHomeworkId(number),
      submitted: own.length,
      graded: own.filter(({ is_graded }) => is_graded).length,
    };
  });
  expect(counted[0]?.submitted).toBeGreaterThan(0);
  expect(tables.homework_work).toEqual(counted);
});

test('activity: each act has its homework, and acts on a submission have their student', async () => {
  const { keys, log } = await createLog();
  const { tables } = await foldInMemory(activityProjection, log, keys, 100);
  const acts = (tables.activity ?? []).slice(0, log.length / 2);
  expect(new Set(acts.map(({ homework_id }) => homework_id))).toEqual(new Set([toTestHomeworkId(1)]));
  expect(acts.map(({ what, subject_id }) => [what, subject_id !== null])).toEqual([
    ['homework-created', false],
    ['submitted', true],
    ['grade-corrected', true],
    ['submitted', true],
    ['submitted', true],
    ['submitted', true],
    ['homework-revised', false],
    ['homework-unassigned', false],
    ['regraded', true],
    ['homework-deleted', false],
    ['homework-restored', false],
  ]);
});
