import { Link } from 'wouter';
import { caseStateTexts, toCaseSubjectText } from '#contracts/case-words.ts';
import type { CaseRow } from '#contracts/cases.ts';
import { casesTitleText } from '../../copy/dashboard-notices.ts';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../navigation/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { askAgainTexts, askTexts as copy } from './ask-copy.ts';
import { showCorrectionText } from './case-copy.ts';
import { CaseMessages } from './case-messages.tsx';

interface CaseOfRowProps {
  /** The case about the row, if there is one. */
  of: CaseRow | undefined;
  /** Whether a row is on the page, so that the case can link to it. */
  hasRow(rowId: string): boolean;
  /** The row in words, which names its button; undefined without a row. */
  rowText?: string;
  /** Called to open a case, and to reopen it; undefined for tutors. */
  onAsk?: (() => void) | undefined;
  onAskAgain?: ((caseId: string) => void) | undefined;
}

const linkStyle = 'inline-block py-1 text-accent underline underline-offset-2';

/** The state of a row's case with its answers, or the control that opens one. */
export function CaseOfRow({ of, hasRow, rowText, onAsk, onAskAgain }: CaseOfRowProps) {
  if (!of) {
    return (
      onAsk && (
        <p>
          <Button
            variant="quiet"
            size="small"
            className="-ml-3 font-normal! text-quiet"
            aria-label={`${copy.open} ${rowText}`}
            onClick={onAsk}
          >
            {copy.open}
          </Button>
        </p>
      )
    );
  }
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      <Badge tone={of.state === 'resolved' ? 'neutral' : 'accent'}>{caseStateTexts[of.state]}</Badge>
      <CaseMessages
        of={of}
        toCorrectionLink={({ id, day }) =>
          hasRow(id) ? (
            <a href={`#${id}`} className={linkStyle}>
              {showCorrectionText}
            </a>
          ) : (
            <Link href={paths.classHistoryRow(of.student_id, { id, day })} className={linkStyle}>
              {showCorrectionText}
            </Link>
          )
        }
      />
      {onAskAgain && (of.state === 'answered' || of.state === 'resolved') && (
        <Button size="small" onClick={() => onAskAgain(of.id)}>
          {askAgainTexts.open}
        </Button>
      )}
      {!onAskAgain && of.state !== 'resolved' && (
        <Link href={paths.cases} className="text-sm text-accent underline underline-offset-2">
          {casesTitleText}
        </Link>
      )}
    </div>
  );
}

interface CasesWithoutRowProps {
  cases: readonly CaseRow[];
  /** The rows on the page. */
  entries: readonly { id: string }[];
  /** Called to reopen a case; undefined for tutors. */
  onAskAgain?: ((caseId: string) => void) | undefined;
}

/** The cases about a student's classes as a whole, or those of some days. */
export function CasesWithoutRow({ cases, entries, onAskAgain }: CasesWithoutRowProps) {
  const shown = cases.filter(({ row_id }) => row_id === null);
  const rowIds = new Set(entries.map(({ id }) => id));
  if (shown.length === 0) return null;
  return (
    <Section id="cases" className="mb-8" heading={copy.section}>
      <Sheet>
        <ul className="divide-y divide-rule">
          {shown.map((each) => (
            <li key={each.id} className="px-4 pt-1 pb-3 sm:px-5">
              <p className="mt-2 font-semibold">{toCaseSubjectText(each, formatDate)}</p>
              <CaseOfRow of={each} hasRow={(id) => rowIds.has(id)} onAskAgain={onAskAgain} />
            </li>
          ))}
        </ul>
      </Sheet>
    </Section>
  );
}
