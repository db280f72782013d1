import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ListedCase } from '#contracts/cases.ts';
import { toHistoryRowText } from '../../../copy/class-history.ts';
import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';
import { paths } from '../../../navigation/paths.ts';
import { caseStateTexts, showCorrectionText } from '../../../shared/cases/case-copy.ts';
import { CaseMessages } from '../../../shared/cases/case-messages.tsx';
import { MarginTime } from '../../../shared/margin-time.tsx';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { casesTexts as copy } from './cases-copy.ts';

/** One case: the time left of the margin line, then the student, the row, what was written, and the acts. */
export function CaseItem({ of, children }: { of: ListedCase; children?: ReactNode }) {
  const { student_id: id, student_name: name, row } = of;
  return (
    <li className="stacked-margin grid grid-cols-[4.5rem_minmax(0,1fr)] sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <MarginTime instant={of.opened_at} />
      <article className="flex min-w-0 flex-col gap-3 px-3 pt-3 pb-4 sm:px-5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 className="font-sans text-base">
            <StudentLink student={{ id, name }} />
          </h3>
          {of.state !== 'resolved' && (
            <Badge tone={of.state === 'answered' ? 'neutral' : 'accent'}>{caseStateTexts[of.state]}</Badge>
          )}
        </div>
        <p className="text-sm text-quiet wrap-anywhere">
          {row ? toHistoryRowText(row) : copy.aboutClasses}
          {FACT_SEPARATOR}
          <HistoryLink
            href={row ? paths.classHistoryRow(id, { id: row.id, day: row.effective_on }) : paths.classHistory(id)}
          >
            {copy.history}
          </HistoryLink>
        </p>
        <CaseMessages
          of={of}
          toCorrectionLink={(correction) => (
            <HistoryLink href={paths.classHistoryRow(id, correction)}>{showCorrectionText}</HistoryLink>
          )}
        />
        {children}
      </article>
    </li>
  );
}

const HistoryLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className="whitespace-nowrap text-accent underline underline-offset-2">
    {children}
  </Link>
);
