import { cx } from 'class-variance-authority';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import type { PracticeReportRow, PracticeReportsResponse } from '#contracts/practice.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { reportsTitleText } from '../../../copy/dashboard-notices.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useRowsJustMoved } from '../../../page/use-rows-just-moved.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { PracticeReportItem } from './practice-report-item.tsx';
import * as copy from './practice-reports-copy.ts';
import { ReportDecisionButtons, ReportOutcome, UndoDecisionBar } from './report-decision-buttons.tsx';
import { SettleReportsOfStudent } from './settle-reports-of-student.tsx';
import { toReportKey, useDecidedReports } from './use-decided-reports.ts';

export function PracticeReportsPage() {
  const reports = practiceApi.useGetPracticeReportsQuery();
  return (
    <>
      <PageHeader
        back={<BackToDashboard />}
        title={reportsTitleText}
        description={copy.practiceReportsDescriptionText}
      />
      <LoadedPart query={reports} failed={copy.reportsLoadingFailedText} loading={copy.loadingReportsText}>
        {(reports) => <ReportLists {...reports} />}
      </LoadedPart>
    </>
  );
}

function ReportLists({ open, settled }: PracticeReportsResponse) {
  const readOn = useFocusAfterDecision();
  const { rows, addDecided } = useDecidedReports(open);
  const moved = useRowsJustMoved(
    rows.map(({ report, decided }) => `${toReportKey(report)}${decided ? '/decided' : ''}`),
  );
  return (
    <>
      <Section
        id="open"
        className={cx('mb-10', moved && 'pointer-events-none')}
        {...readOn}
        heading={copy.openReportsTexts.heading}
      >
        <Sheet>
          <ol className="divide-y divide-rule">
            {rows.map(({ report, decided }) =>
              decided ? (
                <li key={toReportKey(report)} className="p-3">
                  <UndoDecisionBar report={report} verdict={decided.verdict} onOver={decided.end} />
                </li>
              ) : (
                <PracticeReportItem key={toReportKey(report)} report={report}>
                  <ReportDecisionButtons report={report} onDecided={(verdict) => addDecided(report, verdict)} />
                  {isFirstOfSeveral(report, open) && <SettleReportsOfStudent report={report} />}
                </PracticeReportItem>
              ),
            )}
          </ol>
          {rows.every(({ decided }) => decided) && <EmptyState {...copy.openReportsTexts.none} />}
        </Sheet>
      </Section>
      {settled.length > 0 && (
        <Section id="settled" heading={copy.decidedReportsText}>
          <Sheet>
            <ol className="divide-y divide-rule">
              {settled.map((report) => (
                <PracticeReportItem key={toReportKey(report)} report={report} folded>
                  <ReportOutcome report={report} />
                </PracticeReportItem>
              ))}
            </ol>
          </Sheet>
        </Section>
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

/**
 * Moves the focus when a report that contains it is decided and leaves the list: to the heading of the report that
 * takes its place, or to the list's heading after the last report. Spread the returned props on the list's section.
 */
function useFocusAfterDecision() {
  const ref = useRef<HTMLElement>(null);
  const read = useRef<{ report: Element; place: number }>(undefined);
  const reports = () => [...(ref.current?.querySelectorAll('article') ?? [])];

  // Runs after each render, because only the rendered page shows which report has left.
  useLayoutEffect(() => {
    if (!read.current || read.current.report.isConnected || document.activeElement !== document.body) return;
    const next = reports()[read.current.place]?.querySelector('h3') ?? ref.current?.querySelector('h2');
    read.current = undefined;
    if (!next) return;
    next.tabIndex = -1;
    next.focus();
  });
  const onFocus = ({ target }: FocusEvent) => {
    const report = target.closest('article');
    read.current = report ? { report, place: reports().indexOf(report) } : undefined;
  };
  return { ref, onFocus };
}
