import { Redirect } from 'wouter';
import type { TransactionRow } from '#contracts/classes.ts';
import { BackToDashboard } from '../../navigation/back-to-dashboard.tsx';
import { paths } from '../../navigation/paths.ts';
import { usePagedRows } from '../../page/use-paged-rows.ts';
import { useCentre, useProfile } from '../../session/session.ts';
import { StudentLink } from '../../students/student-link.tsx';
import { Email } from '../../ui/email.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useGetClassTransactionsInfiniteQuery } from './api.ts';
import { causesOfAll, filterOf } from './filter.ts';
import { Filters } from './filters.tsx';
import { LedgerFrame } from './ledger-frame.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { byMonth } from './months.ts';
import { NoRows } from './no-rows.tsx';
import { TransactionEntry } from './transaction-entry.tsx';
import { useChoice } from './use-choice.ts';

/** For tutors the rows of all students; a student is led to their own. */
export function AllClassHistoryPage() {
  const { id, role } = useProfile();
  return role === 'student' ? <Redirect to={paths.classHistory(id)} replace /> : <AllClassHistory />;
}

function AllClassHistory() {
  const centre = useCentre();
  const [choice, change] = useChoice();
  const filter = centre ? filterOf(choice, centre.today) : {};
  const history = useGetClassTransactionsInfiniteQuery(filter, { skip: !centre });
  const { rows, query } = usePagedRows(history, ({ transactions }) => transactions);
  const tutors = history.data?.pages.at(-1)?.tutors;

  return (
    <>
      <PageHeader
        title="Class history"
        back={<BackToDashboard />}
        description="Every change to every balance, newest first."
      />
      <Filters choice={choice} onChange={change} tutors={tutors} causesOffered={causesOfAll} />
      <LedgerFrame query={query}>
        {rows?.length === 0 && <NoRows filtered={Object.keys(filter).length > 0} byTutor={tutors !== undefined} />}
        {centre && rows && <AllRows rows={rows} timeZone={centre.time_zone} />}
      </LedgerFrame>
    </>
  );
}

function AllRows({ rows, timeZone }: { rows: readonly TransactionRow[]; timeZone: string }) {
  return byMonth(rows, timeZone).map(({ key, title, entries }) => (
    <LedgerSection key={key} title={title} withStudent>
      {entries.map((row) => (
        <TransactionEntry key={row.id} row={row} timeZone={timeZone} student={<Whose row={row} />} />
      ))}
    </LedgerSection>
  ));
}

function Whose({ row }: { row: TransactionRow }) {
  return (
    <>
      <StudentLink student={{ id: row.student_id, name: row.student_name }} />
      <Email address={row.student_email} className="block text-sm text-quiet wrap-anywhere" />
    </>
  );
}
