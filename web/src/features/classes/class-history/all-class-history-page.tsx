import { skipToken } from '@reduxjs/toolkit/query';
import { ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { Link, Redirect } from 'wouter';
import type { TransactionRow } from '#contracts/classes.ts';
import type { ClassHistoryOrder } from '#events/values/shapes.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { reportsApi } from '../../../api/reports-api.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { toUnsettledStudentsText } from '../../../copy/class-history.ts';
import { loadingStudentsText } from '../../../copy/common.ts';
import { classHistoriesTitle, reasonReportTitle, salesReportTitle } from '../../../copy/screens.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { paths } from '../../../navigation/paths.ts';
import { useAddressParam } from '../../../navigation/use-address-param.ts';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { useCentre, useProfile } from '../../../session/session.ts';
import type { MarkOnDate } from '../../../shared/attendance/record-dialog.tsx';
import { correctText, toCorrectedByText } from '../../../shared/attendance/record-dialog-copy.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { ListSums } from '../../../shared/list-sums.tsx';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import type { UnsettledClassAct } from '../../../shared/students/unsettled-class-acts.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RowAct } from '../../../ui/row-act.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { historyPageTexts, toHistorySumsText } from './class-history-page-copy.ts';
import { groupEntriesByMonth, toMarkDate } from './group-entries-by-month.ts';
import {
  allStudentsHistoryCauses,
  isHistoryFiltered,
  toTransactionsQuery,
  useHistoryAddressParams,
} from './history-address-params.ts';
import { HistoryFilterBar } from './history-filter-bar.tsx';
import { RecordOnDateDialog, UnsettledClassDialog, UnsettledStudents } from './lazy-parts.ts';
import { LedgerMonthSection } from './ledger-month-section.tsx';
import { EmptyClassHistory, PagedLedger } from './paged-ledger.tsx';
import { TransactionEntry } from './transaction-entry.tsx';

/** How many students have waiting or uncovered classes; opened, it lists them with the commands on them. */
function UnsettledStudentsDetails({ onAct }: { onAct(act: UnsettledClassAct): void }) {
  const { data: dashboard } = peopleApi.useGetTutorDashboardQuery();
  const [shown, show] = useAddressParam('unsettled');
  if (!dashboard || dashboard.uncovered.total + dashboard.waiting.total === 0) return null;
  return (
    <details
      open={shown !== ''}
      className="group mb-6"
      onToggle={(event) => show(event.currentTarget.open ? 'shown' : '')}
    >
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control pr-3 text-caution hover:text-ink">
        <ChevronRight aria-hidden className="size-4 shrink-0 group-open:rotate-90" />
        {toUnsettledStudentsText(dashboard.uncovered.total, dashboard.waiting.total)}
      </summary>
      <div className="mt-2">
        <Suspense fallback={<Spinner label={loadingStudentsText} />}>
          {shown !== '' && (
            <UnsettledStudents uncovered={dashboard.uncovered} waiting={dashboard.waiting} onAct={onAct} />
          )}
        </Suspense>
      </div>
    </details>
  );
}

/** The class history of all students, for tutors. Students are redirected to their own history. */
export function AllClassHistoryPage() {
  const { id, role } = useProfile();
  return role === 'student' ? <Redirect to={paths.classHistory(id)} replace /> : <AllClassHistory />;
}

function AllClassHistory() {
  const centre = useCentre();
  const { owner } = useProfile();
  const [choice, change] = useHistoryAddressParams();
  const filter = centre ? toTransactionsQuery(choice, centre.today) : {};
  const history = classesApi.useGetClassTransactionsInfiniteQuery(filter, { skip: !centre });
  const { rows, query } = usePagedRows(history, ({ transactions }) => transactions);
  const [dialog, setDialog] = useOpenDialog<MarkOnDate | UnsettledClassAct>();
  const close = () => setDialog(null);
  const tutors = history.data?.pages.at(-1)?.tutors;
  const isPeriodChosen = centre && choice.period !== 'all';
  const { currentData: sums } = reportsApi.useGetTransactionSumsQuery(
    isPeriodChosen ? { ...filter, format: 'summary' } : skipToken,
  );

  return (
    <>
      <PageHeader
        title={classHistoriesTitle}
        back={<BackToDashboard />}
        description={historyPageTexts.everyStudent}
        actions={
          <>
            <Link href={paths.reasonReport} className={buttonStyle()}>
              {reasonReportTitle}
            </Link>
            {owner && (
              <Link href={paths.salesReport} className={buttonStyle()}>
                {salesReportTitle}
              </Link>
            )}
            <ExportButton list="class-history" request={{ path: '/class-transactions', params: filter }} />
          </>
        }
      />
      <UnsettledStudentsDetails onAct={setDialog} />
      <HistoryFilterBar
        choice={choice}
        onChange={change}
        tutors={tutors}
        causesOffered={allStudentsHistoryCauses}
        withStudent
      />
      <ListSums text={sums && toHistorySumsText(sums, choice.cause === 'purchase')} />
      <PagedLedger query={query}>
        {rows?.length === 0 && (
          <EmptyClassHistory filtered={isHistoryFiltered(choice)} byTutor={tutors !== undefined} />
        )}
        {centre && rows && (
          <AllStudentsLedger
            rows={rows}
            order={choice.order ?? 'class-day'}
            timeZone={centre.time_zone}
            onCorrect={(row) => setDialog({ act: 'correct', studentId: row.student_id, date: toMarkDate(row) })}
          />
        )}
      </PagedLedger>
      <Suspense>
        {(dialog?.act === 'apply' || dialog?.act === 'settle') && <UnsettledClassDialog of={dialog} onClose={close} />}
        {centre && (dialog?.act === 'correct' || dialog?.act === 'void') && (
          <RecordOnDateDialog of={dialog} centre={centre} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

interface AllStudentsLedgerProps {
  rows: readonly TransactionRow[];
  order: ClassHistoryOrder;
  timeZone: string;
  onCorrect(row: TransactionRow): void;
}

function AllStudentsLedger({ rows, order, timeZone, onCorrect }: AllStudentsLedgerProps) {
  return groupEntriesByMonth(rows, order, timeZone).map(({ key, title, entries }) => (
    <LedgerMonthSection key={key} title={title} withStudent>
      {entries.map((row) => (
        <TransactionEntry
          key={row.id}
          row={row}
          timeZone={timeZone}
          student={<TransactionStudent row={row} />}
          acts={row.can_correct && <RowAct text={correctText} about={row.student_name} onAct={() => onCorrect(row)} />}
        >
          <CorrectionNote row={row} timeZone={timeZone} />
        </TransactionEntry>
      ))}
    </LedgerMonthSection>
  ));
}

interface RowProps {
  row: TransactionRow;
  timeZone: string;
}

function TransactionStudent({ row }: { row: TransactionRow }) {
  return (
    <>
      <StudentLink student={{ id: row.student_id, name: row.student_name }} />
      <EmailAddress address={row.student_email} className="block text-sm text-quiet wrap-anywhere" />
    </>
  );
}

/** Who corrected the row and when. The correction itself may be far from it in the list of all students. */
const CorrectionNote = ({ row: { corrected_as, corrected_at, corrected_by }, timeZone }: RowProps) =>
  corrected_as !== null &&
  corrected_at !== null &&
  corrected_by !== null && (
    <p className="text-sm text-quiet">{toCorrectedByText(corrected_as, corrected_at, timeZone, corrected_by)}</p>
  );
