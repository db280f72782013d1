import { Component, type ReactNode, useEffect, useState } from 'react';
import { pageFaultText, pageFaultTitle, reloadPageText, unreachableText } from '../copy/failures.ts';
import { Button } from '../ui/button.tsx';

interface Props {
  children: ReactNode;
  /** A new value clears the fault. */
  resetKey: string;
  /** Shown in place of the failed part. Without it, the fault is shown as that of a whole page. */
  fallback?: ReactNode;
}

/** Catches errors of rendering, such as code that cannot be loaded. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? <PageFault />) : this.props.children;
  }
}

function PageFault() {
  const unreachable = useReloadWhenReachable();
  return (
    <div
      role="alert"
      data-offline={unreachable || undefined}
      className="mx-auto flex max-w-prose flex-col items-center gap-2 px-6 py-20 text-center"
    >
      <h1 className="text-title">{pageFaultTitle}</h1>
      <p className="text-quiet">{unreachable ? unreachableText : pageFaultText}</p>
      <Button variant="primary" className="mt-5" onClick={() => location.reload()}>
        {reloadPageText}
      </Button>
    </div>
  );
}

const CHECK_MS = 5_000;

/**
 * Code that could not be loaded because the server was unreachable is loaded with the page once the server answers. A
 * page that failed while the server answers is not reloaded, because it could fail again and again. Returns true while
 * the server is unreachable.
 */
function useReloadWhenReachable(): boolean {
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => {
    const check = async () => {
      const answer = await fetch('/', { method: 'HEAD' }).catch(() => null);
      if (!answer?.ok) setUnreachable(true);
      else if (unreachable) location.reload();
    };
    if (!unreachable) void check();
    const checking = setInterval(() => unreachable && !document.hidden && check(), CHECK_MS);
    addEventListener('online', check);
    return () => {
      clearInterval(checking);
      removeEventListener('online', check);
    };
  }, [unreachable]);
  return unreachable;
}
