import type { CentreResponse } from '#contracts/centre.ts';
import type { StatementResponse } from '#contracts/class-audit.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { ClassSum } from '../../../shared/students/class-sum.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PrintFooter } from '../../../ui/print-footer.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { joinCorrections } from './join-corrections.ts';
import {
  statementTexts as copy,
  toLeftOutText,
  toMadeByText,
  toPageFooterText,
  toPeriodText,
  toStatementRemarks,
  toStatementSumLines,
} from './statement-copy.ts';
import { StatementTable } from './statement-table.tsx';

interface StatementSheetProps {
  statement: StatementResponse;
  centre: CentreResponse;
}

/** The part of the page that is printed. */
export function StatementSheet({ statement, centre }: StatementSheetProps) {
  const { student, period, entries, adds_up, has_more, made_at, made_by } = statement;
  return (
    <Sheet className="px-4 py-6 sm:px-8 print:rounded-none print:border-0 print:p-0">
      <PrintFooter text={toPageFooterText(student.name, period)} />
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-margin/60 pb-3">
        <p className="font-serif text-heading font-semibold">{centre.name}</p>
        <p className="text-quiet">{copy.title}</p>
      </div>
      <h2 className="text-title wrap-anywhere">
        <BidiIsolatedName name={student.name} />
      </h2>
      <p className="mb-5">{toPeriodText(period)}</p>
      {!adds_up && (
        <Notice tone="danger" role="alert" className="mb-5">
          {copy.doesNotAddUp}
        </Notice>
      )}
      <ClassSum
        label={copy.sumLabel}
        lines={toStatementSumLines(statement)}
        remarks={[...toStatementRemarks(statement), toLeftOutText(statement)]}
      />
      {has_more && (
        <Notice tone="caution" className="mb-5">
          {copy.hasMore}
        </Notice>
      )}
      {entries.length === 0 ? (
        <EmptyState title={copy.empty} text={copy.emptyText} />
      ) : (
        <StatementTable rows={joinCorrections(entries)} timeZone={centre.time_zone} />
      )}
      <p className="mt-6 border-t border-rule pt-3 text-sm text-quiet">
        {toMadeByText(formatDateTime(made_at, centre.time_zone), isolateBidi(made_by), centre.time_zone)}
      </p>
    </Sheet>
  );
}
