import { publicPagePaths } from '#contracts/public-pages.ts';
import { entryPaths } from './entry-paths.ts';
import type { PracticeChoice } from './practice-choice.ts';

const toChoiceParams = ({ grade, subject, topic }: PracticeChoice) =>
  new URLSearchParams({ grade: String(grade), subject, topic });

/** Typed paths of the screens. The tables of screens take their patterns from here. */
export const paths = {
  ...entryPaths,
  about: publicPagePaths.about,
  pricing: publicPagePaths.pricing,
  contact: publicPagePaths.contact,
  /** The contact form with a message about a plan begun. */
  contactAbout: (plan: string) => `${publicPagePaths.contact}?${new URLSearchParams({ plan })}`,
  contactSent: publicPagePaths['contact-sent'],
  /** The login page with the form to sign up for a plan. */
  signUpFor: (plan: string) => `/login?${new URLSearchParams({ tab: 'sign-up', plan })}`,
  homeworkOfChild: (studentId: string) => `/family/homework/${studentId}`,
  submissionOfChild: (studentId: string, homeworkId: string) => `/family/homework/${studentId}/${homeworkId}`,
  /** The family accounts and invitations of a student. */
  familiesOf: (studentId: string) => `/families/${studentId}`,
  /** An invitation to print. */
  invitationCard: (studentId: string, invitationId: string) => `/families/${studentId}/${invitationId}`,
  studentManagement: '/student-management',
  importStudents: '/students/import',
  /** Student Management with the list of former students open. */
  formerStudents: '/student-management?former=shown',
  /** Student Management with the list of recent decisions open. */
  decidedSignUps: '/student-management?decided=shown',
  takeAttendance: '/take-attendance',
  attendance: '/attendance',
  /** One record in the list of its student's records. */
  attendanceRecord: (student: string, record: string) => `/attendance?${new URLSearchParams({ student, record })}`,
  completeHomework: (homeworkId: string) => `/complete-homework/${homeworkId}`,
  /** A student's submission and its grade. */
  submission: (homeworkId: string) => `/submission/${homeworkId}`,
  createHomework: '/create-homework',
  editHomework: (homeworkId: string) => `/edit-homework/${homeworkId}`,
  viewSubmissions: (homeworkId: string) => `/view-submissions/${homeworkId}`,
  worksheets: '/worksheets',
  /** The form to prepare a worksheet, filled in. */
  worksheetsWith: ({ questions, ...choice }: PracticeChoice & { questions: number }) =>
    `/worksheets?${toChoiceParams(choice)}&${new URLSearchParams({ questions: String(questions) })}`,
  /** The worksheet with the number that is printed on it. */
  worksheet: (number: string) => `/worksheets/${number}`,
  practice: '/practice',
  startPractice: '/start-practice',
  startPracticeWith: (choice: PracticeChoice) => `/start-practice?${toChoiceParams(choice)}`,
  practiceSession: '/practice-session',
  /** Starts a session, which then has its own address. */
  newPracticeSession: (choice: PracticeChoice) => `/practice-session?${toChoiceParams(choice)}`,
  /** Starts a session of a topic that the student has practised or that is suggested, or continues an unfinished one. */
  practiceTopicSession: (choice: PracticeChoice) => `/practice-session?${toChoiceParams(choice)}&continue=yes`,
  /** Starts a session of assigned practice, or continues an unfinished one of its topic. */
  assignedPracticeSession: ({ id, ...choice }: PracticeChoice & { id: string }) =>
    `/practice-session?${toChoiceParams(choice)}&${new URLSearchParams({ assigned: id })}`,
  openPracticeSession: (session: string) => `/practice-session?${new URLSearchParams({ session })}`,
  practiceResults: '/practice-results',
  practiceResultsOf: (session: string) => `/practice-results?${new URLSearchParams({ session })}`,
  missedQuestions: '/missed-questions',
  achievements: (studentId: string) => `/achievements/${studentId}`,
  practiceTopics: (studentId: string) => `/practice-topics/${studentId}`,
  race: (raceId: string) => `/race/${raceId}`,
  groupPractice: (groupId: string) => `/group-practice/${groupId}`,
  leaderboard: '/leaderboard',
  practiceReports: '/practice-reports',
  cases: '/cases',
  messages: '/messages',
  /** The letters of a demo centre. */
  outbox: '/outbox',
  classHistories: '/class-history',
  classHistory: (studentId: string) => `/class-history/${studentId}`,
  /** The rows of a student's history in a period, perhaps of one cause. */
  classHistoryOf: (studentId: string, filter: { from: string; to: string; cause?: string }) =>
    `/class-history/${studentId}?${new URLSearchParams({ period: 'custom', ...filter })}`,
  /** One row of a student's history, among the rows of its day of class, because it may be far down in the whole history. */
  classHistoryRow: (studentId: string, { id, day }: { id: string; day: string }) =>
    `/class-history/${studentId}?${new URLSearchParams({ period: 'custom', from: day, to: day })}#${id}`,
  /** A row of a purchase, with the dialog that reverses it open. */
  reversalOfPurchase: (studentId: string, { id, day }: { id: string; day: string }) =>
    `/class-history/${studentId}?${new URLSearchParams({ period: 'custom', from: day, to: day, reverse: id })}#${id}`,
  /** The payments of the student who is signed in. */
  ownMoney: '/money',
  money: (studentId: string) => `/money/${studentId}`,
  /** One entry among a student's payments. */
  moneyEntry: (studentId: string, entryId: string) => `/money/${studentId}#${entryId}`,
  /** The money of a student, with the form of a refund open. */
  refundOf: (studentId: string) => `/money/${studentId}?refund=1`,
  attendanceCalendar: (studentId: string) => `/attendance-calendar/${studentId}`,
  invoice: (studentId: string, purchaseId: string) => `/invoice/${studentId}/${purchaseId}`,
  receipt: (studentId: string, paymentId: string) => `/receipt/${studentId}/${paymentId}`,
  statement: (studentId: string) => `/statement/${studentId}`,
  /** Every packet of the centre. */
  packets: '/owner/packets',
  studentPackets: (studentId: string) => `/packets/${studentId}`,
  /** The packets of a student, with the days of a statement filled in. */
  studentPacketsOf: (studentId: string, days: Record<string, string>) =>
    `/packets/${studentId}?${new URLSearchParams(days)}`,
  packet: (studentId: string, packetId: string) => `/packets/${studentId}/${packetId}`,
  asOf: (studentId: string) => `/owner/as-of/${studentId}`,
  replay: (studentId: string) => `/replay/${studentId}`,
  /** The replay of a student at one event. */
  replayAt: (studentId: string, version: number) => `/replay/${studentId}?at=${version}`,
  /** The home of owners. */
  owner: '/owner',
  /** The classes of all current students. */
  classBalances: '/owner/class-balances',
  reasonReport: '/reports/reasons',
  salesReport: '/owner/sales',
  balancesDue: '/owner/balances',
  /** Balances due with the list of those to whom money is to be returned. */
  moneyToReturn: '/owner/balances?over=return',
  possibleDuplicates: '/owner/duplicates',
  /** All purchases, payments and refunds. */
  books: '/owner/books',
  /** What is deleted after which time. */
  retention: '/owner/retention',
  /** Everything that is kept about a student, as a file. */
  personalData: (studentId: string) => `/personal-data/${studentId}`,
  /** The closing report of a month, `YYYY-MM`. */
  closing: (month: string) => `/owner/closing/${month}`,
  centreRules: '/owner/rules',
  /** The tutors and owners. */
  tutors: '/owner/people',
  /** Where a person is erased. */
  erase: '/owner/erase',
  record: '/owner/record',
  /** The replay of the whole centre. */
  centreReplay: '/owner/replay',
  whatIf: '/owner/what-if',
  activity: '/activity',
  /** The activity about one student or one attendance record. */
  activityOf: (about: { student: string } | { record: string }) => `/activity?${new URLSearchParams(about)}`,
} as const;
