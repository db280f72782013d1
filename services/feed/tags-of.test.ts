import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedFor } from '#scripts/test/seed.ts';
import { tagsOf, visibleTags } from './tags-of.ts';

const seed = seedFor(import.meta.filename, 'unit');
const studentId = '0190a0b1-0000-4000-8000-000000000001';

test('an event of a student changes the list of students and the student', () => {
  expect(tagsOf(`student-${studentId}`)).toEqual(['students', `student:${studentId}`]);
});

test('an event of a tutor changes the tutors', () => {
  expect(tagsOf('tutor-1')).toEqual(['tutors']);
});

const homeworkId = '0190a0b1-0000-5000-8000-000000000002';

test('an event of a homework changes the lists, the homework, and the page of each student it is assigned to', () => {
  const tags = tagsOf(`homework-${homeworkId}`, [studentId]);
  expect(visibleTags(tags, { role: 'tutor', id: 'sam' })).toEqual(['homework', `homework:${homeworkId}`]);
  expect(visibleTags(tags, { role: 'student', id: studentId })).toEqual([`student:${studentId}`]);
  expect(visibleTags(tags, { role: 'student', id: homeworkId })).toEqual([]);
});

test('an event of a submission changes the homework and its student', () => {
  const tags = tagsOf(`submission-${homeworkId}-${studentId}`);
  expect(visibleTags(tags, { role: 'tutor', id: 'sam' })).toEqual(['homework', `homework:${homeworkId}`]);
  expect(visibleTags(tags, { role: 'student', id: studentId })).toEqual([`student:${studentId}`]);
});

test('opening the centre changes nothing on a screen', () => {
  expect(tagsOf('centre')).toEqual([]);
});

test('a student sees their own tag and no other; a tutor sees all', () => {
  const ids = fc.array(fc.uuid());
  fc.assert(
    fc.property(ids, fc.uuid(), (others, id) => {
      const tags = [...others.flatMap((other) => tagsOf(`student-${other}`)), 'tutors'];
      expect(visibleTags(tags, { role: 'tutor', id })).toEqual(tags);
      expect(visibleTags(tags, { role: 'student', id })).toEqual(others.includes(id) ? [`student:${id}`] : []);
      expect(visibleTags([...tags, `student:${id}`], { role: 'student', id })).toEqual([`student:${id}`]);
    }),
    { seed },
  );
});
