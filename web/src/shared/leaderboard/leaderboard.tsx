import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import type { PracticeStatsResponse } from '#contracts/practice.ts';
import { LEADERBOARD_ROWS_EXPANDED, LEADERBOARD_ROWS_SHOWN } from '#events/values/limits.ts';
import type { GradeBand } from '#events/values/shapes.ts';
import { peopleApi } from '../../api/people-api.ts';
import { practiceApi } from '../../api/practice-api.ts';
import { isUnreachable } from '../../api/problem.ts';
import type { RootState } from '../../api/store.ts';
import { showFewerText } from '../../copy/common.ts';
import { addDays } from '../../lib/dates.ts';
import { InlineFailure } from '../../page/inline-failure.tsx';
import { useRefetchOnDayChange } from '../../session/use-refetch-on-day-change.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ToggleButtons } from '../../ui/toggle-buttons.tsx';
import * as copy from './leaderboard-copy.ts';
import { LeaderboardFilterSelect } from './leaderboard-filter-select.tsx';
import { LeaderboardRows } from './leaderboard-rows.tsx';
import { OwnRankRow } from './own-rank-row.tsx';
import { createPointGainAnnouncer } from './point-gain-announcer.ts';

const periods: readonly { value: copy.LeaderboardPeriod; label: string }[] = [
  { value: 'all', label: copy.leaderboardPeriodTexts.all },
  { value: 'week', label: copy.leaderboardPeriodTexts.week },
];
const WEEK_DAYS = 7;

interface LeaderboardProps {
  /** The heading must contain an element with the id `leaderboard`. */
  heading: ReactNode;
  /** The practice figures of the student who views the board; undefined while they load. */
  own?: PracticeStatsResponse | undefined;
  ownId?: string;
  /** False before approval: the feed refuses such accounts, and they have no rank. */
  live?: boolean;
  /** Shows all rows in large type, in two columns where the screen is wide. */
  large?: boolean;
  /** Controls beside the choice of the period, which may use the board that is shown. */
  controls?(shown: { board: copy.LeaderboardPeriod; group: string | undefined; grades: string | undefined }): ReactNode;
}

/**
 * The boards of all time and of this week, updated by the feed. After a failed reload the last boards stay on the
 * screen. When the server is unreachable, only the notice of the lost connection says so.
 */
