import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { PaperLine } from '#contracts/paper-lines.ts';
import { formatCents, formatPaperNumber } from '#contracts/reason-words.ts';
import type { PaperKind } from '#events/values/shapes.ts';
import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';
import { paths } from '../../../navigation/paths.ts';
import { useCentre } from '../../../session/session.ts';
import { PaperHead } from '../../../shared/paper-head.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PrintFooter } from '../../../ui/print-footer.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { paperTexts as copy, toPaperFooterText, toPaperTitle } from './papers-copy.ts';

interface PaperSheetProps {
  kind: PaperKind;
  paper: { readonly number: number | null; readonly tax_note: string | null };
  /** Pairs of a label and what it names; those without a value are left out. */
  facts: readonly (readonly [label: string, value: string | null | undefined])[];
  /** The names at the foot of each page. */
  names: readonly string[];
  children: ReactNode;
}

/** The part of the page that is printed: the centre, the number, whom it is about, and the sentence about tax. */
export function PaperSheet({ kind, paper, facts, names, children }: PaperSheetProps) {
  const title = toPaperTitle(kind, paper.number);
  return (
    <Sheet className="px-4 py-6 sm:px-8 print:rounded-none print:border-0 print:p-0">
      <PrintFooter text={toPaperFooterText(title, names)} />
      <PaperHead centre={useCentre()?.name ?? ''} title={title} />
      {paper.number === null && (
        <Notice tone="info" className="mb-5 print:hidden">
          {copy.numbering}
        </Notice>
      )}
      <dl className="mb-6 flex flex-col gap-1">
        {[[copy.number, paper.number === null ? null : formatPaperNumber(kind, paper.number)] as const, ...facts].map(
          ([label, value]) =>
            value && (
              <div key={label} className="flex flex-wrap gap-x-4">
                <dt className="min-w-32 text-quiet">{label}</dt>
                <dd className="font-semibold wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {children}
      {paper.tax_note !== null && <p className="mt-6 border-t border-rule pt-3 text-sm text-quiet">{paper.tax_note}</p>}
    </Sheet>
  );
}

/** Amounts one below the other. A line about another paper links to it, on paper with its number alone. */
export function PaperSum({ studentId, of, lines }: { studentId: string; of: PaperKind; lines: readonly PaperLine[] }) {
  const toPath = of === 'invoice' ? paths.receipt : paths.invoice;
  const other = of === 'invoice' ? 'receipt' : 'invoice';
  return (
    <dl aria-label={copy.sum} className="break-inside-avoid">
      {lines.map(({ sign, label, cents, paper }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal, and lines have no state
          key={index}
          className={
            sign === '='
              ? 'mt-1 flex items-baseline justify-between gap-4 border-t border-edge pt-1.5 font-semibold'
              : 'flex items-baseline justify-between gap-4 py-1'
          }
        >
          <dt className="wrap-anywhere">
            {label}
            {paper && paper.number !== null && (
              <>
                {FACT_SEPARATOR}
                <Link
                  href={toPath(studentId, paper.id)}
                  className="whitespace-nowrap text-accent underline underline-offset-2"
                >
                  {formatPaperNumber(other, paper.number)}
                </Link>
              </>
            )}
          </dt>
          <dd className="whitespace-nowrap tabular-nums">
            {sign !== '' && sign !== '=' && <span className="text-quiet">{sign} </span>}
            {formatCents(cents)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
