import { skipToken } from '@reduxjs/toolkit/query';
import type { ReasonReportRow } from '#contracts/class-reports.ts';
import { reportsApi } from '../../../api/reports-api.ts';
import { formatBalance } from '../../../copy/class-history.ts';
import { toReasonCodeText } from '../../../copy/reason-codes.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Field } from '../../../ui/field.tsx';
import { MarginTableCell, MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Select } from '../../../ui/select.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import { reasonReportTexts as copy, formatMonth } from './class-reports-copy.ts';
import { ReportFrame, ReportPeriodField, toReportFilter } from './report-frame.tsx';
import { sumByMonth, sumFields } from './report-sums.ts';

export function ReasonReportPage() {
  const centre = useCentre();
  const [search, change] = useAddressParams();
  const [period, tutor] = [search.get('period'), search.get('tutor')];
  const filter = toReportFilter(period, tutor, centre?.today ?? '');
  const { tutor_id: _, ...everyTutor } = filter;
  const query = reportsApi.useGetReasonReportQuery(centre ? filter : skipToken);
  // The tutors to choose from are those of the same period without the choice.
  const all = reportsApi.useGetReasonReportQuery(centre ? everyTutor : skipToken);
  const tutors = new Map((all.data?.rows ?? []).map(({ tutor_id, tutor_name }) => [tutor_id, tutor_name]));
  return (
    <>
      <PageHeader
        back={<BackToDashboard />}
        title={copy.title}
        description={copy.description}
        actions={<ExportButton list="reasons" request={{ path: '/reports/reasons', params: { ...filter } }} />}
      />
      <div className="mb-6 flex flex-wrap gap-4">
        <ReportPeriodField value={period} onChange={(period) => change({ period })} />
        <Field label={copy.tutor} className="sm:w-52">
          <Select value={tutor ?? ''} onChange={({ target }) => change({ tutor: target.value })}>
            <option value="">{copy.everyTutor}</option>
            {[...tutors].map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <LoadedPart query={query} failed={copy.failed} loading={copy.loading}>
        {({ rows }) => (
          <ReportFrame
            caption={copy.chart}
            empty={{ title: copy.empty, text: copy.emptyText }}
            chart={{
              rows: sumByMonth(rows, ['added', 'given_back', 'removed']).map((row) => ({
                ...row,
                name: formatMonth(row.month),
              })),
              bars: [
                { field: 'added', name: copy.added, fill: 'var(--accent)' },
                { field: 'given_back', name: copy.givenBack, fill: 'var(--good)' },
                { field: 'removed', name: copy.removed, fill: 'var(--caution)' },
              ],
            }}
          >
            <ReasonReportTable rows={rows} />
          </ReportFrame>
        )}
      </LoadedPart>
    </>
  );
}

const number = 'text-right tabular-nums';

function ReasonReportTable({ rows }: { rows: readonly ReasonReportRow[] }) {
  const total = sumFields(rows, ['count', 'added', 'given_back', 'removed']);
  return (
    <Table scrolls aria-label={copy.table} className="max-sm:[&_td]:px-2 max-sm:[&_th]:px-2">
      <TableHead>
        <tr>
          <MarginTableHeader>{copy.month}</MarginTableHeader>
          <TableHeader>{copy.reason}</TableHeader>
          <TableHeader className="text-right max-sm:hidden">{copy.count}</TableHeader>
          <TableHeader className="text-right">{copy.added}</TableHeader>
          <TableHeader className="text-right">{copy.givenBack}</TableHeader>
          <TableHeader className="text-right">{copy.removed}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <tr key={`${row.month}/${row.tutor_id}/${row.code}`}>
            <MarginTableCell className="sm:whitespace-nowrap">{formatMonth(row.month)}</MarginTableCell>
            <TableCell>
              {toReasonCodeText(row.code)}
              <span className="block text-sm text-quiet">
                <BidiIsolatedName name={row.tutor_name} />
              </span>
            </TableCell>
            <TableCell className={`${number} max-sm:hidden`}>{row.count}</TableCell>
            <TableCell className={number}>{formatBalance(row.added)}</TableCell>
            <TableCell className={number}>{formatBalance(row.given_back)}</TableCell>
            <TableCell className={number}>{formatBalance(row.removed)}</TableCell>
          </tr>
        ))}
        <tr className="font-semibold">
          <MarginTableCell>{copy.total}</MarginTableCell>
          <TableCell />
          <TableCell className={`${number} max-sm:hidden`}>{total.count}</TableCell>
          <TableCell className={number}>{formatBalance(total.added)}</TableCell>
          <TableCell className={number}>{formatBalance(total.given_back)}</TableCell>
          <TableCell className={number}>{formatBalance(total.removed)}</TableCell>
        </tr>
      </TableBody>
    </Table>
  );
}
