import type { SandboxesResponse } from '#contracts/sandboxes.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useCancelReplayMutation } from './api.ts';
import { replayCentreTexts as copy, toReplayProgressText } from './sandboxes-copy.ts';

const KEY = 'cancel-replay';

/** How far the running replay has come, and the button that ends it. */
export function ReplayProgress({ running }: { running: NonNullable<SandboxesResponse['running']> }) {
  const [cancel] = useCancelReplayMutation();
  const { submit, pending } = useCommand(cancel, {
    key: KEY,
    onDone: () => notify.settled(KEY),
    failed: copy.cancelFailed,
  });
  const isCanceling = pending || running.canceling;
  return (
    <>
      <div>
        <h2 className="text-heading wrap-anywhere">{running.name}</h2>
        <p className="mt-1 tabular-nums">{toReplayProgressText(running)}</p>
      </div>
      <ProgressBar aria-label={copy.progress} max={Math.max(1, running.log_events)} value={running.events} />
      <p className="text-sm text-quiet">{copy.leave}</p>
      <Button className="self-start" pending={isCanceling} onClick={() => submit({})}>
        {isCanceling ? copy.canceling : copy.cancel}
      </Button>
    </>
  );
}
