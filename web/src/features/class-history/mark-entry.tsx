import type { HistoryEntry } from '#contracts/classes.ts';
import { markSentence } from '../../copy/class-history.ts';
import { shortDate } from '../../lib/dates.ts';
import { MarginCell } from '../../ui/ledger.tsx';
import { TableCell } from '../../ui/table.tsx';
import { recordedBy } from './recorded.ts';

type Mark = Extract<HistoryEntry, { kind: 'mark' }>;

/** A mark that moved no class: it belongs to the story, not to the sum. */
export function MarkEntry({ mark, timeZone }: { mark: Mark; timeZone: string }) {
  return (
    <tr id={mark.id} className="align-top text-sm text-quiet target:bg-tint-accent">
      <MarginCell className="max-sm:px-3 max-sm:first:pl-3 sm:whitespace-nowrap">
        {shortDate(mark.effective_on)}
      </MarginCell>
      <TableCell className="wrap-anywhere">
        {markSentence(mark)}
        {mark.notes && `: “${mark.notes}”`} · {recordedBy(mark, timeZone)}
      </TableCell>
      <TableCell className="text-right max-sm:pl-2">
        <span aria-hidden>–</span>
        <span className="sr-only">no change</span>
      </TableCell>
      <TableCell className="max-sm:hidden" />
      <TableCell className="max-sm:hidden" />
    </tr>
  );
}
