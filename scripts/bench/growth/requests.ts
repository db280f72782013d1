/** The measured requests of each GET route: the first load of a page, and the filters of lists. */
import { REPLAY_FRAMES_MAX, STATEMENT_ROWS_MAX } from '#contracts/class-audit.ts';
import { NEW_HOMEWORK_DRAFT_KEY } from '#contracts/draft-keys.ts';
import { ASSIGNED_STUDENTS_MAX, GROUP_STUDENTS_MAX, PAGE_ROWS_DEFAULT, PAGE_ROWS_MAX } from '#events/values/limits.ts';
import { ROLL_PAGE_ROWS } from '#services/classes/attendance/get-attendance-roll.ts';
import { AUDIT_ENTRIES_MAX } from '#services/classes/audit/to-audit-entry-list.ts';
import { UNCONFIRMED_SIGN_UPS_MAX } from '#services/core/accounts/create-account.ts';
import { WAITING_SIGN_UPS_MAX } from '#services/core/accounts/sign-up-limits.ts';
import { ANSWERED_MESSAGES_SHOWN, UNANSWERED_MESSAGES_MAX } from '#services/people/contact/contact-messages.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { homeworkId, PICTURE_PATH, SESSION_ID, studentId, TUTOR_ID } from '../history/history.ts';
import type { GrownCentre } from './centre.ts';

export interface GrowthRequest {
  readonly as: 'tutor' | 'student';
  readonly path: string;
  /** Maximum number of rows or ids in an answer that may grow up to a limit; undefined when it must not grow. */
  readonly rowsMax?: number | undefined;
}

type Path = string | ((centre: GrownCentre) => string);
interface RouteRequests {
  /** Maximum number of rows in the answer. A comment at each use names the source of the limit. */
  readonly rowsMax?: number;
  readonly tutor?: readonly Path[];
  readonly student?: readonly Path[];
}

const today = getCivilDate(() => new Date(), 'America/New_York');
const month = `from=${today.slice(0, 8)}01&to=${today}`;
const student = `/api/students/${studentId(0)}`;
const newest = ({ size }: GrownCentre) => `/api/homework/${homeworkId(size.homework - 1)}`;
const sources = ['opening', 'manual', 'attendance', 'reversal', 'waiting', 'settlement', 'purchase-reversal'];
const pictureOf = (centre: GrownCentre) => `${newest(centre)}/picture?address=${encodeURIComponent(PICTURE_PATH)}`;
const groups = ['classes', 'attendance', 'homework', 'practice', 'accounts', 'groups', 'refused', 'sign-ins'];

/** Routes that this bench does not request, with the reason. */
const unrequestedRoutes: Readonly<Record<string, string>> = {
  '/api/feed': 'a socket: bench:leaderboard measures it',
  '/api/openapi.json': 'holds no data',
  '/api/students/:id/packets/:packet': 'the centre of the bench has no packet; its answer holds at most 1,000 entries',
  '/api/students/:id/packets/:packet/file': 'the same packet as a file',
  '/api/sandboxes/:name/comparison':
    'the centre of the bench has no sandbox; it reads every row, at the request of an owner',
  '/api/what-if': 'reads the whole log up to a limit, at the request of an owner',
  '/assets/*': 'holds no data; its bytes are tested with the bundles',
  '/verify': 'one file that holds no data',
  '/manifest.webmanifest': 'holds no data',
  '/robots.txt': 'holds no data',
  '/sitemap.xml': 'holds no data',
};

