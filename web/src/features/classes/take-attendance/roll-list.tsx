import { type KeyboardEvent, useId, useState } from 'react';
import * as copy from '../../../copy/take-attendance.ts';
import { formatWeekdayAndDay } from '../../../lib/dates.ts';
import { findNamesakes } from '../../../lib/find-namesakes.ts';
import { matchesStudentSearch } from '../../../lib/matches-student-search.ts';
import { Button } from '../../../ui/button.tsx';
import { reserveStickySpace } from '../../../ui/reserve-sticky-space.ts';
import { StudentSearch } from '../../../ui/search-field.tsx';
import { RollLine } from './roll-line.tsx';
import { hasFailedSave, type RollRow } from './roll-row.ts';
import type { RollDay } from './roll-row-status.tsx';
import type { RollFormState } from './use-roll-form.ts';

interface RollListProps {
  rows: readonly RollRow[];
  roll: RollFormState;
  day: RollDay;
}

export function RollList({ rows, roll, day }: RollListProps) {
  const [search, setSearch] = useState('');
  const id = useId();
  // A search never hides rows that could not be saved, or that wait for a choice.
  const found = rows.filter((row) => hasFailedSave(row) || row.undecided || matchesStudentSearch(row.student, search));
  const recorded = rows.filter(({ student }) => student.mark).length;
  const namesakes = findNamesakes(rows.map(({ student }) => student));

  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-4 text-sm text-quiet">
        <p>{copy.deductionHintText}</p>
        <p role="status">
          {search.trim() === ''
            ? copy.toRollSizeText(rows.length, recorded)
            : copy.toFoundCountText(found.length, rows.length)}
        </p>
      </div>
      <RollToolbar
        date={day.date}
        search={search}
        onSearch={setSearch}
        onFirst={() => document.getElementById(id)?.querySelector<HTMLElement>(CHECKBOX)?.focus()}
        found={found}
        onTickAll={roll.tick}
      />
      {found.length === 0 && <p className="border-b border-rule py-8 text-center text-quiet">{copy.nobodyFoundText}</p>}
      <ul
        id={id}
        aria-label={copy.rollLabelTexts.students}
        onKeyDown={moveAmongRows}
        className="-mx-5 divide-y divide-rule border-rule not-empty:border-b sm:-mx-6"
      >
        {found.map((row) => (
          <RollLine
            key={row.student.id}
            row={row}
            day={day}
            namedInToast={roll.namedInToast.has(row.student.id)}
            namesake={namesakes.has(row.student.id)}
            onTick={(present) => roll.tick([row], present)}
            onNote={(note) => roll.note(row, note)}
            onPrivateNote={(note) => roll.notePrivately(row, note)}
            onChoose={(keep) => roll.choose([row], keep)}
            onLate={(late) => roll.cancelLate(row, late)}
            onApplyWaiting={(applyWaiting) => roll.applyWaiting(row, applyWaiting)}
          />
        ))}
      </ul>
    </div>
  );
}

const CHECKBOX = 'input[type=checkbox]:enabled';

/**
 * Space changes the tick and the arrow keys move between rows. Enter does nothing, because it would save an incomplete
 * roll.
 */
function moveAmongRows(event: KeyboardEvent<HTMLUListElement>): void {
  if (!(event.target instanceof HTMLInputElement)) return;
  if (event.key === 'Enter') event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>(CHECKBOX)];
  const next = findNextRow(event.key, boxes.indexOf(event.target), boxes.length);
  if (next === undefined) return;
  event.preventDefault();
  boxes[next]?.focus();
}

function findNextRow(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
}

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
function RollToolbar({ date, search, onSearch, onFirst, found, onTickAll }: RollToolbarProps) {
  const unrecorded = found.filter(({ student, locked }) => !student.mark && !locked);
  const allTicked = unrecorded.length > 0 && unrecorded.every(({ status }) => status === 'present');
  return (
    <div
      ref={reserveToolbar}
      className="sticky top-[calc(var(--head-height,0px)-1px)] z-10 -mx-5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-rule bg-sheet px-5 py-3 sm:-mx-6 sm:px-6"
    >
      <p className="text-sm font-semibold max-sm:w-full sm:ml-auto">
        <time dateTime={date}>{formatWeekdayAndDay(date)}</time>
      </p>
      <search className="min-w-0 flex-1 basis-[8rem] sm:order-first sm:max-w-sm">
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
