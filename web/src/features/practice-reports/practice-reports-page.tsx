import { cx } from 'class-variance-authority';
import type { PracticeReportRow } from '#contracts/practice.ts';
import * as copy from '../../copy/practice-reports.ts';
import { BackToDashboard } from '../../navigation/back-to-dashboard.tsx';
import { LoadedPart } from '../../page/loaded-part.tsx';
import { useRowsJustMoved } from '../../page/use-rows-just-moved.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type PracticeReports, useGetPracticeReportsQuery } from './api.ts';
import { ReportDecision } from './report-decision.tsx';
import { ReportItem } from './report-item.tsx';
import { ReportOutcome } from './report-outcome.tsx';
import { SettleAll } from './settle-all.tsx';
import { useFocusAfterDecision } from './use-focus-after-decision.ts';

export function PracticeReportsPage() {
  const reports = useGetPracticeReportsQuery();
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={copy.titleText} description={copy.descriptionText} />
      <LoadedPart query={reports} failed={copy.loadingFailedText} loading={copy.loadingText}>
        {(reports) => <ReportLists {...reports} />}
      </LoadedPart>
    </>
  );
}

function ReportLists({ open, settled }: PracticeReports) {
  const readOn = useFocusAfterDecision();
  const moved = useRowsJustMoved(open.map(toReportKey));
  return (
    <>
      <section aria-labelledby="open" className={cx('mb-10', moved && 'pointer-events-none')} {...readOn}>
        <h2 id="open" className="mb-3 text-heading">
          {copy.openReportsTexts.heading}
        </h2>
        <Sheet>
          {open.length === 0 ? (
            <EmptyState {...copy.openReportsTexts.none} />
          ) : (
            <ol className="divide-y divide-rule">
              {open.map((report) => (
                <ReportItem key={toReportKey(report)} report={report}>
                  <ReportDecision report={report} />
                  {isFirstOfSeveral(report, open) && <SettleAll report={report} />}
                </ReportItem>
              ))}
            </ol>
          )}
        </Sheet>
      </section>
      {settled.length > 0 && (
        <section aria-labelledby="settled">
          <h2 id="settled" className="mb-3 text-heading">
            {copy.decidedReportsText}
          </h2>
          <Sheet>
            <ol className="divide-y divide-rule">
              {settled.map((report) => (
                <ReportItem key={toReportKey(report)} report={report} folded>
                  <ReportOutcome report={report} />
                </ReportItem>
              ))}
            </ol>
          </Sheet>
        </section>
      )}
    </>
  );
}

/**
 * True for the first of several open reports of one student, beside which the button to settle them together is shown.
 */
const isFirstOfSeveral = (report: PracticeReportRow, open: readonly PracticeReportRow[]): boolean => {
  const [first, second] = open.filter(({ student_id }) => student_id === report.student_id);
  return second !== undefined && first === report;
};

const toReportKey = ({ session_id, question }: PracticeReportRow) => `${session_id}/${question}`;
