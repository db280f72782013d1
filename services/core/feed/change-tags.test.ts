import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeTagTypes } from '#contracts/tags.ts';
import { chooseSeed } from '#testing/sampling.ts';
import { filterVisibleTags, ownTag, toChangeTags } from './change-tags.ts';

const seed = chooseSeed(import.meta.filename);
const studentId = '0190a0b1-0000-4000-8000-000000000001';

test('toChangeTags: a student event has the tags of the students and of the student', () => {
  expect(toChangeTags({ stream: `student-${studentId}`, type: 'ClassesAdjusted' })).toEqual([
    'students',
    `student:${studentId}`,
  ]);
});

test.each([
  ...['AttendancePrivatelyNoted', 'PasswordCodeMade', 'FamilyInvited', 'FamilyInvitationWithdrawn'],
  ...['FamilyAccessGiven', 'FamilyAccessEnded'],
])('toChangeTags: tutors are notified of %s, and neither the student nor a family learns that it happened', (type) => {
  const tags = toChangeTags({ stream: `student-${studentId}`, type });
  const both = [...tags, `student:${studentId}`];
  expect(filterVisibleTags(tags, { role: 'tutor', id: 'sam' })).toEqual(['students', `student:${studentId}`]);
  expect(filterVisibleTags(both, { role: 'tutor', id: 'sam' })).toEqual(['students', `student:${studentId}`]);
  expect(filterVisibleTags(tags, { role: 'student', id: studentId })).toEqual([]);
  expect(filterVisibleTags(tags, { role: 'family', id: 'f', children: new Set([studentId]) })).toEqual([]);
});

test('toChangeTags: a tutor event has the tag of the tutors', () => {
  expect(toChangeTags({ stream: 'tutor-1', type: 'TutorJoined' })).toEqual(['tutors']);
});

const homeworkId = '0190a0b1-0000-5000-8000-000000000002';

test('toChangeTags: a homework event has the tags of the lists, of the homework and of each assigned student', () => {
  const tags = toChangeTags({ stream: `homework-${homeworkId}`, type: 'HomeworkCreated', students: [studentId] });
  expect(filterVisibleTags(tags, { role: 'tutor', id: 'sam' })).toEqual(['homework', `assignment:${homeworkId}`]);
  expect(filterVisibleTags(tags, { role: 'student', id: studentId })).toEqual([`student:${studentId}`]);
  expect(filterVisibleTags(tags, { role: 'student', id: homeworkId })).toEqual([]);
});

test('toChangeTags: a submission event has the tags of the homework and of its student', () => {
  const tags = toChangeTags({ stream: `submission-${homeworkId}-${studentId}`, type: 'SubmissionGraded' });
  expect(filterVisibleTags(tags, { role: 'tutor', id: 'sam' })).toEqual(['homework', `assignment:${homeworkId}`]);
  expect(filterVisibleTags(tags, { role: 'student', id: studentId })).toEqual([`student:${studentId}`]);
});

test('toChangeTags: assigned practice has the tag of its student, which tutors see too', () => {
  const tags = toChangeTags({ stream: `assigned-practice-${studentId}`, type: 'PracticeAssigned' });
  expect(tags).toEqual([`student:${studentId}`]);
});

test('toChangeTags: a case has the tag of the tutors’ list, and the tag of its student', () => {
  const tags = toChangeTags({ stream: `cases-${studentId}`, type: 'CaseOpened' });
  expect(filterVisibleTags(tags, { role: 'tutor', id: 'sam' })).toEqual(['cases', `student:${studentId}`]);
  expect(filterVisibleTags(tags, { role: 'student', id: studentId })).toEqual([`student:${studentId}`]);
  expect(filterVisibleTags(tags, { role: 'student', id: homeworkId })).toEqual([]);
  const note = toChangeTags({ stream: `cases-${studentId}`, type: 'CaseNoteAdded' });
  expect(filterVisibleTags(note, { role: 'tutor', id: 'sam' })).toEqual(['cases']);
  expect(filterVisibleTags(note, { role: 'student', id: studentId })).toEqual([]);
});

