/** The table of all use cases. */

import type { UseCase } from '#services/use-case-definition/use-case.ts';
import { exportActivity } from '#services/use-cases/activity/export-activity.ts';
import { getActivity } from '#services/use-cases/activity/get-activity.ts';
import { correctAttendance } from '#services/use-cases/attendance/correct-attendance.ts';
import { exportAttendanceRecords } from '#services/use-cases/attendance/export-attendance-records.ts';
import { getAttendanceHistory } from '#services/use-cases/attendance/get-attendance-history.ts';
import { getAttendanceRecords } from '#services/use-cases/attendance/get-attendance-records.ts';
import { getAttendanceRoll } from '#services/use-cases/attendance/get-attendance-roll.ts';
import { markAttendance } from '#services/use-cases/attendance/mark-attendance.ts';
import { takeAttendance } from '#services/use-cases/attendance/take-attendance.ts';
import { undoRoll } from '#services/use-cases/attendance/undo-roll.ts';
import { voidAttendance } from '#services/use-cases/attendance/void-attendance.ts';
import { answerCase } from '#services/use-cases/cases/answer-case.ts';
import { getCases } from '#services/use-cases/cases/get-cases.ts';
import { getCasesOfStudent } from '#services/use-cases/cases/get-cases-of-student.ts';
import { openCase } from '#services/use-cases/cases/open-case.ts';
import { reopenCase } from '#services/use-cases/cases/reopen-case.ts';
import { resolveCase } from '#services/use-cases/cases/resolve-case.ts';
import { changeCentreRules } from '#services/use-cases/centre-rules/change-centre-rules.ts';
import { getCentreRules } from '#services/use-cases/centre-rules/get-centre-rules.ts';
import { addClasses } from '#services/use-cases/classes/add-classes.ts';
import { applyWaitingClasses } from '#services/use-cases/classes/apply-waiting-classes.ts';
import { exportClassHistory } from '#services/use-cases/classes/export-class-history.ts';
import { exportClassTransactions } from '#services/use-cases/classes/export-class-transactions.ts';
import { getBalanceExplanation } from '#services/use-cases/classes/get-balance-explanation.ts';
import { getBalanceSeries } from '#services/use-cases/classes/get-balance-series.ts';
import { getClassHistory } from '#services/use-cases/classes/get-class-history.ts';
import { getClassStatement } from '#services/use-cases/classes/get-class-statement.ts';
import { getClassTransactions } from '#services/use-cases/classes/get-class-transactions.ts';
import { getClassesAsOf } from '#services/use-cases/classes/get-classes-as-of.ts';
import { getRefundSuggestion } from '#services/use-cases/classes/get-refund-suggestion.ts';
import { getReplay } from '#services/use-cases/classes/get-replay.ts';
import { removeClasses } from '#services/use-cases/classes/remove-classes.ts';
import { reversePurchase } from '#services/use-cases/classes/reverse-purchase.ts';
import { settleUncoveredClass } from '#services/use-cases/classes/settle-uncovered-class.ts';
import { withdrawWaitingClasses } from '#services/use-cases/classes/withdraw-waiting-classes.ts';
import { deleteContactMessage } from '#services/use-cases/contact/delete-contact-message.ts';
import { getContactMessages } from '#services/use-cases/contact/get-contact-messages.ts';
import { markContactMessage } from '#services/use-cases/contact/mark-contact-message.ts';
import { getStudentsInNeed } from '#services/use-cases/dashboard/get-students-in-need.ts';
import { getTutorDashboard } from '#services/use-cases/dashboard/get-tutor-dashboard.ts';
import { discardDraft } from '#services/use-cases/drafts/discard-draft.ts';
import { getDraft } from '#services/use-cases/drafts/get-draft.ts';
import { saveDraft } from '#services/use-cases/drafts/save-draft.ts';
import { archiveGroup } from '#services/use-cases/groups/archive-group.ts';
import { changeGroup } from '#services/use-cases/groups/change-group.ts';
import { chooseRollGroup } from '#services/use-cases/groups/choose-roll-group.ts';
import { createGroup } from '#services/use-cases/groups/create-group.ts';
import { exportGroups } from '#services/use-cases/groups/export-groups.ts';
import { getGroupMastery } from '#services/use-cases/groups/get-group-mastery.ts';
import { getGroups } from '#services/use-cases/groups/get-groups.ts';
import { correctGrade } from '#services/use-cases/homework/correct-grade.ts';
import { createHomework } from '#services/use-cases/homework/create-homework.ts';
import { deleteHomework } from '#services/use-cases/homework/delete-homework.ts';
import { exportHomework } from '#services/use-cases/homework/export-homework.ts';
import { exportSubmissions } from '#services/use-cases/homework/export-submissions.ts';
import { getAssignment } from '#services/use-cases/homework/get-assignment.ts';
import { getHomework } from '#services/use-cases/homework/get-homework.ts';
import { getHomeworkForStudent } from '#services/use-cases/homework/get-homework-for-student.ts';
import { getHomeworkForTutor } from '#services/use-cases/homework/get-homework-for-tutor.ts';
import { getNotSubmitted } from '#services/use-cases/homework/get-not-submitted.ts';
import { getStudentSubmission } from '#services/use-cases/homework/get-student-submission.ts';
import { getSubmission } from '#services/use-cases/homework/get-submission.ts';
import { getSubmissions } from '#services/use-cases/homework/get-submissions.ts';
import { gradeSubmission } from '#services/use-cases/homework/grade-submission.ts';
import { previewRegrading } from '#services/use-cases/homework/preview-regrading.ts';
import { restoreHomework } from '#services/use-cases/homework/restore-homework.ts';
import { submitHomework } from '#services/use-cases/homework/submit-homework.ts';
import { updateHomework } from '#services/use-cases/homework/update-homework.ts';
import { updateHomeworkAssignments } from '#services/use-cases/homework/update-homework-assignments.ts';
import { chooseLeaderboardPlace } from '#services/use-cases/leaderboard/choose-leaderboard-place.ts';
import { exportLeaderboard } from '#services/use-cases/leaderboard/export-leaderboard.ts';
import { getLeaderboard } from '#services/use-cases/leaderboard/get-leaderboard.ts';
import { getLeaderboardGroups } from '#services/use-cases/leaderboard/get-leaderboard-groups.ts';
import { getNicknames } from '#services/use-cases/leaderboard/get-nicknames.ts';
import { resetNickname } from '#services/use-cases/leaderboard/reset-nickname.ts';
import { getNotifications } from '#services/use-cases/notifications/get-notifications.ts';
import { seeNotifications } from '#services/use-cases/notifications/see-notifications.ts';
import { getPacket } from '#services/use-cases/packets/get-packet.ts';
import { getPacketFile } from '#services/use-cases/packets/get-packet-file.ts';
import { getPackets } from '#services/use-cases/packets/get-packets.ts';
import { getPacketsOfStudent } from '#services/use-cases/packets/get-packets-of-student.ts';
import { makePacket } from '#services/use-cases/packets/make-packet.ts';
import { fetchPicture } from '#services/use-cases/pictures/fetch-picture.ts';
import { answerPracticeQuestion } from '#services/use-cases/practice/answer-practice-question.ts';
import { assignPractice } from '#services/use-cases/practice/assign-practice.ts';
import { completePracticeSession } from '#services/use-cases/practice/complete-practice-session.ts';
import { getPracticeGeneration } from '#services/use-cases/practice/get-practice-generation.ts';
import { getPracticeMastery } from '#services/use-cases/practice/get-practice-mastery.ts';
import { getPracticeProgress } from '#services/use-cases/practice/get-practice-progress.ts';
import { getPracticeReports } from '#services/use-cases/practice/get-practice-reports.ts';
import { getPracticeSession } from '#services/use-cases/practice/get-practice-session.ts';
import { getPracticeStats } from '#services/use-cases/practice/get-practice-stats.ts';
import { reopenPracticeReport } from '#services/use-cases/practice/reopen-practice-report.ts';
import { reportPracticeQuestion } from '#services/use-cases/practice/report-practice-question.ts';
import { settlePracticeReport } from '#services/use-cases/practice/settle-practice-report.ts';
import { settleReportsOfStudent } from '#services/use-cases/practice/settle-reports-of-student.ts';
import { startPracticeSession } from '#services/use-cases/practice/start-practice-session.ts';
import { withdrawAssignedPractice } from '#services/use-cases/practice/withdraw-assigned-practice.ts';
import { withdrawPracticeReport } from '#services/use-cases/practice/withdraw-practice-report.ts';
import { createGetCentre } from '#services/use-cases/public-site/get-centre.ts';
import { reportNotFound } from '#services/use-cases/public-site/report-not-found.ts';
import { discardQuestionGeneration } from '#services/use-cases/question-generation/discard-question-generation.ts';
import { generateQuestions } from '#services/use-cases/question-generation/generate-questions.ts';
import { getQuestionGeneration } from '#services/use-cases/question-generation/get-question-generation.ts';
import { replaceGeneratedQuestion } from '#services/use-cases/question-generation/replace-generated-question.ts';
import { checkRecord } from '#services/use-cases/record/check-record.ts';
import { getRecord } from '#services/use-cases/record/get-record.ts';
import { getSeals } from '#services/use-cases/record/get-seals.ts';
import { sealLedger } from '#services/use-cases/record/seal-ledger.ts';
import { exportReasonReport } from '#services/use-cases/reports/export-reason-report.ts';
import { exportSalesReport } from '#services/use-cases/reports/export-sales-report.ts';
import { getReasonReport } from '#services/use-cases/reports/get-reason-report.ts';
import { getSalesReport } from '#services/use-cases/reports/get-sales-report.ts';
import { cancelReplay } from '#services/use-cases/sandboxes/cancel-replay.ts';
import { compareSandbox } from '#services/use-cases/sandboxes/compare-sandbox.ts';
import { dropSandbox } from '#services/use-cases/sandboxes/drop-sandbox.ts';
import { getSandboxes } from '#services/use-cases/sandboxes/get-sandboxes.ts';
import { getWhatIf } from '#services/use-cases/sandboxes/get-what-if.ts';
import { startReplay } from '#services/use-cases/sandboxes/start-replay.ts';
import { checkConfirmation } from '#services/use-cases/session/check-confirmation.ts';
import { confirmEmail } from '#services/use-cases/session/confirm-email.ts';
import { getSession } from '#services/use-cases/session/get-session.ts';
import { signIn } from '#services/use-cases/session/sign-in.ts';
import { signOut } from '#services/use-cases/session/sign-out.ts';
import { signOutEverywhere } from '#services/use-cases/session/sign-out-everywhere.ts';
import { signUp } from '#services/use-cases/session/sign-up.ts';
import { approveSignUp, declineSignUp } from '#services/use-cases/sign-ups/decide-sign-up.ts';
import { getSignUps } from '#services/use-cases/sign-ups/get-sign-ups.ts';
import { mergeSignUp } from '#services/use-cases/sign-ups/merge-sign-up.ts';
import { createStudentAccount } from '#services/use-cases/students/create-student-account.ts';
import { deleteStudentAccount } from '#services/use-cases/students/delete-student-account.ts';
import { exportStudents } from '#services/use-cases/students/export-students.ts';
import { getStudentCounts } from '#services/use-cases/students/get-student-counts.ts';
import { getStudentNames } from '#services/use-cases/students/get-student-names.ts';
import { getStudentProfile } from '#services/use-cases/students/get-student-profile.ts';
import { getStudentProfiles } from '#services/use-cases/students/get-student-profiles.ts';
import { restoreStudentAccount } from '#services/use-cases/students/restore-student-account.ts';

