import { cx } from 'class-variance-authority';
import { useSyncExternalStore } from 'react';
import { getSlowRequestState, onSlowRequestChange, sendSlowRequestsAgain } from '../api/slow-requests.ts';
import { sentAgainText, slowRequestText, tryAgainText } from '../copy/common.ts';
import { buttonStyle } from './button-style.ts';

/** Says that the server takes long to answer, and sends the request again when the person asks for it. */
export function SlowRequestNotice({ className }: { className?: string }) {
  const state = useSyncExternalStore(onSlowRequestChange, getSlowRequestState, () => 'none' as const);
  if (state === 'none') return null;
  return (
    <span
      role="status"
      className={cx('flex flex-wrap items-center justify-center gap-x-2.5 gap-y-1 text-sm text-quiet', className)}
    >
      {state === 'slow' ? slowRequestText : sentAgainText}
      <button type="button" className={buttonStyle({ size: 'small' })} onClick={sendSlowRequestsAgain}>
        {tryAgainText}
      </button>
    </span>
  );
}
