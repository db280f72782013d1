/** Other words that people type for screens and actions. The command palette finds them by these, and shows none. */
import * as screens from '../copy/screens.ts';

/** By the title of the screen. */
const screenSynonymTexts: Readonly<Record<string, string>> = {
  [screens.accountTitle]:
    'password email address devices sessions profile settings security sign out log out reading text size dyslexia',
  [screens.tutorTitle]: 'home overview start today assignments homework grades grading marks review',
  [screens.ownerTitle]: 'home overview center business',
  [screens.studentTitle]: 'home overview assignments homework grades marks scores attendance balance credits',
  [screens.studentManagementTitle]:
    'pupils children families accounts groups add balance credits classes enroll approve new',
  [screens.importStudentsTitle]: 'csv spreadsheet excel upload move migrate file pupils children balances',
  [screens.familiesTitle]: 'parents mother father guardian invite invitation access account',
  [screens.familyTitle]: 'home overview children classes left balance',
  [screens.takeAttendanceTitle]: 'mark register roll call present absent lesson session',
  [screens.attendanceTitle]: 'marks register roll history present absent correct lessons sessions',
  [screens.createHomeworkTitle]: 'homework new task quiz test questions',
  [screens.worksheetsTitle]: 'print paper sheet questions answer key offline test quiz handout',
  [screens.practiceTitle]: 'points streak exercises quiz settings nickname leaderboard ranking progress race code join',
  [screens.startPracticeTitle]: 'new session exercises quiz topic play',
  [screens.missedQuestionsTitle]: 'wrong mistakes errors review repeat practice again',
  [screens.classHistoryTitle]:
    'credits balance remaining lessons sessions ledger statement bill invoice transactions purchases payments refund',
  [screens.leaderboardTitle]: 'ranking points scores top nicknames streak',
  [screens.practiceReportsTitle]: 'wrong mistakes errors practice complaints',
  [screens.casesTitle]: 'disputes complaints mistakes wrong credits balance help',
  [screens.messagesTitle]: 'contact mail email inbox inquiries visitors',
  [screens.outboxTitle]: 'letters mails emails sent demo',
  [screens.classBalancesTitle]: 'remaining waiting uncovered credits weeks left sum total pupils children',
  [screens.reasonReportTitle]: 'report statistics added removed credits adjustments',
  [screens.activityTitle]: 'log audit changes recent who',
  [screens.salesReportTitle]: 'sales bills invoices payments income revenue money refunds plans statement',
  [screens.moneyTitle]: 'money owed balance credit bill invoice receipt paid refund purchases price',
  [screens.balancesDueTitle]: 'money owed unpaid debts overdue outstanding payments invoices bills',
  [screens.possibleDuplicatesTitle]: 'twice double charged payments purchases money same',
  [screens.booksTitle]: 'accounting bookkeeping ledger invoices payments refunds receipts taxes export csv',
  [screens.closingTitle]: 'month end report accounting books delivered unused liability owed receivables balance',
  [screens.packetsTitle]: 'bill invoice dispute proof evidence export family',
  [screens.centreRulesTitle]: 'settings options preferences configuration limit cap streak late',
  [screens.tutorsTitle]: 'people staff team teachers invite invitation archive restore users permissions roles',
  [screens.retentionTitle]: 'privacy gdpr coppa ferpa delete erase cleanup old data keep days',
  [screens.eraseTitle]: 'privacy gdpr forget delete remove account student tutor family data for good',
  [screens.recordTitle]: 'verify check audit proof signature integrity',
  [screens.centreReplayTitle]: 'past history time travel replay compare',
  [screens.whatIfTitle]: 'simulate scenario rules limit try',
};
export const findScreenSynonymsText = (title: string): string | undefined => screenSynonymTexts[title];

export const actionSynonymTexts = {
  takeAttendance: 'mark register roll call present absent lesson session',
  markAttendance: 'register present absent lesson session',
  addStudent: 'add new pupil child enroll register sign up',
  theme: 'dark light mode night day settings appearance display colors',
  readingText: 'reading dyslexia font letters size bigger larger smaller spacing settings appearance accessibility',
  shortcuts: 'keys hotkeys help',
  signOut: 'log out logout signout logoff exit leave',
};
