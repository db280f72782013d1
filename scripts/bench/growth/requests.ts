/** The measured requests of each GET route: the first load of a page, and the filters of lists. */
import { basename } from 'node:path';
import { CHART_MONTHS } from '#contracts/centre-figures.ts';
import { REPLAY_FRAMES_MAX, STATEMENT_ROWS_MAX } from '#contracts/class-audit.ts';
import { NEW_HOMEWORK_DRAFT_KEY } from '#contracts/draft-keys.ts';
import { addDays } from '#events/values/add-days.ts';
import {
  ASSIGNED_STUDENTS_MAX,
  GROUP_STUDENTS_MAX,
  GROUPS_MAX,
  PAGE_ROWS_DEFAULT,
  PAGE_ROWS_MAX,
} from '#events/values/limits.ts';
import { ROLL_PAGE_ROWS } from '#services/classes/attendance/get-attendance-roll.ts';
import { AUDIT_ENTRIES_MAX } from '#services/classes/history/to-audit-entry-list.ts';
import { UNCONFIRMED_SIGN_UPS_MAX } from '#services/core/accounts/create-account.ts';
import { WAITING_SIGN_UPS_MAX } from '#services/core/accounts/sign-up-limits.ts';
import type { UseCase } from '#services/core/use-case/use-case.ts';
import { RACES_OVER_SHOWN } from '#services/learning/race/get-races.ts';
import { ANSWERED_MESSAGES_SHOWN, UNANSWERED_MESSAGES_MAX } from '#services/people/contact/contact-messages.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { useCases } from '#services/server/http/use-cases.ts';
import { homeworkId, PICTURE_PATH, SESSION_ID, studentId, TUTOR_ID } from '../harness/filled-log.ts';
import type { GrownCentre } from './centre.ts';

export interface GrowthRequest {
  readonly as: 'tutor' | 'student';
  readonly path: string;
  /** Maximum number of rows or ids in an answer that may grow up to a limit; undefined when it must not grow. */
  readonly rowsMax?: number | undefined;
}

/** What differs from the requests that follow from a route: those of the people who may use it, without filters. */
interface RouteRequests {
  /** Maximum number of rows in the answer; one page if the route has a cursor. A comment names the source of another limit. */
  readonly rowsMax?: number;
  /** The query strings with which a tutor requests the route. */
  readonly tutor?: readonly string[];
  /** The query strings with which a student requests it. */
  readonly student?: readonly string[];
}

const today = getCivilDate(() => new Date(), 'America/New_York');
const month = `from=${today.slice(0, 8)}01&to=${today}`;
const lastDays = (days: number) => `from=${addDays(today, 1 - days)}&to=${today}`;
const sources = ['opening', 'manual', 'attendance', 'reversal', 'waiting', 'settlement', 'purchase-reversal'];
const picture = `?address=${encodeURIComponent(PICTURE_PATH)}`;
const groups = ['classes', 'attendance', 'homework', 'practice', 'accounts', 'groups', 'refused', 'sign-ins'];

/** Routes that this bench does not request, with the reason. */
const unrequestedRoutes: Readonly<Record<string, string>> = {
  '/api/feed': 'a socket: bench:leaderboard measures it',
  '/api/openapi.json': 'holds no data',
  '/api/calendar/:file': 'its secret address is made for one student; it holds the classes of half a year',
  '/api/students/:id/packets/:packet': 'the centre of the bench has no packet; its answer holds at most 1,000 entries',
  '/api/students/:id/packets/:packet/file': 'the same packet as a file',
  '/api/students/:id/personal-data':
    'a file of everything about a student, page by page; an account can make ten in a day',
  '/api/students/:id/homework/:homework/submission':
    'for families, whose answer is that of “/api/homework/:id/submission”',
  '/api/students/:id/invoices/:purchase':
    'one purchase of a student, with at most as many payments as one purchase can have',
  '/api/students/:id/receipts/:payment':
    'one payment, with at most as many purchases and students as one payment can have',
  '/api/sandboxes/comparison': 'the centre of the bench has compared no sandbox; its answer holds at most 200 students',
  '/api/what-if': 'the centre of the bench has supposed no rule; its answer holds at most 200 students for each',
  '/api/closing/:month':
    'folds the whole log in a thread of its own, in about three seconds; its answer lists at most 100 entries',
  '/api/closing/:month/export': 'the same report as a file of 17 lines',
  '/api/students/imports/:id/undo':
    'the centre of the bench has imported nothing; it counts the students of one import',
  '/api/students/imports/:id/rows': 'the rows of one file, of which there are at most 5,000',
  '/api/account/mails': 'for families: which mails one of them chose',
  '/api/races/:id':
    'the centre of the bench has run no race; its answer holds one question and the students of one group',
  '/api/worksheets/:number':
    'the centre of the bench has no worksheet; its answer holds at most 40 questions, and the students who answered them',
  '/api/outbox': 'the letters of a demo centre',
  '/api/people/:id/erasure': 'reads every text of the centre for at most half a minute, before an erasure',
  '/assets/*': 'holds no data; its bytes are tested with the bundles',
  '/verify': 'one file that holds no data but the keys that signed seals, of which there is one',
  '/record-key': 'the same keys',
  '/api/record-keys': 'the same keys',
  '/api/seal-file': 'the centre of the bench has no seal; its answer holds one seal and at most 20 proofs',
  '/manifest.webmanifest': 'holds no data',
  '/robots.txt': 'holds no data',
  '/unsubscribe': 'one page, whose only value is a sentence',
  '/sitemap.xml': 'holds no data',
};

