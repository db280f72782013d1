/** The business constants of the specification, section 9, and the sizes that the edge accepts. Imports nothing. */

/** Classes: remaining and total each stay within 0…CLASSES_MAX after every event. */
export const CLASSES_MAX = 18;
/** The largest number of classes in one request, opening classes included; what exceeds the cap waits. */
export const CLASSES_PER_REQUEST_MAX = 999;
/** With this many remaining or fewer a student is low: the family should be told. */
export const LOW_CLASSES_MAX = 2;

export const NAME_LENGTH_MAX = 120;
export const EMAIL_LENGTH_MAX = 254;
export const PASSWORD_LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 128;
export const NOTE_LENGTH_MAX = 2_000;
export const REASON_LENGTH_MAX = 500;
/** Students in one request of a day's roll. */
export const ROLL_STUDENTS_MAX = 200;
/** A roll taken later than this many days after its day is asked for a reason. */
export const LATE_ROLL_DAYS = 14;

/** Rows in one page of a list that grows, at most. */
export const PAGE_ROWS_MAX = 200;

/** The student's own attendance table shows this many records. */
export const RECENT_ATTENDANCE_ROWS = 10;

/** Homework. */
export const TITLE_LENGTH_MAX = 200;
export const HOMEWORK_QUESTIONS_MAX = 100;
export const QUESTION_TEXT_LENGTH_MAX = 4_000;
export const OPTION_LENGTH_MAX = 500;
export const IMAGE_URL_LENGTH_MAX = 2_000;
/** A multiple-choice question has exactly so many options. */
export const OPTIONS_PER_QUESTION = 4;
/** Students whom one homework may be assigned to. */
export const ASSIGNED_STUDENTS_MAX = 1_000;
export const ANSWER_LENGTH_MAX = 10_000;
/**
 * Characters in all the questions of one homework. It is one event, which EventStoreDB appends up to 1 MiB: a character
 * takes at most six bytes there (a control character as JSON escapes it), ids of questions and students 0.1 MB.
 */
export const HOMEWORK_TEXT_LENGTH_MAX = 150_000;
/** Characters in all the answers of one submission: sealed, each takes at most four bytes (three in base64). */
export const SUBMISSION_TEXT_LENGTH_MAX = 200_000;
export const FEEDBACK_LENGTH_MAX = 4_000;
export const GRADE_MAX = 100;

/** Practice. */
export const QUESTIONS_PER_PRACTICE = 5;
export const POINTS_PER_CORRECT = 10;
export const SCHOOL_GRADE_MAX = 12;
export const TOPIC_LENGTH_MAX = 120;
export const EXPLANATION_LENGTH_MAX = 4_000;
/** How long after its start a session takes answers. */
export const PRACTICE_OPEN_MS = 2 * 60 * 60 * 1_000;
/** All questions answered in less than this were not read: the session counts, but not for the boards. */
export const READING_TIME_MIN_MS = 1_000;
/** Sessions of one student and day that count for the boards. */
export const COUNTED_SESSIONS_PER_DAY = 10;
/** The leaderboard: so many are fetched, and so many shown at first. */
export const LEADERBOARD_ROWS_FETCHED = 10;
export const LEADERBOARD_ROWS_SHOWN = 5;
export const NICKNAME_LENGTH_MAX = 24;
/** How often a student may choose in 24 hours how others see them. */
export const LEADERBOARD_CHOICES_PER_DAY = 20;
