import { skipToken } from '@reduxjs/toolkit/query';
import { cx } from 'class-variance-authority';
import { Link } from 'wouter';
import type { OwnerDashboardResponse } from '#contracts/owner-dashboard.ts';
import { isId } from '#contracts/value-checks.ts';
import { recordApi } from '../../../api/record-api.ts';
import { reportsApi } from '../../../api/reports-api.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { parseAddressParams } from '../../../lib/parse-address-params.ts';
import { parsePeriodParams, toPeriodDateSpan } from '../../../lib/period.ts';
import { paths } from '../../../navigation/paths.ts';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { useRefetchOnDayChange } from '../../../session/use-refetch-on-day-change.ts';
import { GroupSelectField } from '../../../shared/group-select.tsx';
import { RecordOutcome } from '../../../shared/record-outcome.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PeriodFields } from '../../../ui/period-fields.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { OwnerCharts } from './owner-charts.tsx';
import { ownerTexts as copy } from './owner-copy.ts';
import { OwnerDecisions } from './owner-decisions.tsx';
import { OwnerFigures } from './owner-figures.tsx';
import { OwnerMenu } from './owner-menu.tsx';
import { StreakQuestion } from './streak-question.tsx';

/** The home of owners: what needs a decision, the centre in figures for a period and a group, and a menu of their pages. */
export function OwnerPage() {
  const { request, ...filter } = useOwnerFilter();
  const query = reportsApi.useGetOwnerDashboardQuery(request ?? skipToken);
  const { data: record } = recordApi.useGetRecordQuery();
  const today = query.data?.today;
  useRefetchOnDayChange('students', (day) => today !== undefined && today < day);
  return (
    <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_14rem] lg:grid-rows-[auto_1fr]">
      <PageHeader title={copy.title} description={today && formatLongDate(today)} />
      <OwnerMenu className="mb-8 lg:col-start-2 lg:row-span-2 lg:row-start-1" />
      <div className="flex min-w-0 flex-col gap-10">
        {record?.lost_log && <RecordOutcome last={null} lost_log={record.lost_log} />}
        <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading}>
          {(dashboard) => (
            <>
              <Section heading={copy.decisions}>
                <StreakQuestion />
                <OwnerDecisions decisions={dashboard.decisions} last={record?.last} today={dashboard.today} />
              </Section>
              <Section heading={copy.figures}>
                <FigureFilter {...filter} />
                <div
                  aria-busy={query.currentData === undefined}
                  className={cx('flex flex-col gap-10', query.currentData === undefined && 'opacity-60')}
                >
                  {filter.group === undefined && hasNothing(dashboard) ? (
                    <NoFigures />
                  ) : (
                    <>
                      <OwnerFigures dashboard={dashboard} group={filter.group} />
                      <OwnerCharts dashboard={dashboard} group={filter.group} />
                    </>
                  )}
                </div>
              </Section>
            </>
          )}
        </LoadedPart>
      </div>
    </div>
  );
}

/** A centre in which nobody was enrolled yet. */
const hasNothing = ({ stock, months }: OwnerDashboardResponse): boolean =>
  stock.now.students === 0 && months.every(({ sold, attended }) => sold + attended === 0);

const NoFigures = () => (
  <Sheet>
    <EmptyState
      title={copy.noStudents}
      text={copy.noStudentsText}
      action={
        <Link href={paths.studentManagement} className={buttonStyle({ variant: 'primary' })}>
          {copy.addStudents}
        </Link>
      }
    />
  </Sheet>
);

type OwnerFilter = Omit<ReturnType<typeof useOwnerFilter>, 'request'>;

/** The period and the group, which are in the address. `request` is undefined while they cannot be asked for. */
function useOwnerFilter() {
  const centre = useCentre();
  const [search, change] = useAddressParams();
  const chosen = parsePeriodParams(search);
  const choice = { ...chosen, period: chosen.period === 'all' ? 'this-month' : chosen.period } as const;
  const { group } = parseAddressParams(search, { group: isId });
  const days = centre && toPeriodDateSpan(choice.period, choice, centre.today);
  const isBackwards = days?.from !== undefined && days.to !== undefined && days.from > days.to;
  return { choice, group, change, request: isBackwards ? undefined : days && { ...days, ...(group && { group }) } };
}

const FigureFilter = ({ choice, group, change }: OwnerFilter) => (
  <>
    <FilterBar label={copy.filter} onClear={undefined}>
      <PeriodFields choice={choice} onChange={change} offersAll={false} className="" />
      <GroupSelectField value={group ?? ''} onChange={(id) => change({ group: id })} />
    </FilterBar>
    {group !== undefined && <p className="-mt-3 mb-6 text-sm text-quiet">{copy.groupHint}</p>}
  </>
);
