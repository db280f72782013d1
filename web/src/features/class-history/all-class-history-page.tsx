import { Redirect } from 'wouter';
import type { TransactionRow } from '#contracts/classes.ts';
import type { ClassHistoryOrder } from '#events/values/shapes.ts';
import { BackToDashboard } from '../../navigation/back-to-dashboard.tsx';
import { paths } from '../../navigation/paths.ts';
import { usePagedRows } from '../../page/use-paged-rows.ts';
import { useCentre, useProfile } from '../../session/session.ts';
import { ExportButton } from '../../shared/export/export-button.tsx';
import { StudentLink } from '../../shared/students/student-link.tsx';
import { EmailAddress } from '../../ui/email-address.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toTransactionsRequest, useGetClassTransactionsInfiniteQuery } from './api.ts';
import { EmptyClassHistory } from './empty-class-history.tsx';
import { groupEntriesByMonth } from './group-entries-by-month.ts';
import { allStudentsHistoryCauses, isHistoryFiltered, toHistoryRequestFilter } from './history-address-params.ts';
import { HistoryFilterBar } from './history-filter-bar.tsx';
import { LedgerMonthSection } from './ledger-month-section.tsx';
import { PagedLedger } from './paged-ledger.tsx';
import { TransactionEntry } from './transaction-entry.tsx';
import { useHistoryAddressParams } from './use-history-address-params.ts';

/** The class history of all students, for tutors. Students are redirected to their own history. */
export function AllClassHistoryPage() {
  const { id, role } = useProfile();
  return role === 'student' ? <Redirect to={paths.classHistory(id)} replace /> : <AllClassHistory />;
}

function AllClassHistory() {
  const centre = useCentre();
  const [choice, change] = useHistoryAddressParams();
  const filter = centre ? toHistoryRequestFilter(choice, centre.today) : {};
  const history = useGetClassTransactionsInfiniteQuery(filter, { skip: !centre });
  const { rows, query } = usePagedRows(history, ({ transactions }) => transactions);
  const tutors = history.data?.pages.at(-1)?.tutors;

  return (
    <>
      <PageHeader
        title="Class history"
        back={<BackToDashboard />}
        description="Every change to every balance, newest first."
        actions={<ExportButton list="class-history" request={toTransactionsRequest(filter)} />}
      />
      <HistoryFilterBar
        choice={choice}
        onChange={change}
        tutors={tutors}
        causesOffered={allStudentsHistoryCauses}
        withStudent
      />
      <PagedLedger query={query}>
        {rows?.length === 0 && (
          <EmptyClassHistory filtered={isHistoryFiltered(choice)} byTutor={tutors !== undefined} />
        )}
        {centre && rows && (
          <AllStudentsLedger rows={rows} order={choice.order ?? 'class-day'} timeZone={centre.time_zone} />
        )}
      </PagedLedger>
    </>
  );
}

interface AllStudentsLedgerProps {
  rows: readonly TransactionRow[];
  order: ClassHistoryOrder;
  timeZone: string;
}

function AllStudentsLedger({ rows, order, timeZone }: AllStudentsLedgerProps) {
  return groupEntriesByMonth(rows, order, timeZone).map(({ key, title, entries }) => (
    <LedgerMonthSection key={key} title={title} withStudent>
      {entries.map((row) => (
        <TransactionEntry key={row.id} row={row} timeZone={timeZone} student={<TransactionStudent row={row} />} />
      ))}
    </LedgerMonthSection>
  ));
}

function TransactionStudent({ row }: { row: TransactionRow }) {
  return (
    <>
      <StudentLink student={{ id: row.student_id, name: row.student_name }} />
      <EmailAddress address={row.student_email} className="block text-sm text-quiet wrap-anywhere" />
    </>
  );
}
