import { cx } from 'class-variance-authority';
import { Suspense, useState } from 'react';
import { explainBalanceTexts as copy } from '../../copy/remaining.ts';
import { createLazyComponent } from '../../lib/create-lazy-component.ts';
import { ErrorBoundary } from '../../page/error-boundary.tsx';
import { textButtonStyle } from '../../ui/button-style.ts';

const ExplainBalanceDialog = createLazyComponent(() =>
  import('./explain-balance-dialog.tsx').then((dialog) => dialog.ExplainBalanceDialog),
);

interface ExplainBalanceButtonProps {
  student: { id: string; name: string };
  className?: string;
}

/** A small control beside a balance that opens how the balance came about. */
export function ExplainBalanceButton({ student, className }: ExplainBalanceButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-description={student.name}
        className={cx(textButtonStyle, className)}
        onPointerEnter={ExplainBalanceDialog.preload}
        onFocus={ExplainBalanceDialog.preload}
        onClick={() => setOpen(true)}
      >
        {copy.open}
      </button>
      {open && (
        <ErrorBoundary resetKey={student.id} fallback={<span role="alert"> {copy.loadingFailed}</span>}>
          <Suspense>
            <ExplainBalanceDialog studentId={student.id} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
