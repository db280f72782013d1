import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseSeed } from '#scripts/test/random-seed.ts';
import { toChangeTags, visibleTags } from './change-tags.ts';

const seed = chooseSeed(import.meta.filename, 'unit');
const studentId = '0190a0b1-0000-4000-8000-000000000001';

test('an event of a student changes the list of students and the student', () => {
  expect(toChangeTags({ stream: `student-${studentId}`, type: 'ClassesAdjusted' })).toEqual([
    'students',
    `student:${studentId}`,
  ]);
});

test('an event of a tutor changes the tutors', () => {
  expect(toChangeTags({ stream: 'tutor-1', type: 'TutorJoined' })).toEqual(['tutors']);
});

const homeworkId = '0190a0b1-0000-5000-8000-000000000002';

test('an event of a homework changes the lists, the homework, and the page of each student it is assigned to', () => {
  const tags = toChangeTags({ stream: `homework-${homeworkId}`, type: 'HomeworkCreated', students: [studentId] });
  expect(visibleTags(tags, { role: 'tutor', id: 'sam' })).toEqual(['homework', `homework:${homeworkId}`]);
  expect(visibleTags(tags, { role: 'student', id: studentId })).toEqual([`student:${studentId}`]);
  expect(visibleTags(tags, { role: 'student', id: homeworkId })).toEqual([]);
});

test('an event of a submission changes the homework and its student', () => {
  const tags = toChangeTags({ stream: `submission-${homeworkId}-${studentId}`, type: 'SubmissionGraded' });
  expect(visibleTags(tags, { role: 'tutor', id: 'sam' })).toEqual(['homework', `homework:${homeworkId}`]);
  expect(visibleTags(tags, { role: 'student', id: studentId })).toEqual([`student:${studentId}`]);
});

test('practice is nobody’s business until it moves a board; a report is the tutors’', () => {
  const stream = `practice-${homeworkId}-${studentId}`;
  const seen = (type: string, role: string, id: string) => visibleTags(toChangeTags({ stream, type }), { role, id });
  expect(seen('PracticeQuestionAnswered', 'student', studentId)).toEqual([`student:${studentId}`]);
  expect(seen('PracticeQuestionAnswered', 'student', homeworkId)).toEqual([]);
  expect(seen('PracticeQuestionAnswered', 'tutor', 'sam')).toEqual([]);
  expect(seen('PracticeSessionCompleted', 'student', studentId)).toEqual([`student:${studentId}`, 'leaderboard']);
  expect(seen('PracticeSessionCompleted', 'student', homeworkId)).toEqual(['leaderboard']);
  expect(seen('PracticeQuestionReported', 'tutor', 'sam')).toEqual(['practice-reports']);
  expect(seen('PracticeQuestionReported', 'student', homeworkId)).toEqual([]);
  expect(seen('PracticeReportAccepted', 'tutor', 'sam')).toEqual(['leaderboard', 'practice-reports']);
});

test.each(['StudentArchived', 'StudentRestored'])('%s changes the boards', (type) => {
  expect(toChangeTags({ stream: `student-${studentId}`, type })).toContain('leaderboard');
});

test('opening the centre changes nothing on a screen', () => {
  expect(toChangeTags({ stream: 'centre', type: 'CentreOpened' })).toEqual([]);
});

test('a student sees their own tag and no other; a tutor sees all', () => {
  const ids = fc.array(fc.uuid());
  fc.assert(
    fc.property(ids, fc.uuid(), (others, id) => {
      const tags = [
        ...others.flatMap((other) => toChangeTags({ stream: `student-${other}`, type: 'ClassesAdjusted' })),
        'tutors',
      ];
      expect(visibleTags(tags, { role: 'tutor', id })).toEqual(tags);
      expect(visibleTags(tags, { role: 'student', id })).toEqual(others.includes(id) ? [`student:${id}`] : []);
      expect(visibleTags([...tags, `student:${id}`], { role: 'student', id })).toEqual([`student:${id}`]);
    }),
    { seed },
  );
});
