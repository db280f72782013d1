import { skipToken } from '@reduxjs/toolkit/query';
import type { SalesReport } from '#contracts/class-reports.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { reportsApi } from '../../../api/reports-api.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { salesReportTexts as copy, formatMonth, reasonReportTexts } from './class-reports-copy.ts';
import { ReportFrame, ReportPeriodField, toReportFilter } from './report-frame.tsx';
import { sumByMonth, toNetCents } from './report-sums.ts';
import { MoneyByMonthTable, SalesReportTable } from './sales-report-table.tsx';

/** Sold and received cents of each month, oldest first. */
const toChartRows = ({ rows, money }: SalesReport) => {
  const sales = rows.map((row) => ({ month: row.month, sold: toNetCents(row), received: 0 }));
  const received = money.map((each) => ({
    month: each.month,
    sold: 0,
    received: each.received_cents - each.refunded_cents,
  }));
  return sumByMonth([...sales, ...received], ['sold', 'received']).map(({ month, ...sums }) => ({
    ...{ name: formatMonth(month), ...sums },
  }));
};

export function SalesReportPage() {
  const centre = useCentre();
  const [search, change] = useAddressParams();
  const period = search.get('period');
  const filter = toReportFilter(period, null, centre?.today ?? '');
  const query = reportsApi.useGetSalesReportQuery(centre ? filter : skipToken);
  return (
    <>
      <PageHeader
        back={<BackToDashboard />}
        title={copy.title}
        description={copy.description}
        actions={<ExportButton list="sales" request={{ path: '/reports/sales', params: { ...filter } }} />}
      />
      <div className="mb-6 flex flex-wrap gap-4">
        <ReportPeriodField value={period} onChange={(period) => change({ period })} />
      </div>
      <LoadedPart query={query} failed={reasonReportTexts.failed} loading={reasonReportTexts.loading}>
        {(report) => (
          <>
            <ReportFrame
              caption={copy.chart}
              empty={{ title: copy.empty, text: copy.emptyText }}
              chart={{
                rows: toChartRows(report),
                bars: [
                  { field: 'sold', name: copy.netSold, fill: 'var(--accent)' },
                  { field: 'received', name: copy.netReceived, fill: 'var(--good)' },
                ],
                formatValue: (cents) => formatCents(cents).replace(/\.00$/, ''),
              }}
            >
              <SalesReportTable rows={report.rows} />
            </ReportFrame>
            {report.money.length > 0 && (
              <Sheet className="mt-6">
                <MoneyByMonthTable months={report.money} />
              </Sheet>
            )}
          </>
        )}
      </LoadedPart>
    </>
  );
}
