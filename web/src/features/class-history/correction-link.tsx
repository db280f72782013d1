import { CornerDownRight, CornerUpLeft } from 'lucide-react';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import { toCorrectionLinkText } from '../../copy/class-history.ts';

type TransactionRow = Extract<ClassHistoryEntry, { kind: 'transaction' }>;

interface CorrectionLinkProps {
  row: TransactionRow;
  /** The row at the other end of the link, if it is loaded. */
  partner: ClassHistoryEntry | undefined;
}

/** Links a correction to the row that it corrects, or that row to its correction. */
export function CorrectionLink({ row, partner }: CorrectionLinkProps) {
  const id = row.reversed ?? row.reversed_by;
  if (id === null) return null;
  const Icon = row.reversed ? CornerDownRight : CornerUpLeft;
  const text = toCorrectionLinkText(row, partner);
  const content = (
    <>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {text}
    </>
  );
  const style = 'inline-flex items-center gap-1 text-sm';
  if (!partner) return <p className={`${style} text-quiet`}>{content}</p>;
  return (
    <p>
      <a href={`#${id}`} className={`${style} py-1 text-accent hover:underline`}>
        {content}
      </a>
    </p>
  );
}
