/** Endpoints of the class ledger: attendance, classes, packets, cases and reports. */
import type {
  AttendanceCalendarQuery,
  AttendanceCalendarResponse,
  AttendanceHistoryResponse,
  AttendanceQuery,
  AttendanceResponse,
  CorrectAttendanceRequest,
  MarkAttendanceRequest,
  RollQuery,
  RollResponse,
  VoidAttendanceRequest,
} from '#contracts/attendance.ts';
import type {
  AddCaseNoteRequest,
  AnswerCaseRequest,
  CasesOfStudentResponse,
  CasesQuery,
  CasesResponse,
  OpenCaseAsTutorRequest,
  OpenCaseRequest,
  PlanCaseRequest,
  ReopenCaseRequest,
  ResolveCaseRequest,
} from '#contracts/cases.ts';
import type {
  AsOfQuery,
  AsOfResponse,
  BalanceExplanation,
  ReplayResponse,
  StatementQuery,
  StatementResponse,
} from '#contracts/class-audit.ts';
import type { RefundSuggestion, RefundSuggestionQuery } from '#contracts/class-reports.ts';
import type {
  AddClassesRequest,
  ApplyWaitingRequest,
  BalanceSeriesResponse,
  ClassHistoryQuery,
  ClassHistoryResponse,
  RemoveClassesRequest,
  ReversePurchaseRequest,
  SettleUncoveredRequest,
  TransactionsQuery,
  TransactionsResponse,
  WithdrawWaitingRequest,
} from '#contracts/classes.ts';
import type {
  ApplyCreditRequest,
  BalancesDueQuery,
  BalancesDueResponse,
  GetMoneyResponse,
  GiveRefundRequest,
  MoneyQuery,
  MoneyResponse,
  MoneyToReturnQuery,
  MoneyToReturnResponse,
  PossibleDuplicatesResponse,
  ReceiveFamilyPaymentRequest,
  ReceivePaymentRequest,
  ReceiversResponse,
  ReversePaymentRequest,
  ReverseRefundRequest,
} from '#contracts/money.ts';
import type {
  MakePacketRequest,
  MakePacketResponse,
  PacketResponse,
  PacketsResponse,
  StudentPacketsResponse,
} from '#contracts/packets.ts';
import type { InvoiceResponse, ReceiptResponse } from '#contracts/papers.ts';
import type { BalanceResponse } from '#contracts/students.ts';
import { command, createEndpoints, pagedQuery, query, types } from './create-endpoints.ts';

const student = ['student:studentId'] as const;
/** What shows the balance of the student, or a sum over all students. */
const balance = ['students', 'student:studentId'] as const;
const toRecordTags = ({ student_id: id }: AttendanceQuery) => [
  id ? ({ type: 'student', id } as const) : ('students' as const),
];

