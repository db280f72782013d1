const STREAM = /^leaderboard-([0-9a-f-]{36})$/;
export const toLeaderboardStream = (studentId: string) => `leaderboard-${studentId}`;
/** The student's id in the name of a leaderboard stream; undefined for every other stream. */
export const parseLeaderboardStream = (stream: string): string | undefined => STREAM.exec(stream)?.[1];
