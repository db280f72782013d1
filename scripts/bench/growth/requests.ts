/** What is asked of each GET route: the first load of a page, and the filters that lists can be narrowed by. */
import { civilToday } from '#services/clock.ts';
import { allUseCases } from '#services/http/routes.ts';
import type { GrownCentre } from './centre.ts';
import { homeworkId, SESSION_ID, studentId, TUTOR_ID } from './history.ts';

export interface GrowthRequest {
  readonly operation: string;
  readonly as: 'tutor' | 'student';
  readonly path: string;
}

type Path = string | ((centre: GrownCentre) => string);
interface Asked {
  readonly tutor?: readonly Path[];
  readonly student?: readonly Path[];
}

const today = civilToday(() => new Date(), 'America/New_York');
const month = `from=${today.slice(0, 8)}01&to=${today}`;
const student = `/api/students/${studentId(0)}`;
const newest = ({ size }: GrownCentre) => `/api/homework/${homeworkId(size.homework - 1)}`;
const sources = ['opening', 'manual', 'attendance', 'reversal', 'waiting', 'settlement'];
const groups = ['classes', 'attendance', 'homework', 'practice', 'accounts', 'refused'];

const asked: Readonly<Record<string, Asked>> = {
  getSession: { tutor: ['/api/session'] },
  getCentre: { tutor: ['/api/centre'] },
  getStudentProfiles: {
    tutor: ['/api/students', '/api/students?former=true', '/api/students?search=ada', '/api/students?search=nobody'],
  },
  getStudentNames: { tutor: ['/api/students/names', '/api/students/names?search=eli'] },
  getStudentCounts: { tutor: ['/api/students/counts'] },
  getStudentProfile: { tutor: [student] },
  getClassTransactions: {
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
  getClassHistory: {
    tutor: [`${student}/class-history`, `${student}/class-history?cause=mark`, `${student}/class-history?${month}`],
    student: [`${student}/class-history`],
  },
  getBalanceSeries: { student: [`${student}/balance-series`] },
  getAttendanceRecords: {
    tutor: [
      '/api/attendance',
      '/api/attendance?status=absent',
      `/api/attendance?status=present&${month}`,
      `/api/attendance?student_id=${studentId(0)}&status=absent`,
    ],
    student: [`/api/attendance?student_id=${studentId(0)}&limit=10`],
  },
  getAttendanceRoll: { tutor: [`/api/attendance/roll?date=${today}`] },
  getAttendanceHistory: { tutor: [({ recordId }) => `/api/attendance/${recordId}/history`] },
  getHomeworkForTutor: {
    tutor: [
      '/api/homework',
      '/api/homework?limit=5',
      '/api/homework?all=true&search=differences',
      '/api/homework?all=true&deleted=true',
    ],
  },
  getHomework: { tutor: [newest] },
  getSubmissions: {
    tutor: [
      (centre) => `${newest(centre)}/submissions`,
      (centre) => `${newest(centre)}/submissions?state=needs-review`,
      (centre) => `${newest(centre)}/submissions?state=graded`,
    ],
  },
  getStudentSubmission: { tutor: [(centre) => `${newest(centre)}/submissions/${studentId(0)}`] },
  getNotSubmitted: { tutor: [(centre) => `${newest(centre)}/not-submitted`] },
  getHomeworkForStudent: { student: [`${student}/homework`] },
  getAssignment: { student: [(centre) => `${newest(centre)}/assignment`] },
  getSubmission: { student: [(centre) => `${newest(centre)}/submission`] },
  // as many as may wait at once, which is limited
  getSignUps: { tutor: ['/api/sign-ups'] },
  getTutorDashboard: { tutor: ['/api/dashboard'] },
  getStudentsInNeed: { tutor: ['/api/students/in-need?need=low', '/api/students/in-need?need=uncovered'] },
  getActivity: {
    tutor: [
      '/api/activity',
      ...groups.flatMap((group) => [`/api/activity?group=${group}`, `/api/activity?group=${group}&${month}`]),
      `/api/activity?person=${TUTOR_ID}&group=accounts`,
      `/api/activity?student=${studentId(0)}`,
      `/api/activity?student=${studentId(0)}&group=classes`,
      ({ recordId }) => `/api/activity?record=${recordId}`,
    ],
  },
  getDraft: { tutor: ['/api/drafts/homework:new'] },
  getNotifications: { student: ['/api/notifications'] },
  getPracticeSession: { student: [`/api/practice/${SESSION_ID}`] },
  getPracticeStats: { student: [`${student}/practice`] },
  getPracticeProgress: { student: [`${student}/practice/progress`] },
  getPracticeReports: { tutor: ['/api/practice-reports'] },
  getLeaderboard: { tutor: ['/api/leaderboard'], student: ['/api/leaderboard'] },
};

/** The same requests for each centre. Throws where a GET route has none: whoever adds a route says what is asked of it. */
export function requestsTo(centre: GrownCentre): GrowthRequest[] {
  const routes = allUseCases('bench').filter(({ method }) => method === 'GET');
  return routes.flatMap(({ operation }) => {
    const { tutor = [], student: own = [] } = asked[operation] ?? {};
    if (tutor.length + own.length === 0)
      throw new Error(`scripts/bench/growth/requests.ts asks nothing of ${operation}.`);
    const pathOf = (path: Path) => (typeof path === 'string' ? path : path(centre));
    return [
      ...tutor.map((path) => ({ operation, as: 'tutor' as const, path: pathOf(path) })),
      ...own.map((path) => ({ operation, as: 'student' as const, path: pathOf(path) })),
    ];
  });
}
