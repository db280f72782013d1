import { useSelector } from 'react-redux';
import { Notice } from '../ui/notice.tsx';
import type { RootState } from './store.ts';

/** A quiet line at the foot of the window while what is shown may be behind; above a dialog, off its buttons on a phone. */
export function ConnectionNotice() {
  const { feed, catchingUp } = useSelector((state: RootState) => state.sync);
  const sentence =
    feed === 'offline'
      ? 'Not connected. What others change may appear late. Trying again…'
      : catchingUp
        ? 'Catching up with the latest changes…'
        : null;
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-60 flex justify-center p-4 max-sm:in-[body:has([role=dialog])]:top-0 max-sm:in-[body:has([role=dialog])]:bottom-auto sm:justify-end sm:p-6"
    >
      {sentence && (
        <Notice tone="caution" className="animate-appear shadow-lift">
          {sentence}
        </Notice>
      )}
    </div>
  );
}
