import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { Link } from 'wouter';
import type { CentreResponse } from '#contracts/centre.ts';
import type { ClassHistoryEntry, ClassHistoryResponse } from '#contracts/classes.ts';
import { isErased } from '#contracts/is-erased.ts';
import { saysStudentWasThere } from '#contracts/says-student-was-there.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { historyLinkTexts, toHistoryRowText } from '../../../copy/class-history.ts';
import { calendarText, manageClassesText, markAttendanceText } from '../../../copy/common.ts';
import { toRemainingClassesText } from '../../../copy/remaining.ts';
import { activityTitle, classHistoryTitle, moneyTitle, practiceTopicsTitle } from '../../../copy/screens.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { paths } from '../../../navigation/paths.ts';
import { useAddressParam } from '../../../navigation/use-address-param.ts';
import type { PagedQuery } from '../../../page/paged-list.tsx';
import { useProfile } from '../../../session/session.ts';
import type { MarkOnDate } from '../../../shared/attendance/record-dialog.tsx';
import { askAgainTexts, askTexts, recordCaseTexts } from '../../../shared/cases/ask-copy.ts';
import type { AskedRow } from '../../../shared/cases/case-fields.tsx';
import { CasesWithoutRow } from '../../../shared/cases/case-of-row.tsx';
import { AskDialog, ReopenCaseDialog } from '../../../shared/cases/lazy-dialogs.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import type { UnsettledClassAct } from '../../../shared/students/unsettled-class-acts.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { BalanceChartFigure, BalanceStats } from './balance-chart-figure.tsx';
import { historyPageTexts } from './class-history-page-copy.ts';
import { ClassTotalsLine, UnsettledClasses } from './class-totals-line.tsx';
import {
  type HistoryAddressParams,
  isHistoryFiltered,
  studentHistoryCauses,
  toHistoryQuery,
} from './history-address-params.ts';
import { HistoryFilterBar } from './history-filter-bar.tsx';
import {
  ManageClassesDialog,
  MarkAttendanceDialog,
  RecordCaseDialog,
  RecordOnDateDialog,
  ReversePurchaseDialog,
  UnsettledClassDialog,
  WithdrawWaitingClassesDialog,
} from './lazy-parts.ts';
import { EmptyClassHistory, PagedLedger } from './paged-ledger.tsx';
import type { PurchaseRow } from './reverse-purchase-dialog.tsx';
import { isReversible, StudentLedger } from './student-ledger.tsx';

interface StudentClassHistoryProps {
  history: PagedQuery;
  entries: readonly ClassHistoryEntry[];
  newest: ClassHistoryResponse | undefined;
  centre: CentreResponse;
  choice: HistoryAddressParams;
  onChoice(change: Partial<Record<keyof HistoryAddressParams, string>>): void;
}
type OpenDialog =
  | { act: 'withdraw' | 'attendance' | 'classes' }
  | { act: 'ask' | 'record-case'; row: AskedRow | null }
  | { act: 'ask-again'; caseId: string }
  | UnsettledClassAct
  | MarkOnDate
  | { act: 'reverse'; purchase: PurchaseRow };

const toAskedRow = (row: ClassHistoryEntry): AskedRow => ({
  id: row.id,
  text: toHistoryRowText(row),
  saysThere: saysStudentWasThere(row),
});

