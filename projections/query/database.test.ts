import { expect, test } from 'vitest';
import { queryBuilder } from './database.ts';
import { createColumnRefs, toQueriedSealedTextSql } from './query-fragments.ts';

const attendance = queryBuilder.selectFrom('attendance as a');
const column = createColumnRefs('attendance', 'a');

// Each `@ts-expect-error` makes `npm run check` fail if the compiler accepts the line below it.
test('queryBuilder: the compiler finds misspelled tables and columns, and values of a wrong type', () => {
  const faulty = [
    // @ts-expect-error: no table has this name
    () => queryBuilder.selectFrom('atendance'),
    // @ts-expect-error: the column is student_id
    () => attendance.select('a.studentId'),
    // @ts-expect-error: the column is date
    () => attendance.orderBy('a.day'),
    // @ts-expect-error: the status has no value late
    () => attendance.where('a.status', '=', 'late'),
    // @ts-expect-error: a version is a number
    () => attendance.where('a.version', '>', true),
    // @ts-expect-error: profiles have an id
    () => attendance.leftJoin('profiles as student', 'student.student_id', 'a.student_id'),
    // @ts-expect-error: the column is charged_by
    () => column('chargedBy'),
    // @ts-expect-error: the column is notes
    () => toQueriedSealedTextSql('attendance', 'a', 'note'),
  ];
  expect(faulty).toHaveLength(8);
});

test('queryBuilder: the rows of a query have the types of their columns', () => {
  const query = queryBuilder
    .selectFrom('homework')
    .leftJoin('homework_work as work', 'work.homework_id', 'homework.id');
  const selected = query.select(['homework.due_date', 'homework.assigned', 'work.graded']);
  const row: Awaited<ReturnType<typeof selected.executeTakeFirstOrThrow>> = {
    due_date: null,
    assigned: ['a student'],
    graded: null,
  };
  // @ts-expect-error: graded is null for homework without submissions
  const graded: number = row.graded;
  expect(graded).toBeNull();
});

test('toQueriedSealedTextSql: refuses a column that is not sealed', () => {
  expect(() => toQueriedSealedTextSql('attendance', 'a', 'status')).toThrow('attendance.status is not sealed');
});
