import type { ComponentType } from 'react';

/** The pages behind the sign-in, each in a file of its own that is loaded when it is opened. */
export const portalPages = {
  TutorDashboardPage: () =>
    import('../features/tutor-dashboard/tutor-dashboard-page.tsx').then((page) => page.TutorDashboardPage),
  StudentManagementPage: () =>
    import('../features/students/student-management-page.tsx').then((page) => page.StudentManagementPage),
  TakeAttendancePage: () =>
    import('../features/take-attendance/take-attendance-page.tsx').then((page) => page.TakeAttendancePage),
  AttendanceRecordsPage: () =>
    import('../features/attendance-records/attendance-records-page.tsx').then((page) => page.AttendanceRecordsPage),
  CreateHomeworkPage: () =>
    import('../features/homework/create/create-homework-page.tsx').then((page) => page.CreateHomeworkPage),
  EditHomeworkPage: () =>
    import('../features/homework/edit/edit-homework-page.tsx').then((page) => page.EditHomeworkPage),
  ViewSubmissionsPage: () =>
    import('../features/homework/submissions/view-submissions-page.tsx').then((page) => page.ViewSubmissionsPage),
  StudentDashboardPage: () =>
    import('../features/student-dashboard/student-dashboard-page.tsx').then((page) => page.StudentDashboardPage),
  CompleteHomeworkPage: () =>
    import('../features/complete-homework/complete-homework-page.tsx').then((page) => page.CompleteHomeworkPage),
  SubmissionPage: () => import('../features/submission/submission-page.tsx').then((page) => page.SubmissionPage),
  PracticeHubPage: () => import('../features/practice-hub/practice-hub-page.tsx').then((page) => page.PracticeHubPage),
  LeaderboardPage: () => import('../features/leaderboard/leaderboard-page.tsx').then((page) => page.LeaderboardPage),
  StartPracticePage: () =>
    import('../features/start-practice/start-practice-page.tsx').then((page) => page.StartPracticePage),
  PracticeSessionPage: () =>
    import('../features/practice-session/practice-session-page.tsx').then((page) => page.PracticeSessionPage),
  PracticeResultsPage: () =>
    import('../features/practice-results/practice-results-page.tsx').then((page) => page.PracticeResultsPage),
  PracticeReportsPage: () =>
    import('../features/practice-reports/practice-reports-page.tsx').then((page) => page.PracticeReportsPage),
  AllClassHistoryPage: () =>
    import('../features/class-history/all-class-history-page.tsx').then((page) => page.AllClassHistoryPage),
  ClassHistoryPage: () =>
    import('../features/class-history/class-history-page.tsx').then((page) => page.ClassHistoryPage),
  ActivityPage: () => import('../features/activity/activity-page.tsx').then((page) => page.ActivityPage),
} satisfies Record<string, () => Promise<ComponentType>>;

export type PortalPage = keyof typeof portalPages;
