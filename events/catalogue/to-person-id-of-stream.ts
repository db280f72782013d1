import { parseAssignedPracticeStream } from '../assigned-practice/assigned-practice-stream.ts';
import { parseCasesStream } from '../cases/cases-stream.ts';
import { parseLeaderboardStream } from '../leaderboard/leaderboard-stream.ts';
import { parsePracticeStream } from '../practice/practice-stream.ts';
import { parseStudentStream } from '../student/student-stream.ts';
import { parseSubmissionStream } from '../submission/submission-stream.ts';
import { parseTutorStream } from '../tutor/tutor-stream.ts';

/** Id of the person whom a stream is about and under whose key its texts are sealed; undefined for a stream about nobody. */
export const toPersonIdOfStream = (stream: string): string | undefined =>
  parseStudentStream(stream) ??
  parseTutorStream(stream) ??
  parseSubmissionStream(stream)?.studentId ??
  parsePracticeStream(stream)?.studentId ??
  parseAssignedPracticeStream(stream) ??
  parseCasesStream(stream) ??
  parseLeaderboardStream(stream);