const requestsByRoute: Readonly<Record<string, RouteRequests>> = {
  '/*': { tutor: [''], student: [''] },
  '/health/live': {},
  '/health/ready': {},
  '/contact': {},
  '/contact/': {},
  '/api/pictures/:hash': {},
  '/api/homework/:id/picture': { tutor: [picture], student: [picture] },
  '/api/auth/confirm': { tutor: ['?token=used'] },
  '/api/auth/reset': { tutor: ['?token=used'] },
  '/api/tutor-invitation': { tutor: ['?token=used'] },
  '/api/family-invitation': { tutor: ['?token=used'] },
  '/api/practice/topic': { tutor: ['?subject=science&topic=redstone'], student: ['?subject=science&topic=redstone'] },
  '/api/worksheets': { tutor: ['', '?search=fractions'] },
  '/api/drafts/:key': { tutor: [''] },
  '/api/students': { tutor: ['', '?former=true', '?search=ada', '?search=nobody'] },
  '/api/erasures/people': { tutor: ['?search=ada'] },
  '/api/students/imports': { rowsMax: 50 },
  // The page has the maximum size, for a selection list.
  '/api/students/names': { rowsMax: PAGE_ROWS_MAX, tutor: ['', '?search=eli'] },
  '/api/class-transactions': {
    tutor: [
      '',
      ...sources.flatMap((source) => [`?source=${source}`, `?source=${source}&${month}`]),
      `?tutor_id=${TUTOR_ID}&source=reversal`,
      `?student_id=${studentId(0)}&source=manual`,
    ],
    student: [`?student_id=${studentId(0)}`],
  },
  // Sums over all students, of a month, a year and three years, and of a group.
  '/api/centre-figures': {
    tutor: ['', `?${lastDays(365)}`, `?${lastDays(1_095)}`, `?group=:group&${lastDays(365)}`],
    rowsMax: CHART_MONTHS.max,
  },
  '/api/balances': { tutor: ['', '?min=3&max=6'] },
  '/api/students/:id/class-history': { tutor: ['', '?cause=mark', `?${month}`], student: [''] },
  // The answer holds the newest rows of the period.
  '/api/students/:id/statement': { rowsMax: STATEMENT_ROWS_MAX, tutor: ['', `?${month}`], student: [`?${month}`] },
  // The answer holds the newest rows of three lists.
  '/api/students/:id/classes/as-of': {
    rowsMax: 3 * AUDIT_ENTRIES_MAX,
    tutor: ['', `?effective=${today.slice(0, 8)}01&known=${today}T23:59`],
  },
  // The answer holds the newest frames, and a mark for each date before them.
  '/api/students/:id/replay': { rowsMax: 2 * REPLAY_FRAMES_MAX },
  '/api/attendance': {
    tutor: ['', '?status=absent', `?status=present&${month}`, `?student_id=${studentId(0)}&status=absent`],
    student: [`?student_id=${studentId(0)}&limit=10`],
  },
  // The answer is a page of the roll.
  '/api/attendance/roll': { rowsMax: ROLL_PAGE_ROWS, tutor: [`?date=${today}`] },
  '/api/homework': { tutor: ['', '?limit=5', '?all=true&search=differences', '?all=true&deleted=true'] },
  // The answer holds the ids of the assigned students, whose number the command limits.
  '/api/homework/:id': { rowsMax: ASSIGNED_STUDENTS_MAX },
  '/api/homework/:id/submissions': { tutor: ['', '?state=needs-review', '?state=graded'] },
  // The limit counts accounts that wait for approval, and those that confirm their e-mail late.
  '/api/sign-ups': { rowsMax: WAITING_SIGN_UPS_MAX + UNCONFIRMED_SIGN_UPS_MAX },
  '/api/students/in-need': { tutor: ['?need=low', '?need=uncovered'] },
  '/api/activity': {
    tutor: [
      '',
      ...groups.flatMap((group) => [`?group=${group}`, `?group=${group}&${month}`]),
      `?person=${TUTOR_ID}&group=accounts`,
      `?student=${studentId(0)}`,
      `?student=${studentId(0)}&group=classes`,
      '?record=:record',
    ],
  },
  // The answer holds a page of open reports and a page of settled ones.
  '/api/practice-reports': { rowsMax: PAGE_ROWS_DEFAULT },
  // The answer holds every message without an answer, and the newest of the others.
  '/api/contact-messages': { rowsMax: UNANSWERED_MESSAGES_MAX + ANSWERED_MESSAGES_SHOWN },
  // The answer holds a page of overdue cases, a page of other unresolved ones and a page of resolved ones.
  '/api/cases': { rowsMax: 2 * PAGE_ROWS_DEFAULT, tutor: ['', `?assignee_id=${TUTOR_ID}`] },
  // The answer holds the newest cases of the student.
  '/api/students/:id/cases': { rowsMax: PAGE_ROWS_MAX },
  // Twelve months of the centre's tutors, each with at most ten codes.
  '/api/reports/reasons': { rowsMax: 120 },
  // Twelve months with at most five plans each.
  '/api/reports/sales': { rowsMax: 60 },
  '/api/students/:id/refund-suggestion': { tutor: ['?classes=5'] },
  '/api/money/entries': {
    tutor: ['purchases', 'payments', 'refunds'].flatMap((list) => [`?list=${list}`, `?list=${list}&${month}`]),
  },
  '/api/money/entries/export': { tutor: [`?format=summary&list=payments&${month}`] },
  '/api/class-transactions/export': { tutor: [`?format=summary&${month}`] },
  '/api/attendance/export': { tutor: [`?format=summary&${month}`] },
  '/api/activity/export': { tutor: [`?format=summary&${month}`] },
  // The answers hold the students of the group, whose number the command limits.
  '/api/races': { rowsMax: GROUPS_MAX + RACES_OVER_SHOWN },
  '/api/groups': { rowsMax: GROUP_STUDENTS_MAX },
  '/api/groups/:id/mastery': { rowsMax: GROUP_STUDENTS_MAX },
  '/api/leaderboard': { tutor: ['', '?grades=1-4'], student: ['', '?grades=5-8'] },
};

