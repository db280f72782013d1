import type { ReactNode } from 'react';
import type { MutationResult } from '../../commands/command-submission.ts';
import { useCommand } from '../../commands/use-command-dialog.ts';
import { toLogProgressText } from '../../copy/record.ts';
import { notify } from '../../toasts/notify.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

interface CentreJobProgressProps {
  running: { events: number; log_events: number; canceling: boolean };
  /** The trigger of the mutation that ends it. */
  cancel(args: { idempotencyKey: string }): PromiseLike<MutationResult>;
  copy: Readonly<Record<'progress' | 'leave' | 'cancel' | 'canceling' | 'cancelFailed', string>>;
  /** What runs. */
  children: ReactNode;
}

const CANCEL_KEY = 'cancel-centre-job';

/** How far work over the whole log has come, and the button that ends it. */
export function CentreJobProgress({ running, cancel, copy, children }: CentreJobProgressProps) {
  const { submit, pending } = useCommand(cancel, {
    key: CANCEL_KEY,
    onDone: () => notify.settled(CANCEL_KEY),
    failed: copy.cancelFailed,
  });
  const isCanceling = pending || running.canceling;
  return (
    <>
      <div>
        {children}
        <p className="mt-1 tabular-nums">{toLogProgressText(running)}</p>
      </div>
      <ProgressBar aria-label={copy.progress} max={Math.max(1, running.log_events)} value={running.events} />
      <p className="text-sm text-quiet">{copy.leave}</p>
      <Button className="self-start" pending={isCanceling} onClick={() => submit({})}>
        {isCanceling ? copy.canceling : copy.cancel}
      </Button>
    </>
  );
}
