/** Texts of the owner’s dashboard. */
import { outboxTitle } from '../../../copy/screens.ts';

export const ownerTexts = {
  title: 'Owner Dashboard',
  loadingFailed: 'Error loading the owner dashboard',
  loading: 'Loading...',
  noCases: 'No questions are waiting for an answer.',
  centreHeading: 'The center',
  studentHeading: 'One student',
  choose: 'Choose a student to open these pages.',
  none: 'No student chosen',
  page: 'Page',
  shows: 'What it shows',
  exports: 'Exports',
  exportsText: 'Each list as a file, for spreadsheets and programs:',
} as const;

/** The pages about the whole centre, in the order of the table. */
export const ownerPageTexts = {
  record: {
    title: 'Record and seals',
    text: 'Whether every balance follows from the record, and the seals that prove it.',
  },
  replay: {
    title: 'The center on an earlier day',
    text: 'The record replayed up to a day, compared with today.',
  },
  whatIf: { title: 'What if', text: 'Who would have other numbers under another limit or streak rule.' },
  packets: { title: 'Packets', text: 'What was handed out when a bill was questioned, and what changed since.' },
  balances: { title: 'Balances due', text: 'Who owes something, the oldest first.' },
  duplicates: { title: 'Possible duplicates', text: 'Purchases and payments that may have been recorded twice.' },
  sales: { title: 'Purchases', text: 'What was sold, reversed and refunded, by plan and month.' },
  reasons: { title: 'Classes by reason', text: 'What tutors added, removed and gave back, by reason and month.' },
  rules: {
    title: 'Center rules',
    text: 'The limit of classes, streaks, late rolls, old dates, and the time for a practice session.',
  },
  tutors: { title: 'Tutors and owners', text: 'Who teaches and who owns the center, invitations, and former tutors.' },
  cases: { title: 'Questions about classes', text: 'What students say is wrong, and how it was resolved.' },
  messages: { title: 'Messages', text: 'What visitors wrote with the contact form.' },
  outbox: { title: outboxTitle, text: 'The letters that this demo center would have sent.' },
  classHistory: { title: 'Class history', text: 'Every change to every balance, with who made it and when.' },
  attendance: { title: 'Attendance records', text: 'Every mark, with its corrections.' },
  activity: { title: 'Activity', text: 'What everybody did, and what was refused.' },
  former: { title: 'Former students', text: 'Their full histories, and how to restore them.' },
} as const;

/** The pages about one student, in the order of the table. */
export const ownerStudentPageTexts = {
  classHistory: { title: 'Class history', text: 'Every class with its corrections, waiting and uncovered classes.' },
  asOf: { title: 'As of a day', text: 'The balance on any day, as it was and as it was known then.' },
  replay: { title: 'Replay', text: 'The history event by event, with the balance before and after.' },
  statement: { title: 'Statement', text: 'A period on one sheet, to print or save.' },
  money: { title: 'Payments', text: 'What is owed, paid and refunded, and each entry of it.' },
  packets: { title: 'Packets', text: 'A period frozen and proven, for a family that questions a bill.' },
} as const;