const queries = useCases.filter(({ method }) => method === 'GET');

/** Creates the requests for one centre; every centre gets the same ones. */
export const createGrowthRequests = (centre: GrownCentre): GrowthRequest[] =>
  listCoveredRoutes()
    .filter((route) => !(route in unrequestedRoutes))
    .flatMap((route) => {
      const useCase = queries.find(({ path }) => path === route);
      const stated = requestsByRoute[route] ?? {};
      const { tutor = [], student = [] } = stated.tutor || stated.student ? stated : toRequests(useCase);
      const rowsMax = stated.rowsMax ?? (useCase?.query?.shape.cursor && PAGE_ROWS_DEFAULT);
      return [
        ...tutor.map((query) => ({ as: 'tutor' as const, path: toPath(route + query, centre), rowsMax })),
        ...student.map((query) => ({ as: 'student' as const, path: toPath(route + query, centre), rowsMax })),
      ];
    });

/** Files grow with their lists, so only the summary that is shown before a file is saved is measured. */
const toRequests = ({ access, streams }: Partial<UseCase> = {}): RouteRequests => {
  const query = [streams ? '?format=summary' : ''];
  return { ...(access !== 'student' && { tutor: query }), ...(/student|signed-in/.test(access) && { student: query }) };
};

function toPath(route: string, { size, recordId, groupId }: GrownCentre): string {
  const path = route
    .replace('/*', '/')
    .replace(/(students|people)\/:id/, `$1/${studentId(0)}`)
    .replace('homework/:id', `homework/${homeworkId(size.homework - 1)}`)
    .replace('groups/:id', `groups/${groupId}`)
    .replace('practice/:id', `practice/${SESSION_ID}`)
    .replace(':studentId', studentId(0))
    .replace(':record', recordId)
    .replace(':group', groupId)
    .replace(':key', NEW_HOMEWORK_DRAFT_KEY)
    .replace(':hash', basename(PICTURE_PATH));
  if (path.includes('/:')) throw new Error(`${route}: say in toPath what its parameter is, or why it is not requested`);
  return path;
}

/** All routes of this file. A test compares them with the program’s, because not every route is that of a use case. */
export const listCoveredRoutes = (): string[] => [
  ...new Set([...queries.map(({ path }) => path), ...Object.keys(requestsByRoute), ...Object.keys(unrequestedRoutes)]),
];
