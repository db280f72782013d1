import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { Link, useParams } from 'wouter';
import type { CentreResponse } from '#contracts/centre.ts';
import { isErased } from '#contracts/is-erased.ts';
import type { GetMoneyResponse, MoneyEntry } from '#contracts/money.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { historyLinkTexts } from '../../../copy/class-history.ts';
import { moneyTitle } from '../../../copy/screens.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { paths } from '../../../navigation/paths.ts';
import { useAddressParam } from '../../../navigation/use-address-param.ts';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { useCentre, useProfile } from '../../../session/session.ts';
import { askAgainTexts, askTexts } from '../../../shared/cases/ask-copy.ts';
import { CasesWithoutRow } from '../../../shared/cases/case-of-row.tsx';
import { AskDialog, ReopenCaseDialog } from '../../../shared/cases/lazy-dialogs.ts';
import { toMoneyNames } from '../../../shared/money/money-entry-copy.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import {
  RecordPaymentDialog,
  RefundDialog,
  ReversePaymentDialog,
  ReverseRefundDialog,
  UseCreditDialog,
} from './lazy-dialogs.ts';
import { MoneyLedger } from './money-ledger.tsx';
import { moneyPageTexts as copy, moneyActTexts } from './money-page-copy.ts';
import { MoneyStrip } from './money-strip.tsx';
import { PurchaseTable } from './purchase-table.tsx';
import { toCreditSource, toPurchaseSource } from './refund-sources.ts';

type MoneyAct =
  | { act: 'pay' }
  | { act: 'refund'; source?: string }
  | { act: 'use-credit'; purchaseId: string }
  | { act: 'reverse'; entry: MoneyEntry };
type OpenDialog = MoneyAct | { act: 'ask' } | { act: 'ask-again'; caseId: string };

/** What is owed for a student, and how it came about. Tutors act on it; the student and families read it. */
export function MoneyPage() {
  const { studentId = '' } = useParams();
  const centre = useCentre();
  return centre && <Money studentId={studentId} centre={centre} />;
}

function Money({ studentId, centre }: { studentId: string; centre: CentreResponse }) {
  const { role } = useProfile();
  const [dialog, setDialog] = useOpenDialog<OpenDialog>();
  useRefundOfAddress(() => setDialog({ act: 'refund' }));
  const pages = classesApi.useGetMoneyInfiniteQuery({ studentId });
  const { rows: entries = [], query } = usePagedRows(pages, (page) => page.entries);
  const money = pages.data?.pages[0];
  const jointPayments = pages.data?.pages.flatMap(({ joint_payments }) => joint_payments) ?? [];
  const isTutor = role === 'tutor';
  const gone = money && isErased(money.student);
  const mayAct = isTutor && !gone;
  const { data: cases } = classesApi.useGetCasesOfStudentQuery(isTutor ? skipToken : { studentId });
  const close = () => setDialog(null);
  return (
    <>
      <PageHeader
        back={isTutor ? <BackLink href={paths.classHistory(studentId)}>{copy.back}</BackLink> : <BackToDashboard />}
        title={moneyTitle}
        description={role !== 'student' && money && <BidiIsolatedName name={money.student.name} />}
        actions={
          <>
            {mayAct && money && (
              <>
                <Button variant="primary" onClick={() => setDialog({ act: 'pay' })}>
                  {moneyActTexts.pay}
                </Button>
                <Button onClick={() => setDialog({ act: 'refund' })}>{moneyActTexts.recordRefund}</Button>
              </>
            )}
            <Link href={paths.statement(studentId)} className={buttonStyle()}>
              {historyLinkTexts.statement}
            </Link>
            {!isTutor && <Button onClick={() => setDialog({ act: 'ask' })}>{askTexts.open}</Button>}
          </>
        }
      />
      <PagedList query={query} failed={copy.failed} loading={copy.loading}>
        {money && (
          <>
            {money.student.archived_at !== null && (
              <Notice tone="caution" className="mb-6">
                <BidiIsolatedName name={money.student.name} />{' '}
                {gone ? copy.erased : isTutor ? copy.formerForTutors : copy.former}
              </Notice>
            )}
            <MoneyStrip figures={money.figures} />
            {!isTutor && cases && (
              <CasesWithoutRow
                cases={cases}
                entries={[]}
                onAskAgain={(caseId) => setDialog({ act: 'ask-again', caseId })}
              />
            )}
            <PurchaseTable
              studentId={studentId}
              purchases={money.purchases}
              creditCents={money.figures.credit_cents}
              timeZone={centre.time_zone}
              canReverse={mayAct && money.student.archived_at === null}
              onAct={
                mayAct
                  ? (act, { id }) =>
                      setDialog(act === 'refund' ? { act, source: toPurchaseSource(id) } : { act, purchaseId: id })
                  : undefined
              }
            />
            <MoneyLedger
              entries={entries}
              names={toMoneyNames(money)}
              jointPayments={jointPayments}
              timeZone={centre.time_zone}
              {...(mayAct && {
                onReverse: (entry) => setDialog({ act: 'reverse', entry }),
                onRefund: ({ id }) => setDialog({ act: 'refund', source: toCreditSource(id) }),
              })}
            />
          </>
        )}
      </PagedList>
      <Suspense>
        {dialog?.act === 'ask' && <AskDialog studentId={studentId} row={null} onClose={close} />}
        {dialog?.act === 'ask-again' && (
          <ReopenCaseDialog studentId={studentId} caseId={dialog.caseId} texts={askAgainTexts} onClose={close} />
        )}
        {mayAct && money && dialog && dialog.act !== 'ask' && dialog.act !== 'ask-again' && (
          <MoneyDialog dialog={dialog} money={money} entries={entries} jointPayments={jointPayments} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** Opens the dialog of a refund when the address asks for it, once. */
function useRefundOfAddress(open: () => void): void {
  const [refund, setRefund] = useAddressParam('refund');
  const openOnce = useEffectEvent(() => {
    setRefund('');
    open();
  });
  useEffect(() => {
    if (refund !== '') openOnce();
  }, [refund]);
}

interface MoneyDialogProps {
  dialog: MoneyAct;
  money: GetMoneyResponse;
  /** The entries that are loaded. */
  entries: readonly MoneyEntry[];
  jointPayments: GetMoneyResponse['joint_payments'];
  onClose(): void;
}

function MoneyDialog({ dialog, money, entries, jointPayments, onClose }: MoneyDialogProps) {
  const { student, purchases, figures } = money;
  if (dialog.act === 'pay') return <RecordPaymentDialog money={money} onClose={onClose} />;
  if (dialog.act === 'refund') return <RefundDialog money={money} source={dialog.source} onClose={onClose} />;
  if (dialog.act === 'use-credit') {
    const purchase = purchases.find(({ id }) => id === dialog.purchaseId);
    return (
      purchase && (
        <UseCreditDialog student={student} purchase={purchase} creditCents={figures.credit_cents} onClose={onClose} />
      )
    );
  }
  // Another person may have reversed it since the dialog was opened.
  const entry = entries.find(({ id }) => id === dialog.entry.id) ?? dialog.entry;
  const props = { student, entry, names: toMoneyNames(money), onClose };
  return entry.kind === 'refund' ? (
    <ReverseRefundDialog {...props} />
  ) : (
    <ReversePaymentDialog {...props} joint={jointPayments.find(({ id }) => id === entry.joint_id)} />
  );
}
