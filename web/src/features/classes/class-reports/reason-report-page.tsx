import { skipToken } from '@reduxjs/toolkit/query';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Select } from '../../../ui/select.tsx';
import { useGetReasonReportQuery } from './api.ts';
import { reasonReportTexts as copy } from './class-reports-copy.ts';
import { ReasonReportTable } from './reason-report-table.tsx';
import { toReportFilter } from './report-filter.ts';
import { ReportFrame, ReportPeriodField } from './report-frame.tsx';
import { sumByMonth } from './report-sums.ts';

export function ReasonReportPage() {
  const centre = useCentre();
  const [search, change] = useAddressParams();
  const [period, tutor] = [search.get('period'), search.get('tutor')];
  const filter = toReportFilter(period, tutor, centre?.today ?? '');
  const { tutor_id: _, ...everyTutor } = filter;
  const query = useGetReasonReportQuery(centre ? filter : skipToken);
  // The tutors to choose from are those of the same period without the choice.
  const all = useGetReasonReportQuery(centre ? everyTutor : skipToken);
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
              months: sumByMonth(rows, ['added', 'removed']),
              bars: [
                { field: 'added', name: copy.added, fill: 'var(--accent)' },
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
