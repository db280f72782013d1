import type { ReportFilter } from './api.ts';

/** The days of a period; the server's default is the last twelve months. */
export const toReportFilter = (period: string | null, tutor: string | null, today: string): ReportFilter => {
  const year = Number(today.slice(0, 4));
  const days: Readonly<Record<string, ReportFilter>> = {
    year: { from: `${year}-01-01`, to: today },
    'last-year': { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  };
  return { ...days[period ?? ''], ...(tutor && { tutor_id: tutor }) };
};
