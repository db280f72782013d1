import { paths } from '../../../navigation/paths.ts';
import { ownerPageTexts, ownerStudentPageTexts } from './owner-copy.ts';

type Paths<Pages> = Readonly<Record<keyof Pages, string>>;

const pathsByPage = {
  classes: {
    balances: paths.classBalances,
    classHistory: paths.classHistories,
    attendance: paths.attendance,
    reasons: paths.reasonReport,
  },
  money: {
    due: paths.balancesDue,
    duplicates: paths.possibleDuplicates,
    sales: paths.salesReport,
    books: paths.books,
    closing: paths.closing(''),
  },
  people: {
    cases: paths.cases,
    messages: paths.messages,
    outbox: paths.outbox,
    tutors: paths.tutors,
    former: paths.formerStudents,
    activity: paths.activity,
    erase: paths.erase,
  },
  record: {
    rules: paths.centreRules,
    retention: paths.retention,
    record: paths.record,
    packets: paths.packets,
    replay: paths.centreReplay,
    whatIf: paths.whatIf,
  },
} as const satisfies { [Part in keyof typeof ownerPageTexts]: Paths<(typeof ownerPageTexts)[Part]['pages']> };

const toLinks = (titles: Readonly<Record<string, string>>, hrefs: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([page, title]) => ({ title, href: hrefs[page] as string }));

/** The pages about the whole centre. `keepsLetters`: it is a demo centre, whose letters are on a page instead of being sent. */
export const listOwnerPages = (keepsLetters: boolean) =>
  Object.entries(ownerPageTexts).map(([part, { heading, pages }]) => ({
    heading,
    pages: toLinks(pages, pathsByPage[part as keyof typeof pathsByPage]).filter(
      ({ href }) => keepsLetters || href !== paths.outbox,
    ),
  }));

/** The pages about one student. Nothing can be downloaded about an erased one. */
export const listOwnerStudentPages = (studentId: string, erased: boolean) =>
  toLinks(ownerStudentPageTexts, {
    classHistory: paths.classHistory(studentId),
    asOf: paths.asOf(studentId),
    replay: paths.replay(studentId),
    statement: paths.statement(studentId),
    money: paths.money(studentId),
    packets: paths.studentPackets(studentId),
    personalData: paths.personalData(studentId),
  } satisfies Paths<typeof ownerStudentPageTexts>).filter(
    ({ href }) => !erased || href !== paths.personalData(studentId),
  );
