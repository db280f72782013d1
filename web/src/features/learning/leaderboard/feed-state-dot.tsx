import { cx } from 'class-variance-authority';
import { useSelector } from 'react-redux';
import type { RootState } from '../../../api/store.ts';
import { feedStateTexts } from './leaderboard-copy.ts';

/** Shows whether the board is updated by the feed or by polling. */
export function FeedStateDot({ className }: { className?: string }) {
  const feed = useSelector((state: RootState) => state.sync.feed);
  return (
    <p className={cx('flex items-center gap-2 text-sm text-quiet', className)}>
      <span
        aria-hidden
        className={cx('size-2.5 rounded-full border', feed === 'live' ? 'border-good bg-good' : 'border-caution')}
      />
      {feedStateTexts[feed]}
    </p>
  );
}
