import type { Role } from '#events/values/shapes.ts';
import type { PracticeChoice } from './practice-choice.ts';

const choiceText = (choice: PracticeChoice) => new URLSearchParams({ ...choice, grade: String(choice.grade) });

/** Typed addresses of the screens; the table of routes takes its patterns from here. */
export const paths = {
  home: '/',
  login: '/login',
  tutor: '/tutor',
  student: '/student',
  studentManagement: '/student-management',
  /** The new accounts that were decided lately, opened. */
  decidedSignUps: '/student-management?decided=shown',
  takeAttendance: '/take-attendance',
  attendance: '/attendance',
  /** One record among those of its student. */
  attendanceRecord: (student: string, record: string) => `/attendance?${new URLSearchParams({ student, record })}`,
  completeHomework: (homeworkId: string) => `/complete-homework/${homeworkId}`,
  /** What a student has submitted, and what became of it. */
  submission: (homeworkId: string) => `/submission/${homeworkId}`,
  createHomework: '/create-homework',
  editHomework: (homeworkId: string) => `/edit-homework/${homeworkId}`,
  viewSubmissions: (homeworkId: string) => `/view-submissions/${homeworkId}`,
  practice: '/practice',
  startPractice: '/start-practice',
  startPracticeWith: (choice: PracticeChoice) => `/start-practice?${choiceText(choice)}`,
  practiceSession: '/practice-session',
  /** Starts a session; its own address follows when it stands. */
  newPracticeSession: (choice: PracticeChoice) => `/practice-session?${choiceText(choice)}`,
  openPracticeSession: (session: string) => `/practice-session?${new URLSearchParams({ session })}`,
  practiceResults: '/practice-results',
  practiceResultsOf: (session: string) => `/practice-results?${new URLSearchParams({ session })}`,
  leaderboard: '/leaderboard',
  practiceReports: '/practice-reports',
  classHistories: '/class-history',
  classHistory: (studentId: string) => `/class-history/${studentId}`,
  activity: '/activity',
  /** What was done to one student, or to one attendance record. */
  activityOf: (about: { student: string } | { record: string }) => `/activity?${new URLSearchParams(about)}`,
} as const;

/** The first page of a role; also where a person is sent who may not open the page they asked for. */
export const dashboardPath = (role: Role): string => (role === 'tutor' ? paths.tutor : paths.student);
