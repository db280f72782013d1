import { parseLeaderboardStream } from '../leaderboard/leaderboard.ts';
import { parsePracticeStream } from '../practice/practice.ts';
import { parseStudentStream } from '../student/student.ts';
import { parseSubmissionStream } from '../submission/submission.ts';
import { parseTutorStream } from '../tutor/tutor.ts';

/** The person whom a stream is about, under whose key its texts are sealed; undefined for a stream about nobody. */
export const toPersonId = (stream: string): string | undefined =>
  parseStudentStream(stream) ??
  parseTutorStream(stream) ??
  parseSubmissionStream(stream)?.studentId ??
  parsePracticeStream(stream)?.studentId ??
  parseLeaderboardStream(stream);