const requestsByRoute: Readonly<Record<string, RouteRequests>> = {
  '/*': { tutor: ['/'], student: ['/'] },
  '/health/live': { tutor: ['/health/live'] },
  '/health/ready': { tutor: ['/health/ready'] },
  '/api/rules': { tutor: ['/api/rules'] },
  '/api/record': { tutor: ['/api/record'] },
  // A centre has at most five sandboxes; that of the bench has none.
  '/api/sandboxes': { tutor: ['/api/sandboxes'] },
  // The answer is a keyset page; the centre of the bench has no seals.
  '/api/record/seals': { tutor: ['/api/record/seals'] },
  // The answer is a keyset page; the centre of the bench has no packets.
  '/api/packets': { tutor: ['/api/packets'] },
  '/api/students/:id/packets': { tutor: [`${student}/packets`], student: [`${student}/packets`] },
  '/api/session': { tutor: ['/api/session'] },
  '/api/centre': { tutor: ['/api/centre'] },
  '/api/auth/confirm': { tutor: ['/api/auth/confirm?token=used'] },
  '/api/students': {
    // The answer is a keyset page, which the small centre does not fill.
    rowsMax: PAGE_ROWS_DEFAULT,
    tutor: ['/api/students', '/api/students?former=true', '/api/students?search=ada', '/api/students?search=nobody'],
  },
  '/api/students/names': {
    // The answer is a keyset page of the maximum size, for a selection list.
    rowsMax: PAGE_ROWS_MAX,
    tutor: ['/api/students/names', '/api/students/names?search=eli'],
  },
  '/api/students/counts': { tutor: ['/api/students/counts'] },
  '/api/students/:id': { tutor: [student] },
  '/api/class-transactions': {
    // The answer is a keyset page, which the small centre does not fill.
    rowsMax: PAGE_ROWS_DEFAULT,
    tutor: [
      '/api/class-transactions',
      ...sources.flatMap((source) => [
        `/api/class-transactions?source=${source}`,
        `/api/class-transactions?source=${source}&${month}`,
      ]),
      `/api/class-transactions?tutor_id=${TUTOR_ID}&source=reversal`,
      `/api/class-transactions?student_id=${studentId(0)}&source=manual`,
    ],
    student: [`/api/class-transactions?student_id=${studentId(0)}`],
  },
  '/api/students/:id/class-history': {
    tutor: [`${student}/class-history`, `${student}/class-history?cause=mark`, `${student}/class-history?${month}`],
    student: [`${student}/class-history`],
  },
  '/api/students/:id/statement': {
    // The answer holds the newest rows of the period.
    rowsMax: STATEMENT_ROWS_MAX,
    tutor: [`${student}/statement`, `${student}/statement?${month}`],
    student: [`${student}/statement?${month}`],
  },
  '/api/students/:id/classes/explanation': {
    tutor: [`${student}/classes/explanation`],
    student: [`${student}/classes/explanation`],
  },
  '/api/students/:id/classes/as-of': {
    // The answer holds the newest rows of three lists.
    rowsMax: 3 * AUDIT_ENTRIES_MAX,
    tutor: [
      `${student}/classes/as-of`,
      `${student}/classes/as-of?effective=${today.slice(0, 8)}01&known=${today}T23:59`,
    ],
  },
  '/api/students/:id/replay': {
    // The answer holds the newest frames, and a mark for each date before them.
    rowsMax: 2 * REPLAY_FRAMES_MAX,
    tutor: [`${student}/replay`],
  },
  '/api/students/:id/balance-series': { student: [`${student}/balance-series`] },
  '/api/attendance': {
    // The answer is a keyset page, which the small centre does not fill.
    rowsMax: PAGE_ROWS_DEFAULT,
    tutor: [
      '/api/attendance',
      '/api/attendance?status=absent',
      `/api/attendance?status=present&${month}`,
      `/api/attendance?student_id=${studentId(0)}&status=absent`,
    ],
    student: [`/api/attendance?student_id=${studentId(0)}&limit=10`],
  },
  '/api/attendance/roll': {
    // The answer is a keyset page of the roll.
    rowsMax: ROLL_PAGE_ROWS,
    tutor: [`/api/attendance/roll?date=${today}`],
  },
  '/api/attendance/:record/history': { tutor: [({ recordId }) => `/api/attendance/${recordId}/history`] },
  '/api/homework': {
    // The answer is a keyset page, which the small centre does not fill.
    rowsMax: PAGE_ROWS_DEFAULT,
    tutor: [
      '/api/homework',
      '/api/homework?limit=5',
      '/api/homework?all=true&search=differences',
      '/api/homework?all=true&deleted=true',
    ],
  },
  '/api/homework/:id': {
    // The answer holds the ids of the assigned students, whose number the command limits.
    rowsMax: ASSIGNED_STUDENTS_MAX,
    tutor: [newest],
  },
  '/api/homework/:id/submissions': {
    // The answer is a keyset page, which the small centre does not fill.
    rowsMax: PAGE_ROWS_DEFAULT,
    tutor: [
      (centre) => `${newest(centre)}/submissions`,
      (centre) => `${newest(centre)}/submissions?state=needs-review`,
      (centre) => `${newest(centre)}/submissions?state=graded`,
    ],
  },
  '/api/homework/:id/submissions/:studentId': { tutor: [(centre) => `${newest(centre)}/submissions/${studentId(0)}`] },
  '/api/homework/:id/not-submitted': {
    // The answer is a keyset page, which the small centre does not fill.
    rowsMax: PAGE_ROWS_DEFAULT,
    tutor: [(centre) => `${newest(centre)}/not-submitted`],
  },
  '/api/students/:id/homework': {
    // The answer is a keyset page, which the small centre does not fill.
    rowsMax: PAGE_ROWS_DEFAULT,
    student: [`${student}/homework`],
  },
  '/api/homework/:id/assignment': { student: [(centre) => `${newest(centre)}/assignment`] },
  '/api/homework/:id/submission': { student: [(centre) => `${newest(centre)}/submission`] },
  '/api/sign-ups': {
    // The limit counts accounts that wait for approval, and those that confirm their e-mail late.
    rowsMax: WAITING_SIGN_UPS_MAX + UNCONFIRMED_SIGN_UPS_MAX,
    tutor: ['/api/sign-ups'],
  },
  '/api/dashboard': { tutor: ['/api/dashboard'] },
  '/api/students/in-need': { tutor: ['/api/students/in-need?need=low', '/api/students/in-need?need=uncovered'] },
  '/api/activity': {
    // The answer is a keyset page, which the small centre does not fill.
    rowsMax: PAGE_ROWS_DEFAULT,
    tutor: [
      '/api/activity',
      ...groups.flatMap((group) => [`/api/activity?group=${group}`, `/api/activity?group=${group}&${month}`]),
      `/api/activity?person=${TUTOR_ID}&group=accounts`,
      `/api/activity?student=${studentId(0)}`,
      `/api/activity?student=${studentId(0)}&group=classes`,
      ({ recordId }) => `/api/activity?record=${recordId}`,
    ],
  },
  '/api/drafts/:key': { tutor: [`/api/drafts/${NEW_HOMEWORK_DRAFT_KEY}`] },
  '/api/notifications': { student: ['/api/notifications'] },
  '/api/practice/:id': { student: [`/api/practice/${SESSION_ID}`] },
  '/api/practice/:id/generation': { student: [`/api/practice/${SESSION_ID}/generation`] },
  '/api/students/:id/practice': { student: [`${student}/practice`] },
  '/api/students/:id/practice/mastery': {
    tutor: [`${student}/practice/mastery`],
    student: [`${student}/practice/mastery`],
  },
  '/api/students/:id/practice/progress': { student: [`${student}/practice/progress`] },
  '/api/question-generation': { tutor: ['/api/question-generation'] },
  '/api/practice-reports': {
    // The answer holds a page of open reports and a page of settled ones.
    rowsMax: PAGE_ROWS_DEFAULT,
    tutor: ['/api/practice-reports'],
  },
  '/contact': { tutor: ['/contact'] },
  '/contact/': { tutor: ['/contact/'] },
  '/api/contact-messages': {
    // The answer holds every message without an answer, and the newest of the others.
    rowsMax: UNANSWERED_MESSAGES_MAX + ANSWERED_MESSAGES_SHOWN,
    tutor: ['/api/contact-messages'],
  },
  '/api/cases': {
    // The answer holds a page of unresolved cases and a page of resolved ones.
    rowsMax: PAGE_ROWS_DEFAULT,
    tutor: ['/api/cases'],
  },
  '/api/students/:id/cases': {
    // The answer holds the newest cases of the student.
    rowsMax: PAGE_ROWS_MAX,
    tutor: [`${student}/cases`],
    student: [`${student}/cases`],
  },
  '/api/pictures/:hash': { tutor: [PICTURE_PATH] },
  '/api/homework/:id/picture': { tutor: [pictureOf], student: [pictureOf] },
  // Files grow with their lists. What is shown before a file is saved must not take longer for it.
  '/api/students/export': { tutor: ['/api/students/export?format=summary'] },
  // Twelve months of the centre's tutors, each with at most ten codes.
  '/api/reports/reasons': { rowsMax: 120, tutor: ['/api/reports/reasons'] },
  '/api/reports/reasons/export': { tutor: ['/api/reports/reasons/export?format=summary'] },
  // Twelve months with at most five plans each.
  '/api/reports/sales': { rowsMax: 60, tutor: ['/api/reports/sales'] },
  '/api/reports/sales/export': { tutor: ['/api/reports/sales/export?format=summary'] },
  '/api/students/:id/refund-suggestion': { tutor: [`${student}/refund-suggestion?classes=5`] },
  '/api/class-transactions/export': { tutor: [`/api/class-transactions/export?format=summary&${month}`] },
  '/api/students/:id/class-history/export': {
    tutor: [`${student}/class-history/export?format=summary`],
    student: [`${student}/class-history/export?format=summary`],
  },
  '/api/attendance/export': { tutor: [`/api/attendance/export?format=summary&${month}`] },
  '/api/homework/export': { tutor: ['/api/homework/export?format=summary'] },
  '/api/homework/:id/submissions/export': {
    tutor: [(centre) => `${newest(centre)}/submissions/export?format=summary`],
  },
  '/api/activity/export': { tutor: [`/api/activity/export?format=summary&${month}`] },
  '/api/leaderboard/export': { tutor: ['/api/leaderboard/export?format=summary'] },
  '/api/groups/export': { tutor: ['/api/groups/export?format=summary'] },
  // The answers hold the students of the group, whose number the command limits.
  '/api/groups': { rowsMax: GROUP_STUDENTS_MAX, tutor: ['/api/groups'] },
  '/api/groups/:id/mastery': {
    rowsMax: GROUP_STUDENTS_MAX,
    tutor: [({ groupId }) => `/api/groups/${groupId}/mastery`],
  },
  '/api/leaderboard/groups': { tutor: ['/api/leaderboard/groups'], student: ['/api/leaderboard/groups'] },
  '/api/leaderboard/nicknames': { tutor: ['/api/leaderboard/nicknames'] },
  '/api/leaderboard': {
    tutor: ['/api/leaderboard', '/api/leaderboard?grades=1-4'],
    student: ['/api/leaderboard', '/api/leaderboard?grades=5-8'],
  },
};

/** Creates the requests for one centre; every centre gets the same ones. */
export const createGrowthRequests = (centre: GrownCentre): GrowthRequest[] => {
  const pathOf = (path: Path) => (typeof path === 'string' ? path : path(centre));
  return Object.values(requestsByRoute).flatMap(({ tutor = [], student: own = [], rowsMax }) => [
    ...tutor.map((path) => ({ as: 'tutor' as const, path: pathOf(path), rowsMax })),
    ...own.map((path) => ({ as: 'student' as const, path: pathOf(path), rowsMax })),
  ]);
};

/** All routes in the tables of this file. A test compares them with the program’s routes, so that no new route is forgotten. */
export const listCoveredRoutes = (): string[] => [...Object.keys(requestsByRoute), ...Object.keys(unrequestedRoutes)];
