import { parseCasesStream } from '../classes/cases/cases-stream.ts';
import { parseStudentStream } from '../classes/student/student-stream.ts';
import { parseAssignedPracticeStream } from '../learning/assigned-practice/assigned-practice-stream.ts';
import { parseLeaderboardStream } from '../learning/leaderboard/leaderboard-stream.ts';
import { parsePracticeStream } from '../learning/practice/practice-stream.ts';
import { parseSubmissionStream } from '../learning/submission/submission-stream.ts';
import { parseAccountStream } from '../people/account/account-stream.ts';
import { parseTutorStream } from '../people/tutor/tutor-stream.ts';

/** Id of the person whom a stream is about and under whose key its texts are sealed; undefined for a stream about nobody. */
export const toPersonIdOfStream = (stream: string): string | undefined =>
  parseStudentStream(stream) ??
  parseTutorStream(stream) ??
  parseAccountStream(stream) ??
  parseSubmissionStream(stream)?.studentId ??
  parsePracticeStream(stream)?.studentId ??
  parseAssignedPracticeStream(stream) ??
  parseCasesStream(stream) ??
  parseLeaderboardStream(stream);
