import { useEffect } from 'react';
import type { CentreResponse } from '#contracts/centre.ts';
import type { SandboxesResponse } from '#contracts/sandboxes.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { useReloadAfterSilence } from '../../../live/use-reload-after-silence.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useCancelReplayMutation, useGetSandboxesQuery } from './api.ts';
import { SandboxComparison } from './sandbox-comparison.tsx';
import { SandboxList } from './sandbox-list.tsx';
import { replayCentreTexts as copy, toReplayOutcomeText, toReplayProgressText } from './sandboxes-copy.ts';
import { StartReplayForm } from './start-replay-form.tsx';

/** Replays the centre up to a day into a sandbox, and compares sandboxes with today. For owners. */
export function CentreReplayPage() {
  const centre = useCentre();
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={copy.title} description={copy.description} />
      {centre && <Sandboxes centre={centre} />}
    </>
  );
}

function Sandboxes({ centre }: { centre: CentreResponse }) {
  const [search, change] = useAddressParams();
  const compared = search.get('compare');
  const query = useReloadAfterSilence(useGetSandboxesQuery);
  const isGone =
    compared !== null && !query.isFetching && query.data?.rows.every(({ name }) => name !== compared) === true;
  useEffect(() => {
    if (isGone) change({ compare: '' });
  });
  return (
    <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading}>
      {({ rows, running, last }) => {
        const outcome = last && toReplayOutcomeText(last);
        const shown = rows.find(({ name, contents }) => name === compared && contents?.comparable);
        return (
          <>
            <Sheet className="mb-10 flex flex-col gap-5 p-5 sm:p-7">
              <div role="status" className="empty:hidden">
                {outcome && <Notice tone="caution">{outcome}</Notice>}
              </div>
              {running ? <ReplayProgress running={running} /> : <StartReplayForm today={centre.today} />}
            </Sheet>
            <SandboxList
              rows={rows}
              timeZone={centre.time_zone}
              compared={compared}
              onCompare={(name) => change({ compare: name })}
            />
            {shown && <SandboxComparison name={shown.name} until={shown.contents?.until} />}
          </>
        );
      }}
    </LoadedPart>
  );
}

const KEY = 'cancel-replay';

/** How far the running replay has come, and the button that ends it. */
function ReplayProgress({ running }: { running: NonNullable<SandboxesResponse['running']> }) {
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
