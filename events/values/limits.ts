/**
 * The business constants of the specification, section 9, and the size limits of requests. Lengths of texts are in
 * characters. Imports nothing, because the web shares it.
 */

/** The cap of both balances, in classes, with which a centre begins. Its owner can change it (`classesMax` of the rules). */
export const DEFAULT_CLASSES_MAX = 18;
/** The highest cap that an owner can set. */
export const CLASSES_MAX_LIMIT = 99;
/** The largest number of classes in one request, opening classes included. Classes over the cap of remaining wait. */
export const CLASSES_PER_REQUEST_MAX = 999;
/** A student with this many remaining classes or fewer is low on classes, so the family should be informed. */
export const LOW_CLASSES_MAX = 2;

export const NAME_LENGTH_MAX = 120;
export const EMAIL_LENGTH_MAX = 254;
export const PASSWORD_LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 128;
/** Minutes for which the link of a letter is valid that sets a new password or confirms another e-mail. */
export const LINK_MINUTES = 30;
/** Days for which the link of an invitation is valid. */
export const INVITATION_DAYS = 7;

export const NOTE_LENGTH_MAX = 2_000;
export const REASON_LENGTH_MAX = 500;
export const RECEIPT_LENGTH_MAX = 60;
/** The name of an imported file. */
export const FILE_NAME_LENGTH_MAX = 200;
/** The largest amount of one purchase or refund, in cents. */
export const AMOUNT_CENTS_MAX = 10_000_000;
/**
 * The most that one student's purchases, payments, refunds or reversals may each sum up to, in cents, so that every sum fits in an
 * integer of PostgreSQL.
 */
export const MONEY_SUM_CENTS_MAX = 1_000_000_000;
/** Purchases that one payment pays, or payments from which one purchase is paid. */
export const MONEY_PARTS_MAX = 50;
/** Students of one family for whom one payment can be recorded. */
export const PAYMENT_STUDENTS_MAX = 8;
/** A purchase or payment of an amount that was recorded in as many days before may have been recorded twice. */
export const DUPLICATE_DAYS = 7;
/** Possible duplicates of so many days are shown to owners. */
export const DUPLICATES_SHOWN_DAYS = 90;
/** A balance is overdue when it is owed for more than so many days. */
export const OVERDUE_DAYS = 30;
/** Students in one request that takes a day's roll. */
export const ROLL_STUDENTS_MAX = 200;
/** A roll that is taken more than this many days late is asked for a reason, unless the owner sets another number. */
export const DEFAULT_LATE_ROLL_DAYS = 14;
export const LATE_ROLL_DAYS_LIMIT = 365;
/** A day further back than this must be confirmed before it is marked, unless the owner sets another number. */
export const DEFAULT_DATE_DOUBT_DAYS = 60;
export const DATE_DOUBT_DAYS_LIMIT = 365;
/** The most hours before a class that a rule of late cancellations can name: a week. */
export const LATE_CANCELLATION_HOURS_MAX = 168;

/** Lines of a file of students, the header not counted. */
export const IMPORT_LINES_MAX = 5_000;
/** Columns of a file of students that can be chosen; further ones are ignored. */
export const IMPORT_COLUMNS_MAX = 500;
/** The largest file of students: 5,000 lines of 400 bytes. */
export const IMPORT_BYTES_MAX = 2_000_000;
/** An import can be undone for this many hours after its end. */
export const IMPORT_UNDO_HOURS = 24;
/** The lines of an import are kept for this many days, for the file of the refused ones. */
export const IMPORT_LINES_DAYS = 30;

/** Current groups of the centre. */
export const GROUPS_MAX = 100;
/** The number of sandboxes that a centre may have, because each is as large as the read models. */
export const SANDBOXES_MAX = 5;
export const GROUP_NAME_LENGTH_MAX = 40;
/** Students in one group: as many as one roll takes. */
export const GROUP_STUDENTS_MAX = 200;

/** Meetings of one group in a week. */
export const GROUP_MEETINGS_MAX = 14;
export const ROOM_LENGTH_MAX = 40;
/** Days from today on on which the centre is closed. */
export const CLOSED_DAYS_MAX = 100;
export const CLOSED_DAY_NAME_LENGTH_MAX = 60;

/** Days ahead for which a student can report an absence. */
export const ABSENCE_AHEAD_DAYS_MAX = 90;
/** Days ahead that one student can have reported as absent at the same time. */
export const ABSENCES_OPEN_MAX = 20;
/** How often a student can report an absence for one day, because each report and its withdrawal stay in the log. */
export const ABSENCE_REPORTS_PER_DATE_MAX = 3;

/** Rows in one page of a growing list. */
export const PAGE_ROWS_MAX = 200;
/** Rows in one page of a list when the request names no limit. */
export const PAGE_ROWS_DEFAULT = 50;

/** Records in the attendance table of the student's dashboard. */
export const RECENT_ATTENDANCE_ROWS = 10;

export const TITLE_LENGTH_MAX = 200;
export const HOMEWORK_QUESTIONS_MAX = 100;
export const QUESTION_TEXT_LENGTH_MAX = 4_000;
export const OPTION_LENGTH_MAX = 500;
export const IMAGE_URL_LENGTH_MAX = 2_000;
/** A multiple-choice question has exactly this many options. */
export const OPTIONS_PER_QUESTION = 4;
/** Students to whom one homework may be assigned. */
export const ASSIGNED_STUDENTS_MAX = 1_000;
export const ANSWER_LENGTH_MAX = 10_000;
/**
 * Characters in all questions of one homework. A homework is one event, and EventStoreDB appends at most 1 MiB. A
 * character takes at most six bytes there (a control character escaped in JSON); the ids of questions and students take
 * 0.1 MB.
 */