export function StudentClassHistory({ history, entries, newest, centre, choice, onChoice }: StudentClassHistoryProps) {
  const [dialog, setDialog] = useOpenDialog<OpenDialog>();
  useReversalOfAddress(entries, (purchase) => setDialog({ act: 'reverse', purchase }));
  const { role, owner } = useProfile();
  const mayAct = role === 'tutor';
  const isOwn = role === 'student';
  const { data: cases } = classesApi.useGetCasesOfStudentQuery(newest ? { studentId: newest.student.id } : skipToken);
  if (!newest) return null;
  const { student, tutors } = newest;
  const askAgain = mayAct ? undefined : (caseId: string) => setDialog({ act: 'ask-again', caseId });
  const acts = mayAct && student.archived_at === null;
  const close = () => setDialog(null);
  const remaining = toRemainingClassesText(student.classes_remaining, student.classes_total);

  return (
    <>
      <PageHeader
        back={!isOwn && <BackToDashboard />}
        title={isOwn ? classHistoryTitle : student.name}
        description={isOwn ? remaining : historyPageTexts.toStudent(remaining)}
        actions={
          <>
            {acts && (
              <>
                <Button onClick={() => setDialog({ act: 'attendance' })}>{markAttendanceText}</Button>
                <Button onClick={() => setDialog({ act: 'classes' })}>{manageClassesText}</Button>
                <Button onClick={() => setDialog({ act: 'record-case', row: null })}>{recordCaseTexts.open}</Button>
              </>
            )}
            <Link href={paths.attendanceCalendar(student.id)} className={buttonStyle()}>
              {calendarText}
            </Link>
            <Link href={paths.statement(student.id)} className={buttonStyle()}>
              {historyLinkTexts.statement}
            </Link>
            <Link href={paths.money(student.id)} className={buttonStyle()}>
              {moneyTitle}
            </Link>
            {!mayAct && <Button onClick={() => setDialog({ act: 'ask', row: null })}>{askTexts.open}</Button>}
            {mayAct && (
              <Link href={paths.practiceTopics(student.id)} className={buttonStyle()}>
                {practiceTopicsTitle}
              </Link>
            )}
            {owner && (
              <>
                <Link href={paths.asOf(student.id)} className={buttonStyle()}>
                  {historyLinkTexts.asOf}
                </Link>
                <Link href={paths.replay(student.id)} className={buttonStyle()}>
                  {historyLinkTexts.replay}
                </Link>
              </>
            )}
            {mayAct && (
              <Link href={paths.activityOf({ student: student.id })} className={buttonStyle()}>
                {activityTitle}
              </Link>
            )}
            <ExportButton
              list="class-history"
              request={{ path: `/students/${student.id}/class-history`, params: toHistoryQuery(choice, centre.today) }}
            />
          </>
        }
      />
      {student.archived_at !== null && (
        <Notice tone="caution" className="mb-6">
          <BidiIsolatedName name={student.name} />{' '}
          {isErased(student) ? historyPageTexts.erased : historyPageTexts.former}
        </Notice>
      )}
      <BalanceStats student={student} onWithdraw={acts ? () => setDialog({ act: 'withdraw' }) : undefined} />
      {acts && <UnsettledClasses student={student} onAct={setDialog} />}
      <div className="grid gap-x-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <HistoryFilterBar choice={choice} onChange={onChoice} tutors={tutors} causesOffered={studentHistoryCauses} />
          <ClassTotalsLine
            totals={newest.totals}
            student={student}
            isWholeHistory={choice.period === 'all'}
            isUnsettledShown={acts}
          />
          {cases && <CasesWithoutRow cases={cases} entries={entries} onAskAgain={askAgain} />}
          <PagedLedger query={history}>
            {entries.length === 0 && (
              <EmptyClassHistory filtered={isHistoryFiltered(choice)} byTutor={tutors !== undefined} />
            )}
            <StudentLedger
              entries={entries}
              order={choice.order ?? 'class-day'}
              timeZone={centre.time_zone}
              cases={cases}
              onAsk={mayAct ? undefined : (row) => setDialog({ act: 'ask', row: toAskedRow(row) })}
              onRecordCase={acts ? (row) => setDialog({ act: 'record-case', row: toAskedRow(row) }) : undefined}
              onAskAgain={askAgain}
              onSettle={acts ? (date) => setDialog({ act: 'settle', studentId: student.id, date }) : undefined}
              onMark={
                mayAct && !isErased(student)
                  ? (act, date) => setDialog({ act, studentId: student.id, date })
                  : undefined
              }
              onReverse={acts ? (purchase) => setDialog({ act: 'reverse', purchase }) : undefined}
            />
          </PagedLedger>
        </div>
        <section
          aria-label={historyPageTexts.balance}
          className="min-w-0 self-start max-xl:order-first max-xl:mb-8 max-xl:w-full xl:sticky xl:top-[calc(1.5rem+var(--toast-room,0px))]"
        >
          <h2 className="mb-3 text-heading">{historyPageTexts.balance}</h2>
          <BalanceChartFigure studentId={student.id} timeZone={centre.time_zone} />
        </section>
      </div>
      <Suspense>
        {dialog?.act === 'attendance' && <MarkAttendanceDialog student={student} centre={centre} onClose={close} />}
        {dialog?.act === 'classes' && <ManageClassesDialog student={student} onClose={close} />}
        {dialog?.act === 'ask' && <AskDialog studentId={student.id} row={dialog.row} onClose={close} />}
        {dialog?.act === 'record-case' && (
          <RecordCaseDialog studentId={student.id} row={dialog.row} centre={centre} onClose={close} />
        )}
        {dialog?.act === 'ask-again' && (
          <ReopenCaseDialog studentId={student.id} caseId={dialog.caseId} texts={askAgainTexts} onClose={close} />
        )}
        {dialog?.act === 'withdraw' && <WithdrawWaitingClassesDialog student={student} onClose={close} />}
        {dialog?.act === 'reverse' && (
          <ReversePurchaseDialog student={student} purchase={dialog.purchase} onClose={close} />
        )}
        {(dialog?.act === 'apply' || dialog?.act === 'settle') && <UnsettledClassDialog of={dialog} onClose={close} />}
        {(dialog?.act === 'correct' || dialog?.act === 'void') && (
          <RecordOnDateDialog of={dialog} centre={centre} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** Opens the dialog that reverses the purchase of the address, once its row is loaded. */
function useReversalOfAddress(entries: readonly ClassHistoryEntry[], open: (purchase: PurchaseRow) => void): void {
  const [reversed, setReversed] = useAddressParam('reverse');
  const purchase = entries.find((entry) => entry.id === reversed);
  const openOnce = useEffectEvent(() => {
    if (!purchase || !isReversible(purchase)) return;
    setReversed('');
    open(purchase);
  });
  useEffect(() => {
    if (purchase) openOnce();
  }, [purchase]);
}