test('toChangeTags: a race has its own tag, and its start and end change the list of races, which students see too', () => {
  const stream = `race-${homeworkId}`;
  const seen = (type: string, role: string) =>
    filterVisibleTags(toChangeTags({ stream, type }), {
      role,
      id: studentId,
      ...(role === 'family' && { children: new Set([studentId]) }),
    });
  expect(seen('RaceQuestionAnswered', 'student')).toEqual([`race:${homeworkId}`]);
  expect(seen('RaceStarted', 'student')).toEqual([`race:${homeworkId}`, 'groups']);
  expect(seen('RaceEnded', 'tutor')).toEqual([`race:${homeworkId}`, 'groups']);
  expect(seen('RaceStarted', 'family')).toEqual([]);
});

test('toChangeTags: a worksheet changes the list of tutors, and students do not learn of it', () => {
  const tags = toChangeTags({ stream: `worksheet-${homeworkId}`, type: 'WorksheetPrepared' });
  expect(filterVisibleTags(tags, { role: 'tutor', id: 'sam' })).toEqual(['worksheets']);
  expect(filterVisibleTags(tags, { role: 'student', id: studentId })).toEqual([]);
});

test('toChangeTags: practice has only the student’s tag until it changes the leaderboard; a report has the tutors’ tag', () => {
  const stream = `practice-${homeworkId}-${studentId}`;
  const seen = (type: string, role: string, id: string) =>
    filterVisibleTags(toChangeTags({ stream, type }), { role, id });
  expect(seen('PracticeQuestionAnswered', 'student', studentId)).toEqual([`student:${studentId}`]);
  expect(seen('PracticeQuestionAnswered', 'student', homeworkId)).toEqual([]);
  expect(seen('PracticeQuestionAnswered', 'tutor', 'sam')).toEqual([]);
  expect(seen('PracticeSessionCompleted', 'student', studentId)).toEqual([`student:${studentId}`, 'leaderboard']);
  expect(seen('PracticeSessionCompleted', 'student', homeworkId)).toEqual(['leaderboard']);
  expect(seen('PracticeQuestionReported', 'tutor', 'sam')).toEqual(['practice-reports']);
  expect(seen('PracticeQuestionReported', 'student', homeworkId)).toEqual([]);
  expect(seen('PracticeReportAccepted', 'tutor', 'sam')).toEqual(['leaderboard', 'practice-reports']);
});

test.each(['StudentArchived', 'StudentRestored'])('toChangeTags: %s has the tag of the leaderboard', (type) => {
  expect(toChangeTags({ stream: `student-${studentId}`, type })).toContain('leaderboard');
});

test('toChangeTags: a change of the groups reaches students too, whose leaderboard lists them', () => {
  const tags = toChangeTags({ stream: 'groups', type: 'GroupCreated' });
  expect(filterVisibleTags(tags, { role: 'student', id: studentId })).toEqual(['groups']);
});

test('toChangeTags: a change of the rules concerns everybody', () => {
  expect(toChangeTags({ stream: 'centre', type: 'CentreRulesChanged' })).toEqual(['centre']);
});

test('filterVisibleTags: a student sees only their own tag; a tutor sees all', () => {
  const ids = fc.array(fc.uuid());
  fc.assert(
    fc.property(ids, fc.uuid(), (others, id) => {
      const tags = [
        ...others.flatMap((other) => toChangeTags({ stream: `student-${other}`, type: 'ClassesAdjusted' })),
        'tutors',
      ];
      expect(filterVisibleTags(tags, { role: 'tutor', id })).toEqual([...new Set(tags)]);
      expect(filterVisibleTags(tags, { role: 'student', id })).toEqual(others.includes(id) ? [`student:${id}`] : []);
      expect(filterVisibleTags([...tags, `student:${id}`], { role: 'student', id })).toEqual([`student:${id}`]);
    }),
    { seed },
  );
});

test('filterVisibleTags: a family gets the tags of its children and of the centre, and no other', () => {
  const [first, second, foreign] = ['first', 'second', 'foreign'];
  const every = [first, second, foreign].flatMap((id) => [
    ...changeTagTypes.map((type) => `${type}:${id}`),
    ownTag(id),
  ]);
  const seen = (children: readonly string[]) =>
    filterVisibleTags([...changeTagTypes, ...every], { role: 'family', id: foreign, children: new Set(children) });
  expect(seen([first, second])).toEqual([`student:${first}`, `student:${second}`, 'centre']);
  expect(seen([])).toEqual(['centre']);
  expect(filterVisibleTags([ownTag(first)], { role: 'family', id: foreign, children: new Set([first]) })).toEqual([
    `student:${first}`,
  ]);
});
