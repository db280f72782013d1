import type { ReactNode } from 'react';
import type { MutationResult } from '../../commands/command-submission.ts';
import { useCommand } from '../../commands/use-command-dialog.ts';
import { toLogProgressText } from '../../copy/record.ts';
import { notify } from '../../toasts/notify.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

interface CentreJobProgressProps {
  /** Jobs of several kinds can run on one page. */
  kind: 'replay' | 'comparison' | 'what-if';
  /** How many steps are done, of how many, and the same in words. */
  done: number;
  total: number;
  text: string;
  canceling: boolean;
  /** The trigger of the mutation that ends it. */
  cancel(args: { idempotencyKey: string }): PromiseLike<MutationResult>;
  copy: Readonly<Record<'progress' | 'leave' | 'cancel' | 'canceling' | 'cancelFailed', string>>;
  /** What runs. */
  children?: ReactNode;
}

/** How far work over the whole log, or over all rows, has come, and the button that ends it. */
export function CentreJobProgress({
  kind,
  done,
  total,
  text,
  canceling,
  cancel,
  copy,
  children,
}: CentreJobProgressProps) {
  const key = `cancel-${kind}`;
  const { submit, pending } = useCommand(cancel, {
    key,
    onDone: () => notify.settled(key),
    failed: copy.cancelFailed,
  });
  const isCanceling = pending || canceling;
  return (
    <>
      <div>
        {children}
        <p className="mt-1 tabular-nums">{text}</p>
      </div>
      <ProgressBar aria-label={copy.progress} max={Math.max(1, total)} value={done} />
      <p className="text-sm text-quiet">{copy.leave}</p>
      <Button className="self-start" pending={isCanceling} onClick={() => submit({})}>
        {isCanceling ? copy.canceling : copy.cancel}
      </Button>
    </>
  );
}

interface LogJobProgressProps extends Pick<CentreJobProgressProps, 'kind' | 'cancel' | 'copy' | 'children'> {
  running: { events: number; log_events: number; canceling: boolean };
}

/** The same of a job that reads the events of the log. */
export const LogJobProgress = ({ running, ...props }: LogJobProgressProps) => (
  <CentreJobProgress
    {...props}
    done={running.events}
    total={running.log_events}
    text={toLogProgressText(running)}
    canceling={running.canceling}
  />
);
