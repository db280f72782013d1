/**
 * Tags of change notifications. The web maps each to the cached queries that it refetches. A student receives only tags
 * about themselves, the leaderboard and the groups.
 */

/** The record of some student has changed: affects histories of all students, and sums over all students. */
export const ANY_STUDENT_TAG = 'students';
/** The set of students or their names have changed. Marks and balances do not affect it. */
export const ROSTER_TAG = 'roster';
/** The record of one student has changed. */
export const toStudentTag = (studentId: string) => `student:${studentId}`;
/** The set of tutors or their names have changed. */
export const TUTORS_TAG = 'tutors';
/** The settings and rules of the centre. Everybody is notified of them. */
export const CENTRE_TAG = 'centre';
/** The groups of students: their names and who is in them. */
export const GROUPS_TAG = 'groups';
/** Lists and counts of homework. */
export const HOMEWORK_TAG = 'homework';
/** One homework and its submissions. */
export const toHomeworkTag = (homeworkId: string) => `homework:${homeworkId}`;
/** The leaderboard. Connected sockets receive the boards themselves; this tag is for sockets that reconnect. */
export const LEADERBOARD_TAG = 'leaderboard';
/** Accounts that wait for a tutor's approval. */
export const SIGN_UPS_TAG = 'sign-ups';
/** The messages of the contact form. */
export const CONTACT_MESSAGES_TAG = 'contact-messages';
/** The questions that are being generated for the person; only this person is notified. */
export const QUESTION_GENERATION_TAG = 'question-generation';
/** The running check of the record and the result of the last one. */
export const RECORD_TAG = 'record';
/** The seals of the log. */
export const SEALS_TAG = 'seals';
/** The sandboxes and the running replay of the centre. */
export const SANDBOXES_TAG = 'sandboxes';
/**
 * Tags of changes that are no events of the log, so the server cannot know whether a page missed one. Only tutors are
 * notified of them, and of all of them when they connect again.
 */
export const unloggedTags: readonly string[] = [SIGN_UPS_TAG, CONTACT_MESSAGES_TAG, RECORD_TAG, SANDBOXES_TAG];
/** What students say is wrong with their classes. */
export const CASES_TAG = 'cases';
/** Reports of wrong practice questions. */
export const PRACTICE_REPORTS_TAG = 'practice-reports';
