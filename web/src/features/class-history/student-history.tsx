import { Link } from 'wouter';
import type { CentreAnswer } from '#contracts/centre.ts';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import { toRemainingText } from '../../copy/remaining.ts';
import { useOpenDialog } from '../../dialog-draft/use-dialog-draft.ts';
import { BackToDashboard } from '../../navigation/back-to-dashboard.tsx';
import { paths } from '../../navigation/paths.ts';
import type { PagedQuery } from '../../page/paged-list.tsx';
import { useProfile } from '../../session/session.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonName } from '../../ui/person-name.tsx';
import type { HistoryPage } from './api.ts';
import { BalanceFigure } from './balance-figure.tsx';
import { BalanceStats, type WaitingAction } from './balance-stats.tsx';
import { EmptyHistory } from './empty-history.tsx';
import { type HistoryChoice, studentCauses } from './filter.ts';
import { HistoryFilters } from './history-filters.tsx';
import { Ledger } from './ledger.tsx';
import { PagedLedger } from './paged-ledger.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import { ApplyWaitingDialog, WithdrawWaitingDialog } from './waiting-dialogs.tsx';

interface StudentHistoryProps {
  history: PagedQuery;
  entries: readonly ClassHistoryEntry[];
  newest: HistoryPage | undefined;
  centre: CentreAnswer;
  choice: HistoryChoice;
  onChoice(change: Partial<Record<keyof HistoryChoice, string>>): void;
}
type OpenDialog = { act: WaitingAction } | { act: 'settle'; date: string };

export function StudentHistory({ history, entries, newest, centre, choice, onChoice }: StudentHistoryProps) {
  const [dialog, setDialog] = useOpenDialog<OpenDialog>();
  const mayAct = useProfile().role === 'tutor';
  if (!newest) return null;
  const { student, tutors } = newest;
  const acts = mayAct && student.archived_at === null;
  const close = () => setDialog(null);
  const remaining = toRemainingText(student.classes_remaining, student.classes_total);

  return (
    <>
      <PageHeader
        back={mayAct && <BackToDashboard />}
        title={mayAct ? student.name : 'Class history'}
        description={mayAct ? `Class history · ${remaining}` : remaining}
        actions={
          mayAct && (
            <Link href={paths.activityOf({ student: student.id })} className={buttonStyle()}>
              Activity
            </Link>
          )
        }
      />
      {student.archived_at !== null && (
        <Notice tone="caution" className="mb-6">
          <PersonName name={student.name} /> is a former student. The history is kept; nothing can be added to it.
        </Notice>
      )}
      <BalanceStats student={student} onWaiting={acts ? (act) => setDialog({ act }) : undefined} />
      <div className="grid gap-x-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <HistoryFilters choice={choice} onChange={onChoice} tutors={tutors} causesOffered={studentCauses} />
          <PagedLedger query={history}>
            {entries.length === 0 && <EmptyHistory filtered={isFiltered(choice)} byTutor={tutors !== undefined} />}
            <Ledger
              entries={entries}
              timeZone={centre.time_zone}
              onSettle={acts ? (date) => setDialog({ act: 'settle', date }) : undefined}
            />
          </PagedLedger>
        </div>
        <section
          aria-label="Balance"
          className="min-w-0 self-start max-xl:order-first max-xl:mb-8 max-xl:w-full xl:sticky xl:top-6"
        >
          <h2 className="mb-3 text-heading">Balance</h2>
          <BalanceFigure studentId={student.id} timeZone={centre.time_zone} />
        </section>
      </div>
      {dialog?.act === 'apply' && <ApplyWaitingDialog student={student} onClose={close} />}
      {dialog?.act === 'withdraw' && <WithdrawWaitingDialog student={student} onClose={close} />}
      {dialog?.act === 'settle' && <SettleDialog student={student} date={dialog.date} onClose={close} />}
    </>
  );
}

const isFiltered = ({ period, cause, tutor }: HistoryChoice) =>
  period !== 'all' || cause !== undefined || tutor !== undefined;