/** Every use case of the HTTP API. `build` identifies the web app's build, which getCentre answers. */
export const listUseCases = (build: string): readonly UseCase[] => [
  getSession,
  signIn,
  signUp,
  checkConfirmation,
  confirmEmail,
  signOut,
  signOutEverywhere,
  createGetCentre(build),
  reportNotFound,
  getStudentProfiles,
  exportStudents,
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
  getGroupMastery,
  getGroups,
  exportGroups,
  createGroup,
  changeGroup,
  archiveGroup,
  chooseRollGroup,
  addClasses,
  removeClasses,
  applyWaitingClasses,
  withdrawWaitingClasses,
  reversePurchase,
  getClassTransactions,
  exportClassTransactions,
  getClassHistory,
  getClassStatement,
  getRefundSuggestion,
  getReasonReport,
  exportReasonReport,
  getSalesReport,
  exportSalesReport,
  exportClassHistory,
  getBalanceSeries,
  getBalanceExplanation,
  getClassesAsOf,
  getContactMessages,
  markContactMessage,
  deleteContactMessage,
  getCases,
  getCasesOfStudent,
  openCase,
  reopenCase,
  answerCase,
  resolveCase,
  getReplay,
  markAttendance,
  takeAttendance,
  undoRoll,
  correctAttendance,
  voidAttendance,
  settleUncoveredClass,
  getAttendanceRecords,
  exportAttendanceRecords,
  getAttendanceRoll,
  getAttendanceHistory,
  generateQuestions,
  getQuestionGeneration,
  replaceGeneratedQuestion,
  discardQuestionGeneration,
  createHomework,
  getHomeworkForTutor,
  exportHomework,
  getHomework,
  updateHomework,
  updateHomeworkAssignments,
  previewRegrading,
  deleteHomework,
  restoreHomework,
  fetchPicture,
  getSubmissions,
  exportSubmissions,
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
  exportActivity,
  getDraft,
  saveDraft,
  discardDraft,
  getNotifications,
  seeNotifications,
  startPracticeSession,
  getPracticeSession,
  getPracticeGeneration,
  answerPracticeQuestion,
  completePracticeSession,
  reportPracticeQuestion,
  withdrawPracticeReport,
  assignPractice,
  withdrawAssignedPractice,
  getPracticeStats,
  getPracticeMastery,
  getPracticeProgress,
  getPracticeReports,
  settlePracticeReport,
  reopenPracticeReport,
  settleReportsOfStudent,
  getLeaderboard,
  exportLeaderboard,
  getLeaderboardGroups,
  chooseLeaderboardPlace,
  getNicknames,
  resetNickname,
  getCentreRules,
  changeCentreRules,
  getPackets,
  getPacketsOfStudent,
  getPacket,
  getPacketFile,
  makePacket,
  getRecord,
  getSeals,
  checkRecord,
  getSandboxes,
  startReplay,
  cancelReplay,
  compareSandbox,
  dropSandbox,
  getWhatIf,
  sealLedger,
];
