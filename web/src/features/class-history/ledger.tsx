import { useState } from 'react';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import { Button } from '../../ui/button.tsx';
import { CorrectionLink } from './correction-link.tsx';
import { groupByMonth } from './group-by-month.ts';
import { LedgerSection } from './ledger-section.tsx';
import { MarkEntry } from './mark-entry.tsx';
import { TransactionEntry } from './transaction-entry.tsx';

interface LedgerProps {
  entries: readonly ClassHistoryEntry[];
  timeZone: string;
  /** Called to settle an uncovered class; undefined for students. */
  onSettle?: ((date: string) => void) | undefined;
}

/**
 * A student's rows by month. Pointing at a correction also highlights the row that it corrects, and the other way
 * round.
 */
export function Ledger({ entries, timeZone, onSettle }: LedgerProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return groupByMonth(entries, timeZone).map(({ key, title, entries: rows }) => (
    <LedgerSection key={key} title={title}>
      {rows.map((row) => {
        if (row.kind === 'mark') return <MarkEntry key={row.id} mark={row} timeZone={timeZone} />;
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
    </LedgerSection>
  ));
}
