import { useEffect } from 'react';
import type { CentreResponse } from '#contracts/centre.ts';
import { useReloadAfterSilence } from '../../../live/use-reload-after-silence.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useGetSandboxesQuery } from './api.ts';
import { ReplayProgress } from './replay-progress.tsx';
import { SandboxComparison } from './sandbox-comparison.tsx';
import { SandboxList } from './sandbox-list.tsx';
import { replayCentreTexts as copy, toReplayOutcomeText } from './sandboxes-copy.ts';
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
