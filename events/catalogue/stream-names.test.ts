import { expect, test } from 'vitest';
import { parseCasesStream, toCasesStream } from '../classes/cases/cases-stream.ts';
import {
  parseAssignedPracticeStream,
  toAssignedPracticeStream,
} from '../learning/assigned-practice/assigned-practice-stream.ts';
import { parseLeaderboardStream, toLeaderboardStream } from '../learning/leaderboard/leaderboard-stream.ts';
import { parsePracticeStream, toPracticeStream } from '../learning/practice/practice-stream.ts';
import { parseRaceStream, toRaceStream } from '../learning/race/race-stream.ts';
import { parseSubmissionStream, toSubmissionStream } from '../learning/submission/submission-stream.ts';
import { parseWorksheetStream, toWorksheetStream } from '../learning/worksheet/worksheet-stream.ts';

const [studentId, other] = ['0b9c5a52-6f1c-5b7e-9c53-2a0d4f6e8b11', '6f5a2a54-9a7e-4b7c-8a55-0d9a3f0f5e11'];

test.each<[string, (stream: string) => unknown, string, unknown]>([
  ['cases', parseCasesStream, toCasesStream(studentId), studentId],
  ['assigned practice', parseAssignedPracticeStream, toAssignedPracticeStream(studentId), studentId],
  ['the leaderboard', parseLeaderboardStream, toLeaderboardStream(studentId), studentId],
  ['practice', parsePracticeStream, toPracticeStream(other, studentId), { sessionId: other, studentId }],
  ['a race', parseRaceStream, toRaceStream(other), other],
  ['a worksheet', parseWorksheetStream, toWorksheetStream(other), other],
  ['a submission', parseSubmissionStream, toSubmissionStream(other, studentId), { homeworkId: other, studentId }],
])('the name of a stream of %s: gives back the ids it was made of, and no other name does', (_, parse, stream, ids) => {
  expect(parse(stream)).toEqual(ids);
  for (const foreign of [`student-${studentId}`, `foreign-${other}-${studentId}`, 'submission-1-2'])
    expect(parse(foreign)).toBeUndefined();
});
