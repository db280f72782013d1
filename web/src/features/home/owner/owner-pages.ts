import { paths } from '../../../navigation/paths.ts';
import { ownerPageTexts, ownerStudentPageTexts } from './owner-copy.ts';

interface OwnerPage {
  title: string;
  text: string;
  href: string;
}

/** The pages about the whole centre. `keepsLetters`: it is a demo centre, whose letters are on a page instead of being sent. */
export const listOwnerPages = (keepsLetters: boolean): OwnerPage[] => [
  { ...ownerPageTexts.record, href: paths.record },
  { ...ownerPageTexts.replay, href: paths.centreReplay },
  { ...ownerPageTexts.whatIf, href: paths.whatIf },
  { ...ownerPageTexts.packets, href: paths.packets },
  { ...ownerPageTexts.balances, href: paths.balancesDue },
  { ...ownerPageTexts.duplicates, href: paths.possibleDuplicates },
  { ...ownerPageTexts.sales, href: paths.salesReport },
  { ...ownerPageTexts.reasons, href: paths.reasonReport },
  { ...ownerPageTexts.rules, href: paths.centreRules },
  { ...ownerPageTexts.tutors, href: paths.tutors },
  { ...ownerPageTexts.cases, href: paths.cases },
  { ...ownerPageTexts.messages, href: paths.messages },
  ...(keepsLetters ? [{ ...ownerPageTexts.outbox, href: paths.outbox }] : []),
  { ...ownerPageTexts.classHistory, href: paths.classHistories },
  { ...ownerPageTexts.attendance, href: paths.attendance },
  { ...ownerPageTexts.activity, href: paths.activity },
  { ...ownerPageTexts.former, href: paths.formerStudents },
];

/** The pages about one student. */
export const listOwnerStudentPages = (studentId: string): OwnerPage[] => [
  { ...ownerStudentPageTexts.classHistory, href: paths.classHistory(studentId) },
  { ...ownerStudentPageTexts.asOf, href: paths.asOf(studentId) },
  { ...ownerStudentPageTexts.replay, href: paths.replay(studentId) },
  { ...ownerStudentPageTexts.statement, href: paths.statement(studentId) },
  { ...ownerStudentPageTexts.money, href: paths.money(studentId) },
  { ...ownerStudentPageTexts.packets, href: paths.studentPackets(studentId) },
];
