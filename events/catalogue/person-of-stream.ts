import { placeOf } from '../leaderboard/leaderboard.ts';
import { practiceOf } from '../practice/practice.ts';
import { studentIdOf } from '../student/student.ts';
import { submissionOf } from '../submission/submission.ts';
import { tutorIdOf } from '../tutor/tutor.ts';

/** The person whom a stream is about, under whose key its texts are sealed; undefined for a stream about nobody. */
export const personOf = (stream: string): string | undefined =>
  studentIdOf(stream) ??
  tutorIdOf(stream) ??
  submissionOf(stream)?.studentId ??
  practiceOf(stream)?.studentId ??
  placeOf(stream);
