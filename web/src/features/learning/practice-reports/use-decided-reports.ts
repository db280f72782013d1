import { useState } from 'react';
import type { PracticeReportRow, SettleReportRequest } from '#contracts/practice.ts';

export const toReportKey = ({ session_id, question }: PracticeReportRow) => `${session_id}/${question}`;

interface DecidedReport {
  report: PracticeReportRow;
  verdict: SettleReportRequest['verdict'];
  /** Zero-based index of its row in the list. */
  place: number;
  /** Ends the time in which the decision can be undone. The function stays the same, because a timer depends on it. */
  end(): void;
}
interface ReportListRow {
  report: PracticeReportRow;
  decided?: DecidedReport;
}

/** The rows of the open reports, in which a report that was just decided keeps its place until its time is over. */
export function useDecidedReports(open: readonly PracticeReportRow[]) {
  const [decidedReports, setDecidedReports] = useState<readonly DecidedReport[]>([]);
  const decidedKeys = new Set(decidedReports.map(({ report }) => toReportKey(report)));
  const rows: ReportListRow[] = open
    .filter((report) => !decidedKeys.has(toReportKey(report)))
    .map((report) => ({ report }));
  for (const decided of decidedReports.toSorted((one, other) => one.place - other.place))
    rows.splice(decided.place, 0, { report: decided.report, decided });

  const addDecided = (report: PracticeReportRow, verdict: DecidedReport['verdict']) => {
    const key = toReportKey(report);
    const place = rows.findIndex((row) => toReportKey(row.report) === key);
    const end = () => setDecidedReports((shown) => shown.filter((decided) => toReportKey(decided.report) !== key));
    setDecidedReports((shown) => [...shown, { report, verdict, place, end }]);
  };
  return { rows, addDecided };
}
