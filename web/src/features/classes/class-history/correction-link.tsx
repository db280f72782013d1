import { CornerDownRight, CornerUpLeft } from 'lucide-react';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import { toOriginalLinkText, toReversedText } from '../../../copy/class-history.ts';
import { toCorrectedByText } from '../../../shared/attendance/record-dialog-copy.ts';
import { RowLink } from '../../../ui/row-act.tsx';

interface CorrectionLinkProps {
  row: ClassHistoryEntry;
  /** The row that this one corrects or reverses, if it is loaded. */
  original: ClassHistoryEntry | undefined;
  /** The row that corrects or reverses this one, if it is loaded. */
  correction: ClassHistoryEntry | undefined;
  timeZone: string;
}

/** Links a correction to the row that it corrects, and that row to its correction, with who corrected it and when. */
export function CorrectionLink({ row, original, correction, timeZone }: CorrectionLinkProps) {
  const originalText = toOriginalLinkText(row, original);
  const correctionText = findCorrectionText(row, correction, timeZone);
  return (
    <>
      {originalText && (
        <RowLink to={original}>
          <CornerDownRight aria-hidden className="size-3.5 shrink-0" />
          {originalText}
        </RowLink>
      )}
      {correctionText && (
        <RowLink to={correction}>
          <CornerUpLeft aria-hidden className="size-3.5 shrink-0" />
          {correctionText}
        </RowLink>
      )}
    </>
  );
}

function findCorrectionText(
  row: ClassHistoryEntry,
  correction: ClassHistoryEntry | undefined,
  timeZone: string,
): string | undefined {
  const { corrected_as, corrected_at, corrected_by } = row;
  if (corrected_as !== null && corrected_at !== null && corrected_by !== null)
    return toCorrectedByText(corrected_as, corrected_at, timeZone, corrected_by);
  return row.kind === 'transaction' && row.reversed_by !== null ? toReversedText(correction) : undefined;
}
