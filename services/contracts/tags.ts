/** Tags name what a hint is about; the web maps them one to one to its cache. A student receives their own alone. */
/** Something changed for a student: lists of what happened, and sums over all students. */
export const STUDENTS_TAG = 'students';
/** Who the students are and what they are called: a list of names changes with no mark and no balance. */
export const ROSTER_TAG = 'roster';
export const studentTag = (studentId: string) => `student:${studentId}`;
export const TUTORS_TAG = 'tutors';
/** Lists and counts of homework. */
export const HOMEWORK_TAG = 'homework';
/** One homework, and what was submitted to it. */
export const homeworkTag = (homeworkId: string) => `homework:${homeworkId}`;
/** The boards. Sockets are sent them whole; only who was away is told by this tag that they moved. */
export const LEADERBOARD_TAG = 'leaderboard';
/** Accounts that wait for a tutor's approval. */
export const SIGN_UPS_TAG = 'sign-ups';
/** Practice questions that students say are wrong. */
export const PRACTICE_REPORTS_TAG = 'practice-reports';
