import { STUDENTS_TAG, studentTag, TUTORS_TAG } from '#contracts/tags.ts';
import { studentIdOf } from '#events/student/student.ts';
import { tutorIdOf } from '#events/tutor/tutor.ts';

/**
 * The tags of what an event of this stream changes on screens. The list of students carries balances and stream
 * versions, so each event of a student changes it too; a student's own screens go by their own tag alone.
 */
export function tagsOf(stream: string): readonly string[] {
  const student = studentIdOf(stream);
  if (student !== undefined) return [STUDENTS_TAG, studentTag(student)];
  return tutorIdOf(stream) === undefined ? [] : [TUTORS_TAG];
}

/** The part of a hint's tags that somebody may see: tutors everything, a student what is about them. */
export function visibleTags(
  tags: readonly string[],
  to: { readonly role: string; readonly id: string },
): readonly string[] {
  if (to.role === 'tutor') return tags;
  const own = studentTag(to.id);
  return tags.includes(own) ? [own] : [];
}
