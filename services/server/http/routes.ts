/** The table of all use cases. */

import { correctAttendance } from '#services/classes/attendance/correct-attendance.ts';
import { exportAttendanceRecords } from '#services/classes/attendance/export-attendance-records.ts';
import { getAttendanceHistory } from '#services/classes/attendance/get-attendance-history.ts';
import { getAttendanceRecords } from '#services/classes/attendance/get-attendance-records.ts';
import { getAttendanceRoll } from '#services/classes/attendance/get-attendance-roll.ts';
import { markAttendance } from '#services/classes/attendance/mark-attendance.ts';
import { takeAttendance } from '#services/classes/attendance/take-attendance.ts';
import { undoRoll } from '#services/classes/attendance/undo-roll.ts';
import { voidAttendance } from '#services/classes/attendance/void-attendance.ts';
import { getBalanceExplanation } from '#services/classes/audit/get-balance-explanation.ts';
import { getClassStatement } from '#services/classes/audit/get-class-statement.ts';
import { getClassesAsOf } from '#services/classes/audit/get-classes-as-of.ts';
import { getReplay } from '#services/classes/audit/get-replay.ts';
import { answerCase } from '#services/classes/cases/answer-case.ts';
import { getCases } from '#services/classes/cases/get-cases.ts';
import { getCasesOfStudent } from '#services/classes/cases/get-cases-of-student.ts';
import { openCase } from '#services/classes/cases/open-case.ts';
import { reopenCase } from '#services/classes/cases/reopen-case.ts';
import { resolveCase } from '#services/classes/cases/resolve-case.ts';
import { addClasses } from '#services/classes/credits/add-classes.ts';
import { applyWaitingClasses } from '#services/classes/credits/apply-waiting-classes.ts';
import { exportClassHistory } from '#services/classes/credits/export-class-history.ts';
import { exportClassTransactions } from '#services/classes/credits/export-class-transactions.ts';
import { getBalanceSeries } from '#services/classes/credits/get-balance-series.ts';
import { getClassHistory } from '#services/classes/credits/get-class-history.ts';
import { getClassTransactions } from '#services/classes/credits/get-class-transactions.ts';
import { getRefundSuggestion } from '#services/classes/credits/get-refund-suggestion.ts';
import { removeClasses } from '#services/classes/credits/remove-classes.ts';
import { reversePurchase } from '#services/classes/credits/reverse-purchase.ts';
import { settleUncoveredClass } from '#services/classes/credits/settle-uncovered-class.ts';
import { withdrawWaitingClasses } from '#services/classes/credits/withdraw-waiting-classes.ts';
import { getPacket } from '#services/classes/packets/get-packet.ts';
import { getPacketFile } from '#services/classes/packets/get-packet-file.ts';
import { getPackets } from '#services/classes/packets/get-packets.ts';
import { getPacketsOfStudent } from '#services/classes/packets/get-packets-of-student.ts';
import { makePacket } from '#services/classes/packets/make-packet.ts';
import { exportReasonReport } from '#services/classes/reports/export-reason-report.ts';
import { exportSalesReport } from '#services/classes/reports/export-sales-report.ts';
import { getReasonReport } from '#services/classes/reports/get-reason-report.ts';
import { getSalesReport } from '#services/classes/reports/get-sales-report.ts';
import { changeCentreRules } from '#services/core/centre/change-centre-rules.ts';
import { getCentreRules } from '#services/core/centre/get-centre-rules.ts';
import type { UseCase } from '#services/core/use-case/use-case.ts';
import { discardDraft } from '#services/learning/drafts/discard-draft.ts';
import { getDraft } from '#services/learning/drafts/get-draft.ts';
import { saveDraft } from '#services/learning/drafts/save-draft.ts';
import { correctGrade } from '#services/learning/homework/correct-grade.ts';
import { createHomework } from '#services/learning/homework/create-homework.ts';
import { deleteHomework } from '#services/learning/homework/delete-homework.ts';
import { exportHomework } from '#services/learning/homework/export-homework.ts';
import { exportSubmissions } from '#services/learning/homework/export-submissions.ts';
import { getAssignment } from '#services/learning/homework/get-assignment.ts';
import { getHomework } from '#services/learning/homework/get-homework.ts';
import { getHomeworkForStudent } from '#services/learning/homework/get-homework-for-student.ts';
import { getHomeworkForTutor } from '#services/learning/homework/get-homework-for-tutor.ts';
import { getNotSubmitted } from '#services/learning/homework/get-not-submitted.ts';
import { getStudentSubmission } from '#services/learning/homework/get-student-submission.ts';
import { getSubmission } from '#services/learning/homework/get-submission.ts';
import { getSubmissions } from '#services/learning/homework/get-submissions.ts';
import { gradeSubmission } from '#services/learning/homework/grade-submission.ts';
import { previewRegrading } from '#services/learning/homework/preview-regrading.ts';
import { restoreHomework } from '#services/learning/homework/restore-homework.ts';
import { submitHomework } from '#services/learning/homework/submit-homework.ts';
import { updateHomework } from '#services/learning/homework/update-homework.ts';
import { updateHomeworkAssignments } from '#services/learning/homework/update-homework-assignments.ts';
import { chooseLeaderboardPlace } from '#services/learning/leaderboard/choose-leaderboard-place.ts';
import { exportLeaderboard } from '#services/learning/leaderboard/export-leaderboard.ts';
import { getLeaderboard } from '#services/learning/leaderboard/get-leaderboard.ts';
import { getLeaderboardGroups } from '#services/learning/leaderboard/get-leaderboard-groups.ts';
import { getNicknames } from '#services/learning/leaderboard/get-nicknames.ts';
import { resetNickname } from '#services/learning/leaderboard/reset-nickname.ts';
import { fetchPicture } from '#services/learning/pictures/fetch-picture.ts';
import { answerPracticeQuestion } from '#services/learning/practice/answer-practice-question.ts';
import { assignPractice } from '#services/learning/practice/assign-practice.ts';
import { completePracticeSession } from '#services/learning/practice/complete-practice-session.ts';
import { getGroupMastery } from '#services/learning/practice/get-group-mastery.ts';
import { getPracticeGeneration } from '#services/learning/practice/get-practice-generation.ts';
import { getPracticeMastery } from '#services/learning/practice/get-practice-mastery.ts';
import { getPracticeProgress } from '#services/learning/practice/get-practice-progress.ts';
import { getPracticeReports } from '#services/learning/practice/get-practice-reports.ts';
import { getPracticeSession } from '#services/learning/practice/get-practice-session.ts';
import { getPracticeStats } from '#services/learning/practice/get-practice-stats.ts';
import { reopenPracticeReport } from '#services/learning/practice/reopen-practice-report.ts';
import { reportPracticeQuestion } from '#services/learning/practice/report-practice-question.ts';
import { settlePracticeReport } from '#services/learning/practice/settle-practice-report.ts';
import { settleReportsOfStudent } from '#services/learning/practice/settle-reports-of-student.ts';
import { startPracticeSession } from '#services/learning/practice/start-practice-session.ts';
import { withdrawAssignedPractice } from '#services/learning/practice/withdraw-assigned-practice.ts';
import { withdrawPracticeReport } from '#services/learning/practice/withdraw-practice-report.ts';
import { discardQuestionGeneration } from '#services/learning/question-generation/discard-question-generation.ts';
import { generateQuestions } from '#services/learning/question-generation/generate-questions.ts';
import { getQuestionGeneration } from '#services/learning/question-generation/get-question-generation.ts';
import { replaceGeneratedQuestion } from '#services/learning/question-generation/replace-generated-question.ts';
import { exportActivity } from '#services/people/activity/export-activity.ts';
import { getActivity } from '#services/people/activity/get-activity.ts';
import { deleteContactMessage } from '#services/people/contact/delete-contact-message.ts';
import { getContactMessages } from '#services/people/contact/get-contact-messages.ts';
import { markContactMessage } from '#services/people/contact/mark-contact-message.ts';
import { getStudentsInNeed } from '#services/people/dashboard/get-students-in-need.ts';
import { getTutorDashboard } from '#services/people/dashboard/get-tutor-dashboard.ts';
import { archiveGroup } from '#services/people/groups/archive-group.ts';
import { changeGroup } from '#services/people/groups/change-group.ts';
import { chooseRollGroup } from '#services/people/groups/choose-roll-group.ts';
import { createGroup } from '#services/people/groups/create-group.ts';
import { exportGroups } from '#services/people/groups/export-groups.ts';
import { getGroups } from '#services/people/groups/get-groups.ts';
import { getNotifications } from '#services/people/notifications/get-notifications.ts';
import { seeNotifications } from '#services/people/notifications/see-notifications.ts';
import { createGetCentre } from '#services/people/public-site/get-centre.ts';
import { reportNotFound } from '#services/people/public-site/report-not-found.ts';
import { checkConfirmation } from '#services/people/session/check-confirmation.ts';
import { confirmEmail } from '#services/people/session/confirm-email.ts';
import { getSession } from '#services/people/session/get-session.ts';
import { signIn } from '#services/people/session/sign-in.ts';
import { signOut } from '#services/people/session/sign-out.ts';
import { signOutEverywhere } from '#services/people/session/sign-out-everywhere.ts';
import { signUp } from '#services/people/session/sign-up.ts';
import { approveSignUp, declineSignUp } from '#services/people/sign-ups/decide-sign-up.ts';
import { getSignUps } from '#services/people/sign-ups/get-sign-ups.ts';
import { mergeSignUp } from '#services/people/sign-ups/merge-sign-up.ts';
import { createStudentAccount } from '#services/people/students/create-student-account.ts';
import { deleteStudentAccount } from '#services/people/students/delete-student-account.ts';
import { exportStudents } from '#services/people/students/export-students.ts';
import { getStudentCounts } from '#services/people/students/get-student-counts.ts';
import { getStudentNames } from '#services/people/students/get-student-names.ts';
import { getStudentProfile } from '#services/people/students/get-student-profile.ts';
import { getStudentProfiles } from '#services/people/students/get-student-profiles.ts';
import { restoreStudentAccount } from '#services/people/students/restore-student-account.ts';
import { checkRecord } from '#services/record/check/check-record.ts';
import { getRecord } from '#services/record/check/get-record.ts';
import { cancelReplay } from '#services/record/sandboxes/cancel-replay.ts';
import { dropSandbox } from '#services/record/sandboxes/drop-sandbox.ts';
import { compareSandbox } from '#services/record/sandboxes/get-sandbox-comparison.ts';
import { getSandboxes } from '#services/record/sandboxes/get-sandboxes.ts';
import { startReplay } from '#services/record/sandboxes/start-replay.ts';
import { getSeals } from '#services/record/seals/get-seals.ts';
import { sealLedger } from '#services/record/seals/request-ledger-seal.ts';
import { getWhatIf } from '#services/record/what-if/get-what-if.ts';

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
