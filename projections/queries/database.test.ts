import { expect, test } from 'vitest';
import { db } from './database.ts';
import { claimed, columnsOf } from './query-fragments.ts';

const attendance = db.selectFrom('attendance as a');
const column = columnsOf('attendance', 'a');

// `npm run check` fails on each of these lines unless the compiler finds its fault
test('db: the compiler finds misspelled tables and columns, and values of a wrong type', () => {
  const faulty = [
    // @ts-expect-error: no table has this name
    () => db.selectFrom('atendance'),
    // @ts-expect-error: the column is student_id
    () => attendance.select('a.studentId'),
    // @ts-expect-error: the column is date
    () => attendance.orderBy('a.day'),
    // @ts-expect-error: nobody is late
    () => attendance.where('a.status', '=', 'late'),
    // @ts-expect-error: a version is a number
    () => attendance.where('a.version', '>', true),
    // @ts-expect-error: profiles have an id
    () => attendance.leftJoin('profiles as student', 'student.student_id', 'a.student_id'),
    // @ts-expect-error: the column is charged_by
    () => column('chargedBy'),
    // @ts-expect-error: the column is note
    () => claimed('attendance', 'a', 'notes'),
  ];
  expect(faulty).toHaveLength(8);
});

test('db: the rows of a query have the types of their columns', () => {
  const query = db.selectFrom('homework').leftJoin('homework_work as work', 'work.homework_id', 'homework.id');
  const selected = query.select(['homework.due_date', 'homework.assigned', 'work.graded']);
  const row: Awaited<ReturnType<typeof selected.executeTakeFirstOrThrow>> = {
    due_date: null,
    assigned: ['a student'],
    graded: null,
  };
  // @ts-expect-error: no homework without submissions has a number here
  const graded: number = row.graded;
  expect(graded).toBeNull();
});

test('claimed: refuses a column that is not sealed', () => {
  expect(() => claimed('attendance', 'a', 'status')).toThrow('attendance.status is not sealed');
});
