import * as copy from '../../../copy/take-attendance.ts';
import { formatWeekdayAndDay } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { reserveStickySpace } from '../../../ui/reserve-sticky-space.ts';
import { StudentSearch } from '../../../ui/search-field.tsx';
import type { RollRow } from './roll-row.ts';

const reserveToolbar = reserveStickySpace('toolbar');

interface RollToolbarProps {
  /** Civil date of the roll. */
  date: string;
  search: string;
  onSearch(text: string): void;
  /** Moves the focus to the first visible row. */
  onFirst(): void;
  /** The visible rows. */
  found: readonly RollRow[];
  onTickAll(rows: readonly RollRow[], present: boolean): void;
}

/** The search and the date, sticky above the list and below the dialog's title. */
export function RollToolbar({ date, search, onSearch, onFirst, found, onTickAll }: RollToolbarProps) {
  const unrecorded = found.filter(({ student, locked }) => !student.mark && !locked);
  const allTicked = unrecorded.length > 0 && unrecorded.every(({ status }) => status === 'present');
  return (
    <div
      ref={reserveToolbar}
      className="sticky top-[calc(var(--head-space)-1px)] z-10 -mx-5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-rule bg-sheet px-5 py-3 sm:-mx-6 sm:px-6"
    >
      <p className="text-sm font-semibold max-sm:w-full sm:ml-auto">
        <time dateTime={date}>{formatWeekdayAndDay(date)}</time>
      </p>
      <search className="min-w-0 flex-1 sm:order-first sm:max-w-sm">
        <StudentSearch
          className="block"
          value={search}
          onChange={onSearch}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
            // Enter does not save the roll but moves the focus to the first match.
            event.preventDefault();
            onFirst();
          }}
        />
      </search>
      <Button disabled={unrecorded.length === 0} onClick={() => onTickAll(unrecorded, !allTicked)}>
        {allTicked ? copy.untickAllText : copy.tickAllText}
      </Button>
    </div>
  );
}
