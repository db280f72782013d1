/** Every use case, in one table. */
import { getActivity } from '#services/activity/get-activity.ts';
import { correctAttendance } from '#services/attendance/correct-attendance.ts';
import { getAttendanceHistory } from '#services/attendance/get-attendance-history.ts';
import { getAttendanceRecords } from '#services/attendance/get-attendance-records.ts';
import { getAttendanceRoll } from '#services/attendance/get-attendance-roll.ts';
import { markAttendance } from '#services/attendance/mark-attendance.ts';
import { takeAttendance } from '#services/attendance/take-attendance.ts';
import { addClasses } from '#services/classes/add-classes.ts';
import { applyWaitingClasses } from '#services/classes/apply-waiting-classes.ts';
import { getBalanceSeries } from '#services/classes/get-balance-series.ts';
import { getClassHistory } from '#services/classes/get-class-history.ts';
import { getClassTransactions } from '#services/classes/get-class-transactions.ts';
import { removeClasses } from '#services/classes/remove-classes.ts';
import { settleUncoveredClass } from '#services/classes/settle-uncovered-class.ts';
import { withdrawWaitingClasses } from '#services/classes/withdraw-waiting-classes.ts';
import { getStudentsInNeed } from '#services/dashboard/get-students-in-need.ts';
import { getTutorDashboard } from '#services/dashboard/get-tutor-dashboard.ts';
import { discardDraft } from '#services/drafts/discard-draft.ts';
import { getDraft } from '#services/drafts/get-draft.ts';
import { saveDraft } from '#services/drafts/save-draft.ts';
import { correctGrade } from '#services/homework/correct-grade.ts';
import { createHomework } from '#services/homework/create-homework.ts';
import { deleteHomework } from '#services/homework/delete-homework.ts';
import { getAssignment } from '#services/homework/get-assignment.ts';
import { getHomework } from '#services/homework/get-homework.ts';
import { getHomeworkForStudent } from '#services/homework/get-homework-for-student.ts';
import { getHomeworkForTutor } from '#services/homework/get-homework-for-tutor.ts';
import { getNotSubmitted } from '#services/homework/get-not-submitted.ts';
import { getStudentSubmission } from '#services/homework/get-student-submission.ts';
import { getSubmission } from '#services/homework/get-submission.ts';
import { getSubmissions } from '#services/homework/get-submissions.ts';
import { gradeSubmission } from '#services/homework/grade-submission.ts';
import { previewRegrading } from '#services/homework/preview-regrading.ts';
import { restoreHomework } from '#services/homework/restore-homework.ts';
import { submitHomework } from '#services/homework/submit-homework.ts';
import { updateHomework } from '#services/homework/update-homework.ts';
import { updateHomeworkAssignments } from '#services/homework/update-homework-assignments.ts';
import { chooseLeaderboardPlace } from '#services/leaderboard/choose-leaderboard-place.ts';
import { getLeaderboard } from '#services/leaderboard/get-leaderboard.ts';
import { getNotifications } from '#services/notifications/get-notifications.ts';
import { seeNotifications } from '#services/notifications/see-notifications.ts';
import { fetchPicture } from '#services/pictures/fetch-picture.ts';
import { answerPracticeQuestion } from '#services/practice/answer-practice-question.ts';
import { completePracticeSession } from '#services/practice/complete-practice-session.ts';
import { getPracticeProgress } from '#services/practice/get-practice-progress.ts';
import { getPracticeReports } from '#services/practice/get-practice-reports.ts';
import { getPracticeSession } from '#services/practice/get-practice-session.ts';
import { getPracticeStats } from '#services/practice/get-practice-stats.ts';
import { reportPracticeQuestion } from '#services/practice/report-practice-question.ts';
import { settlePracticeReport } from '#services/practice/settle-practice-report.ts';
import { settleReportsOfStudent } from '#services/practice/settle-reports-of-student.ts';
import { startPracticeSession } from '#services/practice/start-practice-session.ts';
import { checkConfirmation } from '#services/session/check-confirmation.ts';
import { confirmEmail } from '#services/session/confirm-email.ts';
import { getSession } from '#services/session/get-session.ts';
import { signIn } from '#services/session/sign-in.ts';
import { signOut } from '#services/session/sign-out.ts';
import { signOutEverywhere } from '#services/session/sign-out-everywhere.ts';
import { signUp } from '#services/session/sign-up.ts';
import { getSignUps } from '#services/sign-ups/get-sign-ups.ts';
import { mergeSignUp } from '#services/sign-ups/merge-sign-up.ts';
import { approveSignUp, declineSignUp } from '#services/sign-ups/settle-sign-up.ts';
import { createStudentAccount } from '#services/students/create-student-account.ts';
import { deleteStudentAccount } from '#services/students/delete-student-account.ts';
import { getStudentCounts } from '#services/students/get-student-counts.ts';
import { getStudentNames } from '#services/students/get-student-names.ts';
import { getStudentProfile } from '#services/students/get-student-profile.ts';
import { getStudentProfiles } from '#services/students/get-student-profiles.ts';
import { restoreStudentAccount } from '#services/students/restore-student-account.ts';
import { getCentre } from './get-centre.ts';
import { reportNotFound } from './report-not-found.ts';
import type { UseCase } from './use-case.ts';

export const allUseCases = (build: string): readonly UseCase[] => [
  getSession,
  signIn,
  signUp,
  checkConfirmation,
  confirmEmail,
  signOut,
  signOutEverywhere,
  getCentre(build),
  reportNotFound,
  getStudentProfiles,
  getStudentNames,
  getStudentCounts,
  getStudentProfile,
  createStudentAccount,
  deleteStudentAccount,
  restoreStudentAccount,
  getSignUps,
  approveSignUp,
  mergeSignUp,
  declineSignUp,
  addClasses,
  removeClasses,
  applyWaitingClasses,
  withdrawWaitingClasses,
  getClassTransactions,
  getClassHistory,
  getBalanceSeries,
  markAttendance,
  takeAttendance,
  correctAttendance,
  settleUncoveredClass,
  getAttendanceRecords,
  getAttendanceRoll,
  getAttendanceHistory,
  createHomework,
  getHomeworkForTutor,
  getHomework,
  updateHomework,
  updateHomeworkAssignments,
  previewRegrading,
  deleteHomework,
  restoreHomework,
  fetchPicture,
  getSubmissions,
  getStudentSubmission,
  getNotSubmitted,
  gradeSubmission,
  correctGrade,
  submitHomework,
  getHomeworkForStudent,
  getAssignment,
  getSubmission,
  getTutorDashboard,
  getStudentsInNeed,
  getActivity,
  getDraft,
  saveDraft,
  discardDraft,
  getNotifications,
  seeNotifications,
  startPracticeSession,
  getPracticeSession,
  answerPracticeQuestion,
  completePracticeSession,
  reportPracticeQuestion,
  getPracticeStats,
  getPracticeProgress,
  getPracticeReports,
  settlePracticeReport,
  settleReportsOfStudent,
  getLeaderboard,
  chooseLeaderboardPlace,
];
