import { Component, type ReactNode } from 'react';
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
  return (
    <div role="alert" className="mx-auto flex max-w-prose flex-col items-center gap-2 px-6 py-20 text-center">
      <h1 className="text-title">This page cannot be shown</h1>
      <p className="text-quiet">This page didn’t load. What you saved before is safe.</p>
      <Button variant="primary" className="mt-5" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </div>
  );
}
