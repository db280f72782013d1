import type { ReactNode } from 'react';
import type { PracticeStatsResponse } from '#contracts/practice.ts';
import { practiceSubjectTexts, toSchoolGradeText } from '../../../copy/practice-subjects.ts';
import { Sheet } from '../../../ui/sheet.tsx';

interface PracticeSessionSheetProps {
  heading: string;
  session: Pick<PracticeStatsResponse['open_sessions'][number], 'subject' | 'grade' | 'topic'>;
  /** The progress or the result of the session. */
  outcome: string;
  /** Link to the session. */
  children: ReactNode;
}

/** One practice session with a link to it. */
export function PracticeSessionSheet({
  heading,
  session: { subject, grade, topic },
  outcome,
  children,
}: PracticeSessionSheetProps) {
  return (
    <Sheet className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-2 border-l-margin/60 px-5 py-4">
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold">{heading}</h2>
        <p className="text-quiet wrap-anywhere">
          {practiceSubjectTexts[subject]} · {toSchoolGradeText(grade)} · <bdi>{topic}</bdi> ·{' '}
          <span className="whitespace-nowrap">{outcome}</span>
        </p>
      </div>
      {children}
    </Sheet>
  );
}
