import { cx } from 'class-variance-authority';
import { type ReactNode, useRef } from 'react';
import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { formatOrdinal } from '../../lib/format-ordinal.ts';
import { BidiIsolatedName } from '../../ui/bidi-isolated-name.tsx';
import { CountingNumber } from '../../ui/counting-number.tsx';
import { leaderboardColumnTexts, toPointsUnitText, toSessionsText } from './leaderboard-copy.ts';
import { useReorderAnimation } from './use-reorder-animation.ts';

interface LeaderboardRowsProps {
  entries: readonly LeaderboardEntry[];
  /** Id of the student whose row is marked. */
  ownId?: string | undefined;
  large?: LargeBoard | undefined;
}

/** On a projector ten rows fill the height of the screen, over its whole width or over half of it. */
type LargeBoard = 'whole' | 'half';

const textSizes: Record<LargeBoard, string> = {
  whole: 'leading-tight sm:text-[clamp(1rem,min(3.2vh,2.6vw),2.25rem)]',
  half: 'leading-tight sm:text-[clamp(1rem,min(4.4vh,2.4cqw),4rem)]',
};
const pointsWidths = { whole: 'w-30 sm:w-[23%]', half: 'w-30 sm:w-[27%]', small: 'w-30' };
const sessionsWidths = { whole: 'max-sm:hidden w-[21%]', half: 'hidden', small: 'max-sm:hidden w-28' };

/**
 * Rows of a leaderboard, best first, with the rank left of the margin line. A row whose rank changes moves with an
 * animation.
 */
export function LeaderboardRows({ entries, ownId, large }: LeaderboardRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  useReorderAnimation(body);
  return (
    <table className={cx('w-full table-fixed', large && textSizes[large])}>
      <colgroup>
        <col className={large ? 'w-12 sm:w-[10%]' : 'w-12 sm:w-14'} />
        <col />
        <col className={cx(pointsWidths[large ?? 'small'], 'narrow:hidden')} />
        <col className={sessionsWidths[large ?? 'small']} />
      </colgroup>
      <thead>
        <tr>
          <Heading>{leaderboardColumnTexts.rank}</Heading>
          <Heading>{leaderboardColumnTexts.student}</Heading>
          <Heading className="narrow:hidden">{leaderboardColumnTexts.points}</Heading>
          <Heading className={large === 'half' ? 'hidden' : 'max-sm:hidden'}>{leaderboardColumnTexts.sessions}</Heading>
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

/** A heading that only screen readers read. On screen each figure has its unit beside it. */
function Heading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={cx('p-0', className)}>
      <span className="sr-only">{children}</span>
    </th>
  );
}

interface BoardRowProps {
  entry: LeaderboardEntry;
  own: boolean;
  large: LargeBoard | undefined;
}

/** On a phone the number of sessions is below the name, and without room for columns also the points. */
function BoardRow({ entry, own, large }: BoardRowProps) {
  const { student_id, rank, name, total_points, total_sessions } = entry;
  return (
    <tr
      data-glide={student_id}
      className={cx('border-t border-rule first:border-t-0', own ? 'bg-tint-accent' : 'bg-sheet')}
    >
      <td
        className={cx(
          'border-r-2 border-margin/60 text-center font-serif font-semibold tabular-nums',
          large ? 'h-12 max-sm:text-heading sm:h-[clamp(2.75rem,8.3vh,8rem)]' : 'h-12 text-heading',
        )}
      >
        <span className="sr-only">{formatOrdinal(rank)}</span>
        <span aria-hidden>{rank}</span>
      </td>
      <th scope="row" className={cx('px-3 py-1 text-left sm:px-4', own ? 'font-bold' : 'font-semibold')}>
        <span
          className={cx(
            'wrap-anywhere narrow:line-clamp-none',
            large === 'half' ? 'max-sm:line-clamp-2 sm:truncate' : 'line-clamp-2',
          )}
        >
          <BidiIsolatedName name={name} />
        </span>
        <span className="hidden narrow:block">
          {total_points} {toPointsUnitText(total_points)}
        </span>
        <span className="block text-sm font-normal text-quiet sm:hidden">{toSessionsText(total_sessions)}</span>
      </th>
      <td
        className={cx(
          'px-1 text-right font-semibold whitespace-nowrap tabular-nums max-sm:pr-3 narrow:hidden',
          large === 'half' && 'sm:pr-4',
        )}
      >
        <CountingNumber value={total_points} />
        <span className={cx('font-normal text-quiet', large === 'half' && 'sm:text-[0.6em]')}>
          {' '}
          {toPointsUnitText(total_points)}
        </span>
      </td>
      <td
        className={cx(
          'pr-4 text-right whitespace-nowrap text-quiet tabular-nums',
          large === 'half' ? 'hidden' : 'max-sm:hidden sm:pr-5',
          !large && 'text-sm',
        )}
      >
        {toSessionsText(total_sessions)}
      </td>
    </tr>
  );
}
