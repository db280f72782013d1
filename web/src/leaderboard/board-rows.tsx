import { cx } from 'class-variance-authority';
import { useRef } from 'react';
import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { columns, points, sessions } from '../copy/leaderboard.ts';
import { ordinal } from '../lib/ordinal.ts';
import { Counted } from '../ui/counted.tsx';
import { useGlide } from './use-glide.ts';

interface BoardRowsProps {
  entries: readonly LeaderboardEntry[];
  /** Whose row is marked as their own. */
  ownId?: string | undefined;
  /** Read from the back of a room. */
  large?: boolean;
}

/** Ranks before the margin line, the best first; a row that moves glides to its new place. */
export function BoardRows({ entries, ownId, large = false }: BoardRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  useGlide(body);
  return (
    <table className={cx('w-full table-fixed', large && 'text-xl')}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns.rank}</th>
          <th scope="col">{columns.student}</th>
          <th scope="col">{columns.points}</th>
          <th scope="col">{columns.sessions}</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {entries.map((entry) => (
          <BoardRow key={entry.student_id} entry={entry} own={entry.student_id === ownId} large={large} />
        ))}
      </tbody>
    </table>
  );
}

function BoardRow({ entry, own, large }: { entry: LeaderboardEntry; own: boolean; large: boolean }) {
  const { student_id, rank, name, total_points, total_sessions } = entry;
  return (
    <tr
      data-glide={student_id}
      className={cx('border-t border-rule first:border-t-0', own ? 'bg-tint-accent' : 'bg-sheet')}
    >
      <td
        className={cx(
          'border-r-2 border-margin/60 text-center font-serif font-semibold tabular-nums',
          large ? 'w-24 py-4 text-figure' : 'w-14 py-2.5 text-heading sm:w-16',
        )}
      >
        <span className="sr-only">{ordinal(rank)}</span>
        <span aria-hidden>{rank}</span>
      </td>
      <th scope="row" className={cx('px-3 text-left wrap-anywhere sm:px-4', own ? 'font-bold' : 'font-semibold')}>
        <bdi>{name}</bdi>
      </th>
      <td className={cx('text-right font-semibold tabular-nums', large ? 'w-44' : 'w-24')}>
        <Counted value={total_points} />
        <span className="font-normal text-quiet"> {wordOf(points(total_points))}</span>
      </td>
      <td
        className={cx(
          'pr-3 text-right text-quiet tabular-nums sm:pr-5',
          large ? 'w-44 max-sm:hidden' : 'w-24 text-sm sm:w-28',
        )}
      >
        {sessions(total_sessions)}
      </td>
    </tr>
  );
}

const wordOf = (counted: string): string => counted.split(' ')[1] ?? '';