// biome-ignore format: one row for each endpoint
export const classesApi = createEndpoints({
  /** Newest date first. */
  getAttendanceRecords: query('GET /attendance', types<AttendanceResponse, AttendanceQuery>, [], { moreTags: toRecordTags, transformResponse: ({ records }) => records }),
  getAttendancePages: pagedQuery('GET /attendance', types<AttendanceResponse, AttendanceQuery>, ['tutors', 'groups'], { moreTags: toRecordTags }),
  /** One month. */
  getAttendanceCalendar: query('GET /students/:studentId/attendance-calendar', types<AttendanceCalendarResponse, AttendanceCalendarQuery>, student),
  /** The history of one record, newest first. */
  getAttendanceHistory: query('GET /attendance/:record/history', types<AttendanceHistoryResponse>, ['student:studentId', 'tutors'], { transformResponse: ({ history }) => history }),
  /**
   * A page of the roll of a day: current students by name, with their marks. Each page is a query of its own, so that a
   * mark reloads only the page of its student.
   */
  getAttendanceRoll: query('GET /attendance/roll', types<RollResponse, RollQuery>, ['roster', 'tutors', 'groups'], {
    moreTags: (_, page) => (page?.students ?? []).map(({ id }) => ({ type: 'student', id })),
  }),
  markAttendance: command('POST /students/:studentId/attendance', types<BalanceResponse, MarkAttendanceRequest>, balance),
  correctAttendance: command('POST /students/:studentId/attendance/:date/correct', types<BalanceResponse, CorrectAttendanceRequest>, balance),
  voidAttendance: command('POST /students/:studentId/attendance/:date/void', types<BalanceResponse, VoidAttendanceRequest>, balance),
  settleUncoveredClass: command('POST /students/:studentId/attendance/:date/settle', types<BalanceResponse, SettleUncoveredRequest>, balance),

  /** Transactions of one student and the marks that moved no class, newest first. */
  getClassHistory: pagedQuery('GET /students/:studentId/class-history', types<ClassHistoryResponse, ClassHistoryQuery>, ['student:studentId', 'tutors']),
  /** The rows that were recorded last, among which the correction of a case is chosen. */
  getNewestHistoryRows: query('GET /students/:studentId/class-history', types<ClassHistoryResponse, ClassHistoryQuery>, student, { transformResponse: ({ entries }) => entries }),
  /** Transactions of all students, newest first. */
  getClassTransactions: pagedQuery('GET /class-transactions', types<TransactionsResponse, TransactionsQuery>, ['students', 'tutors']),
  getBalanceSeries: query('GET /students/:studentId/balance-series', types<BalanceSeriesResponse>, student, { transformResponse: ({ points }) => points }),
  getRefundSuggestion: query('GET /students/:studentId/refund-suggestion', types<RefundSuggestion, RefundSuggestionQuery>, student),
  addClasses: command('POST /students/:studentId/classes/add', types<BalanceResponse, AddClassesRequest>, balance),
  removeClasses: command('POST /students/:studentId/classes/remove', types<BalanceResponse, RemoveClassesRequest>, balance),
  applyWaitingClasses: command('POST /students/:studentId/waiting/apply', types<BalanceResponse, ApplyWaitingRequest>, balance),
  withdrawWaitingClasses: command('POST /students/:studentId/waiting/withdraw', types<BalanceResponse, WithdrawWaitingRequest>, balance),
  reversePurchase: command('POST /students/:studentId/purchases/:purchaseId/reverse', types<BalanceResponse, ReversePurchaseRequest>, balance),

  /** The money of a student: its figures, purchases and payments, and its entries, newest first. */
  getMoney: pagedQuery('GET /students/:studentId/money', types<GetMoneyResponse, MoneyQuery>, ['student:studentId', 'tutors']),
  getPurchaseMoney: query('GET /students/:studentId/money', types<GetMoneyResponse, MoneyQuery>, student, { transformResponse: ({ purchases }) => purchases }),
  /** The entries that were recorded last, among which the refund of a case is chosen. */
  getNewestMoneyEntries: query('GET /students/:studentId/money', types<GetMoneyResponse, MoneyQuery>, student, { transformResponse: ({ entries }) => entries }),
  getReceivers: query('GET /money/receivers', types<ReceiversResponse>, ['tutors'], { transformResponse: ({ receivers }) => receivers }),
  getBalancesDue: pagedQuery('GET /money/due', types<BalancesDueResponse, BalancesDueQuery>, ['students']),
  getMoneyToReturn: pagedQuery('GET /money/to-return', types<MoneyToReturnResponse, MoneyToReturnQuery>, ['students']),
  getPossibleDuplicates: query('GET /money/duplicates', types<PossibleDuplicatesResponse>, ['students', 'tutors'], { transformResponse: ({ duplicates }) => duplicates }),
  receivePayment: command('POST /students/:studentId/payments', types<MoneyResponse, ReceivePaymentRequest>, balance),
  /** One payment for several students, in which each of them has a part. */
  receiveFamilyPayment: command('POST /payments', types<null, ReceiveFamilyPaymentRequest>, ['students'], {
    moreTags: ({ body }) => body.parts.map(({ student_id }) => ({ type: 'student', id: student_id })),
  }),
  reversePayment: command('POST /students/:studentId/payments/:paymentId/reverse', types<MoneyResponse, ReversePaymentRequest>, balance),
  applyCredit: command('POST /students/:studentId/purchases/:purchaseId/apply-credit', types<MoneyResponse, ApplyCreditRequest>, balance),
  giveRefund: command('POST /students/:studentId/refunds', types<MoneyResponse, GiveRefundRequest>, balance),
  reverseRefund: command('POST /students/:studentId/refunds/:refundId/reverse', types<MoneyResponse, ReverseRefundRequest>, balance),
  clearDuplicate: command('POST /students/:studentId/money/:entryId/clear-duplicate', types<MoneyResponse>, balance),

  getBalanceExplanation: query('GET /students/:studentId/classes/explanation', types<BalanceExplanation>, student),
  getReplay: query('GET /students/:studentId/replay', types<ReplayResponse>, student),
  getClassesAsOf: query('GET /students/:studentId/classes/as-of', types<AsOfResponse, AsOfQuery>, student),
  getInvoice: query('GET /students/:studentId/invoices/:purchaseId', types<InvoiceResponse>, ['student:studentId', 'tutors']),
  getReceipt: query('GET /students/:studentId/receipts/:paymentId', types<ReceiptResponse>, ['student:studentId', 'students', 'tutors']),
  getClassStatement: query('GET /students/:studentId/statement', types<StatementResponse, StatementQuery>, ['student:studentId', 'tutors']),
  getPackets: pagedQuery('GET /packets', types<PacketsResponse>, ['packets', 'students']),
  getPacketsOfStudent: query('GET /students/:studentId/packets', types<StudentPacketsResponse>, ['packets', 'student:studentId']),
  /** Not kept, because a seal causes no change notification. */
  getPacket: query('GET /students/:studentId/packets/:packetId', types<PacketResponse>, ['student:studentId'], {
    keepUnusedDataFor: 0,
    request: { onceOnly: true },
  }),
  makePacket: command('POST /students/:studentId/packets', types<MakePacketResponse, MakePacketRequest>, ['packets', 'record', 'seals'], { request: { onceOnly: true } }),

  getCases: query('GET /cases', types<CasesResponse, CasesQuery>, ['cases', 'roster', 'students', 'tutors']),
  getCasesOfStudent: query('GET /students/:studentId/cases', types<CasesOfStudentResponse>, student, { transformResponse: ({ cases }) => cases }),
  openCase: command('POST /students/:studentId/cases', types<null, OpenCaseRequest>, student),
  reopenCase: command('POST /students/:studentId/cases/reopen', types<null, ReopenCaseRequest>, student),
  openCaseAsTutor: command('POST /cases', types<null, OpenCaseAsTutorRequest>, ['cases']),
  planCase: command('POST /cases/plan', types<null, PlanCaseRequest>, ['cases']),
  addCaseNote: command('POST /cases/notes', types<null, AddCaseNoteRequest>, ['cases']),
  answerCase: command('POST /cases/answer', types<null, AnswerCaseRequest>, ['cases']),
  resolveCase: command('POST /cases/resolve', types<null, ResolveCaseRequest>, ['cases']),
});
