/** The use cases of this wing. A line here is all that the server needs to offer one. */
export {
  reportAbsence,
  reportAbsenceOfChild,
  withdrawAbsence,
  withdrawAbsenceOfChild,
} from './absences/report-absence.ts';
export { correctAttendance } from './attendance/correct-attendance.ts';
export { exportAttendanceRecords } from './attendance/export-attendance-records.ts';
export { getAttendanceCalendar } from './attendance/get-attendance-calendar.ts';
export { getAttendanceHistory } from './attendance/get-attendance-history.ts';
export { getAttendanceRecords } from './attendance/get-attendance-records.ts';
export { getAttendanceRoll } from './attendance/get-attendance-roll.ts';
export { markAttendance } from './attendance/mark-attendance.ts';
export { takeAttendance } from './attendance/take-attendance.ts';
export { undoRoll } from './attendance/undo-roll.ts';
export { voidAttendance } from './attendance/void-attendance.ts';
export { answerCase } from './cases/answer-case.ts';
export { getCases } from './cases/get-cases.ts';
export { getCasesOfStudent } from './cases/get-cases-of-student.ts';
export { openCase, openCaseOfChild } from './cases/open-case.ts';
export { reopenCase, reopenCaseOfChild } from './cases/reopen-case.ts';
export { resolveCase } from './cases/resolve-case.ts';
export { addClasses } from './class-changes/add-classes.ts';
export { applyWaitingClasses } from './class-changes/apply-waiting-classes.ts';
export { exportClassHistory } from './class-changes/export-class-history.ts';
export { exportClassTransactions } from './class-changes/export-class-transactions.ts';
export { getBalanceSeries } from './class-changes/get-balance-series.ts';
export { getClassHistory } from './class-changes/get-class-history.ts';
export { getClassTransactions } from './class-changes/get-class-transactions.ts';
export { getRefundSuggestion } from './class-changes/get-refund-suggestion.ts';
export { removeClasses } from './class-changes/remove-classes.ts';
export { reversePurchase } from './class-changes/reverse-purchase.ts';
export { settleUncoveredClass } from './class-changes/settle-uncovered-class.ts';
export { withdrawWaitingClasses } from './class-changes/withdraw-waiting-classes.ts';
export { getBalanceExplanation } from './history/get-balance-explanation.ts';
export { getClassStatement } from './history/get-class-statement.ts';
export { getClassesAsOf } from './history/get-classes-as-of.ts';
export { getReplay } from './history/get-replay.ts';
export { getPacket } from './packets/get-packet.ts';
export { getPacketFile } from './packets/get-packet-file.ts';
export { getPackets } from './packets/get-packets.ts';
export { getPacketsOfStudent } from './packets/get-packets-of-student.ts';
export { makePacket } from './packets/make-packet.ts';
export { exportReasonReport } from './reports/export-reason-report.ts';
export { exportSalesReport } from './reports/export-sales-report.ts';
export { getReasonReport } from './reports/get-reason-report.ts';
export { getSalesReport } from './reports/get-sales-report.ts';
