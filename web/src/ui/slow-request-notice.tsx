import { cx } from 'class-variance-authority';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  getSlowRequestState,
  onSlowRequestChange,
  SLOW_REQUEST_MS,
  sendSlowRequestsAgain,
} from '../api/slow-requests.ts';
import { sentAgainText, slowRequestText, tryAgainText } from '../copy/common.ts';
import { buttonStyle } from './button-style.ts';

/**
 * Says that the server takes long to answer, and sends the request again when the person asks for it. It is rendered while a
 * control waits, and says nothing before that is long: until then, the slow request is another control's.
 */
export function SlowRequestNotice({ className }: { className?: string }) {
  const state = useSyncExternalStore(onSlowRequestChange, getSlowRequestState, getSlowRequestState);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, SLOW_REQUEST_MS, true);
    return () => clearTimeout(timer);
  }, []);
  if (state === 'none' || !isLong) return null;
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