export const HOMEWORK_TEXT_LENGTH_MAX = 150_000;
/** Characters in all answers of one submission. A sealed character takes at most four bytes (three bytes in base64). */
export const SUBMISSION_TEXT_LENGTH_MAX = 200_000;
export const FEEDBACK_LENGTH_MAX = 4_000;
export const GRADE_MAX = 100;

/** Questions that a tutor can have generated at once (specification, section 5). */
export const GENERATED_QUESTIONS_MAX = 20;

export const QUESTIONS_PER_PRACTICE = 5;
/** A student's newest completed sessions whose missed questions come back, in a session or to put them right. */
export const MISSED_FROM_SESSIONS = 60;
/** How many missed questions come back at most, the newest. */
export const MISSED_QUESTIONS_MAX = 50;
/** A practised topic is steady when at least {@link STEADY_CORRECT_MIN} of its last answers, this many, are correct. */
export const MASTERY_ANSWERS = 10;
export const STEADY_CORRECT_MIN = 8;
export const POINTS_PER_CORRECT_ANSWER = 10;
export const SCHOOL_GRADE_MAX = 12;
export const TOPIC_LENGTH_MAX = 120;
export const EXPLANATION_LENGTH_MAX = 4_000;
/** A report of a practice question, and the decision on it, can be undone for this long on screen. */
export const REPORT_UNDO_MS = 10_000;
/** The server accepts the undo for longer, because a request may be slow or repeated. */
export const REPORT_UNDO_ACCEPTED_MS = 60_000;
/** A student can take back the report of one question this often, because each report and its undo stay in the log. */
export const REPORT_WITHDRAWALS_MAX = 3;
/** A practice session accepts answers for this long after its start, unless the owner sets another number. */
export const DEFAULT_PRACTICE_OPEN_MINUTES = 120;
export const PRACTICE_OPEN_MINUTES_MIN = 10;
/** Practice sessions of applicants are kept for a day, so no session is open for longer. */
export const PRACTICE_OPEN_MINUTES_MAX = 24 * 60;
/**
 * A session whose questions were all answered in less time than this is recorded, but does not count for the
 * leaderboards, because nobody reads that fast.
 */
export const COUNTED_SESSION_MIN_MS = 1_000;
/** Sessions of one student and day that count for the leaderboards. */
export const COUNTED_SESSIONS_PER_DAY_MAX = 10;
/** Questions of one class race. */
export const RACE_QUESTIONS_MIN = 5;
export const RACE_QUESTIONS_MAX = 15;
/** Seconds that each question of a race can be answered. */
export const RACE_SECONDS_MIN = 15;
export const RACE_SECONDS_MAX = 60;
/** Minutes after its start at which a race that nobody has ended is over. */
export const RACE_OPEN_MINUTES = 90;
/** Digits of the code by which students join a race. */
export const RACE_CODE_LENGTH = 6;
/** Questions of one worksheet. */
export const WORKSHEET_QUESTIONS_MIN = 10;
export const WORKSHEET_QUESTIONS_MAX = 40;
/** Topics that one student can have to practice at the same time. */
export const ASSIGNED_PRACTICE_OPEN_MAX = 20;
/** Topics that can be assigned to one student in 24 hours. */
export const ASSIGNED_PRACTICE_PER_DAY_MAX = 50;
/** Invitations of families that one tutor may make, or mail by an import, in a day. */
export const FAMILY_INVITATIONS_A_DAY = 200;
/** Open invitations and family accounts of one student together. */
export const FAMILIES_PER_STUDENT_MAX = 8;
/** Characters of what a student or a tutor writes about a case. */
export const CASE_TEXT_LENGTH_MAX = 1_000;
/** Cases that one student can open or reopen in 24 hours. */
export const CASES_PER_DAY_MAX = 10;
/** How often a student can reopen one case. Each time adds at most three messages to it. */
export const CASE_REOPENINGS_MAX = 5;
/**
 * Days after which an unresolved case is overdue, unless a tutor chooses another day: most classes are weekly, so that a family
 * has its answer before the next class.
 */
export const CASE_DUE_DAYS = 7;
/** The latest day that a tutor can choose, in days from today, so that a mistyped year does not hide a case for good. */
export const CASE_DUE_DAYS_MAX = 365;
/** Private notes of one case. */
export const CASE_NOTES_MAX = 50;
/** Rows of the leaderboard that the browser fetches. The leaderboard for a room shows them all. */
export const LEADERBOARD_ROWS_FETCHED = 20;
/** Rows of the leaderboard that the Practice Hub shows at first, and after “Show top 10”. */
export const LEADERBOARD_ROWS_SHOWN = 5;
export const LEADERBOARD_ROWS_EXPANDED = 10;
export const NICKNAME_LENGTH_MAX = 24;
/** How often in 24 hours a student may change their nickname and whether others see them. */
export const LEADERBOARD_CHOICES_PER_DAY_MAX = 20;
/** Practice sessions in a week that can be chosen as a goal at most. */
export const WEEKLY_GOAL_MAX = 20;
/** Changes of one student's goal by one person in 24 hours, because each one stays in the log for good. */
export const WEEKLY_GOAL_CHOICES_PER_DAY_MAX = 10;
/** The largest difference between the time of a zone and UTC, which Kiribati has. */
export const UTC_OFFSET_MAX_MS = 14 * 60 * 60 * 1_000;
/** Files of everything that is kept about one student that one account can make in a day, because each reads all their streams. */
export const PERSONAL_DATA_FILES_PER_DAY = 10;
/** Events that a seal covers at most, 15 digits. A file that names more was changed. */
export const SEALED_EVENTS_MAX = 999_999_999_999_999;
/** Older seals that the file of one seal can prove. */
export const PROVEN_SEALS_MAX = 20;
