import { missingKeys } from '../../copy/tutor-dashboard.ts';
import { Notice } from '../../ui/notice.tsx';

/** Tells an owner that texts cannot be read, before somebody takes a page without them for all there is. */
export function MissingKeys({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice tone="danger" className="mb-6" role="alert">
      {missingKeys(count)}
    </Notice>
  );
}
