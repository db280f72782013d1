import { skipToken } from '@reduxjs/toolkit/query';
import { cx } from 'class-variance-authority';
import { Link } from 'wouter';
import type { CentreFigures } from '#contracts/centre-figures.ts';
import { isId } from '#contracts/value-checks.ts';
import { recordApi } from '../../../api/record-api.ts';
import { reportsApi } from '../../../api/reports-api.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { parseAddressParams } from '../../../lib/parse-address-params.ts';
import { findFirstOfMonth, parsePeriodParams, toPeriodDateSpan } from '../../../lib/period.ts';
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
  const decisions = reportsApi.useGetOwnerDecisionsQuery();
  const { data: record } = recordApi.useGetRecordQuery();
  const today = useCentre()?.today;
  return (
    <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_14rem] lg:grid-rows-[auto_1fr]">
      <PageHeader title={copy.title} description={today && formatLongDate(today)} />
      <OwnerMenu className="mb-8 lg:col-start-2 lg:row-span-2 lg:row-start-1" />
      <div className="flex min-w-0 flex-col gap-10">
        {record?.lost_log && <RecordOutcome last={null} lost_log={record.lost_log} />}
        <Section heading={copy.decisions}>
          <StreakQuestion />
          <LoadedPart query={decisions} failed={copy.decisionsFailed} loading={copy.loading}>
            {(data) => <OwnerDecisions decisions={data} last={record?.last} />}
          </LoadedPart>
        </Section>
        <CentreInFigures />
      </div>
    </div>
  );
}

function CentreInFigures() {
  const { request, isInFuture, ...filter } = useFigureFilter();
  const query = reportsApi.useGetCentreFiguresQuery(request ?? skipToken);
  const today = query.data?.today;
  useRefetchOnDayChange('students', (day) => today !== undefined && today < day);
  const isOutdated = query.data !== undefined && query.currentData === undefined;
  return (
    <Section heading={copy.figures}>
      <FigureFilter {...filter} />
      {isInFuture && (
        <Sheet>
          <EmptyState title={copy.notBegun} text={copy.notBegunText} />
        </Sheet>
      )}
      {request && (
        <LoadedPart query={query} failed={copy.figuresFailed} loading={copy.loading}>
          {(figures) => (
            <div aria-busy={isOutdated} className={cx('flex flex-col gap-10', isOutdated && 'opacity-60')}>
              {filter.group === undefined && hasNothing(figures) ? (
                <NoFigures />
              ) : (
                <>
                  <OwnerFigures figures={figures} group={filter.group} />
                  <OwnerCharts figures={figures} group={filter.group} />
                </>
              )}
            </div>
          )}
        </LoadedPart>
      )}
    </Section>
  );
}

/** A centre in which nobody was enrolled yet. */
const hasNothing = ({ stock, months }: CentreFigures): boolean =>
  stock.now.students === 0 && months.every(({ sold, delivered }) => sold + delivered === 0);

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

type FigureFilterState = Omit<ReturnType<typeof useFigureFilter>, 'request' | 'isInFuture'>;

/**
 * The period and the group, which are in the address. `request` is undefined while the days are not known, in the wrong order,
 * which their field says, or in the future.
 */
function useFigureFilter() {
  const centre = useCentre();
  const [search, change] = useAddressParams();
  const chosen = parsePeriodParams(search);
  const choice = { ...chosen, period: chosen.period === 'all' ? 'this-month' : chosen.period } as const;
  const { group } = parseAddressParams(search, { group: isId });
  const days = centre && toPeriodDateSpan(choice.period, choice, centre.today);
  const isBackwards = days?.from !== undefined && days.to !== undefined && days.from > days.to;
  // Without its first day, a period begins with the month of its last day.
  const firstDay = days?.from ?? (days?.to && findFirstOfMonth(days.to));
  const isInFuture = !isBackwards && centre !== undefined && firstDay !== undefined && firstDay > centre.today;
  const request = isBackwards || isInFuture ? undefined : days && { ...days, ...(group && { group }) };
  return { choice, group, change, isInFuture, request };
}

const FigureFilter = ({ choice, group, change }: FigureFilterState) => (
  <>
    <FilterBar label={copy.filter} onClear={undefined}>
      <PeriodFields choice={choice} onChange={change} offersAll={false} className="" />
      <GroupSelectField value={group ?? ''} onChange={(id) => change({ group: id })} />
    </FilterBar>
    {group !== undefined && <p className="-mt-3 mb-6 text-sm text-quiet">{copy.groupHint}</p>}
  </>
);
