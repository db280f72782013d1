import { useState } from 'react';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import type { ClassHistoryOrder } from '#events/values/shapes.ts';
import { Button } from '../../ui/button.tsx';
import { CorrectionLink } from './correction-link.tsx';
import { groupEntriesByMonth } from './group-entries-by-month.ts';
import { LedgerMarkEntry } from './ledger-mark-entry.tsx';
import { LedgerMonthSection } from './ledger-month-section.tsx';
import type { PurchaseRow } from './reverse-purchase-dialog.tsx';
import { TransactionEntry } from './transaction-entry.tsx';

interface StudentLedgerProps {
  entries: readonly ClassHistoryEntry[];
  order: ClassHistoryOrder;
  timeZone: string;
  /** Called to settle an uncovered class; undefined for students. */
  onSettle?: ((date: string) => void) | undefined;
  /** Called to reverse a purchase; undefined for students. */
  onReverse?: ((purchase: PurchaseRow) => void) | undefined;
}

const isReversible = ({ source, transaction_type, reversed_by }: PurchaseRow) =>
  source === 'manual' && transaction_type === 'add' && reversed_by === null;

/**
 * A student's rows by month. Pointing at a correction also highlights the row that it corrects, and the other way
 * round.
 */
export function StudentLedger({ entries, order, timeZone, onSettle, onReverse }: StudentLedgerProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return groupEntriesByMonth(entries, order, timeZone).map(({ key, title, entries: rows }) => (
    <LedgerMonthSection key={key} title={title}>
      {rows.map((row) => {
        if (row.kind === 'mark') return <LedgerMarkEntry key={row.id} mark={row} timeZone={timeZone} />;
        const partnerId = row.reversed ?? row.reversed_by;
        const partner = partnerId === null ? undefined : byId.get(partnerId);
        return (
          <TransactionEntry
            key={row.id}
            row={row}
            timeZone={timeZone}
            notes={row.reversed && partner?.notes === row.notes ? null : row.notes}
            linked={pointed !== null && pointed === partnerId}
            onPoint={setPointed}
          >
            <CorrectionLink row={row} partner={partner} />
            {onReverse && isReversible(row) && (
              <p className="mt-2">
                <Button size="small" onClick={() => onReverse(row)}>
                  Reverse
                </Button>
              </p>
            )}
            {onSettle && row.can_settle && (
              <p className="mt-2">
                <Button size="small" onClick={() => onSettle(row.moved_to ?? row.effective_on)}>
                  Settle
                </Button>
              </p>
            )}
          </TransactionEntry>
        );
      })}
    </LedgerMonthSection>
  ));
}
