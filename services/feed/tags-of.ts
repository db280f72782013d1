import { HOMEWORK_TAG, homeworkTag, STUDENTS_TAG, studentTag, TUTORS_TAG } from '#contracts/tags.ts';
import { homeworkIdOf } from '#events/homework/homework.ts';
import { studentIdOf } from '#events/student/student.ts';
import { submissionOf } from '#events/submission/submission.ts';
import { tutorIdOf } from '#events/tutor/tutor.ts';

/** Stands for a student's tag where the change is none of a student that tutors see: their homework. */
const ownTag = (studentId: string) => `own:${studentId}`;
const OWN_PREFIX = ownTag('');

/**
 * The tags of what an event of this stream changes on screens. The list of students carries balances and stream
 * versions, so each event of a student changes it too; a student's own screens go by their own tag alone. `students` are
 * those whom a homework is assigned to.
 */
export function tagsOf(stream: string, students: readonly string[] = []): readonly string[] {
  const student = studentIdOf(stream);
  if (student !== undefined) return [STUDENTS_TAG, studentTag(student)];
  const homework = homeworkIdOf(stream);
  if (homework !== undefined) return [HOMEWORK_TAG, homeworkTag(homework), ...students.map(ownTag)];
  const submission = submissionOf(stream);
  if (submission) return [HOMEWORK_TAG, homeworkTag(submission.homeworkId), ownTag(submission.studentId)];
  return tutorIdOf(stream) === undefined ? [] : [TUTORS_TAG];
}

/** The part of a hint's tags that somebody may see: tutors everything, a student what is about them. */
export function visibleTags(
  tags: readonly string[],
  to: { readonly role: string; readonly id: string },
): readonly string[] {
  if (to.role === 'tutor') return tags.filter((tag) => !tag.startsWith(OWN_PREFIX));
  const own = studentTag(to.id);
  return tags.includes(own) || tags.includes(ownTag(to.id)) ? [own] : [];
}