export function Leaderboard({ heading, own, ownId, live = true, large = false, controls }: LeaderboardProps) {
  const groups = peopleApi.useGetLeaderboardGroupsQuery(undefined, { skip: !live }).data ?? [];
  const [chosen, setChosen] = useState('');
  const group = groups.find(({ id }) => id === chosen)?.id;
  // The schema of the bands would load all of zod.
  const grades = chosen in copy.leaderboardFilterTexts.ofGrades ? (chosen as GradeBand) : undefined;
  const board = grades ?? group ?? '';
  const query = practiceApi.useGetLeaderboardQuery({ ...(group && { group }), ...(grades && { grades }) });
  const { currentData: data, error } = query;
  const [period, setPeriod] = useState<copy.LeaderboardPeriod>('all');
  const [all, setAll] = useState(false);
  const entries = data?.[period].entries;
  const expanded = entries?.slice(0, large ? undefined : LEADERBOARD_ROWS_EXPANDED) ?? [];
  const isAtLevel = period === 'week' && data?.counting === 'level';
  const shown = large || all ? expanded : expanded.slice(0, LEADERBOARD_ROWS_SHOWN);
  useRefetchOnDayChange('leaderboard', (today) => data !== undefined && addDays(data.monday, WEEK_DAYS) <= today);

  return (
    <section aria-labelledby="leaderboard" className="min-w-0">
      <div className={cx('mb-3 flex flex-wrap justify-between gap-x-6 gap-y-2', large ? 'items-end' : 'items-center')}>
        {heading}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {live && error === undefined && <FeedStateDot />}
          <ToggleButtons<copy.LeaderboardPeriod>
            className="flex flex-wrap gap-2"
            label={copy.periodText}
            size={large ? 'medium' : 'small'}
            options={periods}
            value={period}
            onChange={setPeriod}
          />
          {live && <LeaderboardFilterSelect groups={groups} value={board} onChange={setChosen} />}
          {controls?.({ board: period, group, grades })}
        </div>
      </div>
      <Sheet>
        {data === undefined && error === undefined && <Spinner label={copy.loadingLeaderboardText} />}
        {entries?.length === 0 && (
          <p className="px-5 py-10 text-center text-quiet">
            {isAtLevel ? copy.boardAtLevelTexts.empty : findEmptyText(period, live)}
          </p>
        )}
        {shown.length > 0 && large && <LeaderboardColumns key={`${board}/${period}`} entries={shown} />}
        {shown.length > 0 && !large && <LeaderboardRows key={`${board}/${period}`} entries={shown} ownId={ownId} />}
        {shown.length > 0 && data?.names === 'hidden' && (
          <p className="border-t border-rule px-5 py-3 text-sm text-quiet">
            {live ? copy.namesOnceKnownText : copy.namesAfterApprovalText}
          </p>
        )}
        {isAtLevel && (
          <p className="border-t border-rule px-4 py-3 sm:px-5 text-sm text-quiet">
            {ownId === undefined ? copy.boardAtLevelTexts.other : copy.boardAtLevelTexts.own}
          </p>
        )}
        {data && own && <OwnRankRow boards={data} period={period} grades={grades} own={own} />}
        {error !== undefined && !(data && isUnreachable(error)) && (
          <InlineFailure className="border-t border-rule first:border-t-0" query={query} />
        )}
      </Sheet>
      {!large && expanded.length > LEADERBOARD_ROWS_SHOWN && (
        <Button variant="quiet" size="small" className="mt-2 -ml-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? showFewerText : copy.toShowTopText(expanded.length)}
        </Button>
      )}
      {/* Without names, students have other ids, and nobody has gained points when the names appear. */}
      <PointGainAnnouncements
        key={`${board}/${period === 'week' ? data?.monday : period}/${data?.names}`}
        entries={entries}
      />
    </section>
  );
}

function findEmptyText(period: copy.LeaderboardPeriod, live: boolean): string {
  if (!live) return copy.emptyBoardForApplicantsTexts[period];
  return period === 'all' ? copy.emptyBoardText : copy.emptyWeekText;
}

/** Shows whether the board is updated by the feed or by polling. */
function FeedStateDot({ className }: { className?: string }) {
  const feed = useSelector((state: RootState) => state.sync.feed);
  return (
    <p className={cx('flex items-center gap-2 text-sm text-quiet', className)}>
      <span
        aria-hidden
        className={cx('size-2.5 rounded-full border', feed === 'live' ? 'border-good bg-good' : 'border-caution')}
      />
      {copy.feedStateTexts[feed]}
    </p>
  );
}

/** The rows of the leaderboard for a room: up to ten in one column, more in two columns where the screen is wide. */
function LeaderboardColumns({ entries }: { entries: readonly LeaderboardEntry[] }) {
  const second = entries.slice(LEADERBOARD_ROWS_EXPANDED);
  const inTwo = second.length > 0;
  const large = inTwo ? 'half' : 'whole';
  return (
    <div className="@container">
      <div className={cx(inTwo && 'divide-y divide-rule lg:grid lg:grid-cols-2 lg:divide-x lg:divide-y-0')}>
        <LeaderboardRows entries={entries.slice(0, LEADERBOARD_ROWS_EXPANDED)} large={large} />
        {inTwo && (
          <div>
            <LeaderboardRows entries={second} large={large} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Announces to screen readers which students on the shown board have gained points. */
function PointGainAnnouncements({ entries }: { entries: readonly LeaderboardEntry[] | undefined }) {
  const [said, say] = useState('');
  const [announcing] = useState(() => createPointGainAnnouncer(say));
  useEffect(() => {
    if (entries) announcing.update(entries);
  }, [announcing, entries]);
  useEffect(() => announcing.stop, [announcing]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
