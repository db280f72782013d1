import { skipToken } from '@reduxjs/toolkit/query';
import { formatCents } from '#contracts/reason-words.ts';
import { reportsApi } from '../../../api/reports-api.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { salesReportTexts as copy, formatMonth, reasonReportTexts } from './class-reports-copy.ts';
import { ReportFrame, ReportPeriodField, toReportFilter } from './report-frame.tsx';
import { sumByMonth, toNetCents } from './report-sums.ts';
import { SalesReportTable } from './sales-report-table.tsx';

const moneyFields = ['sold_cents', 'reversed_cents', 'refunded_cents'] as const;

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
        {({ rows }) => (
          <ReportFrame
            caption={copy.chart}
            empty={{ title: copy.empty, text: copy.emptyText }}
            chart={{
              rows: sumByMonth(rows, moneyFields).map((row) => ({
                name: formatMonth(row.month),
                net: toNetCents(row),
              })),
              bars: [{ field: 'net', name: copy.net, fill: 'var(--accent)' }],
              formatValue: (cents) => formatCents(cents).replace(/\.00$/, ''),
            }}
          >
            <SalesReportTable rows={rows} />
          </ReportFrame>
        )}
      </LoadedPart>
    </>
  );
}
