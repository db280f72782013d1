import { type FormEvent, useState } from 'react';
import type { CentreResponse } from '#contracts/centre.ts';
import { recordApi } from '../../../api/record-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { addDays } from '../../../lib/dates.ts';
import { useReloadAfterSilence } from '../../../live/use-reload-after-silence.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { LogJobProgress } from '../../../shared/record/centre-job-progress.tsx';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TypedDateInput } from '../../../ui/typed-date-input.tsx';
import { SandboxComparison } from './sandbox-comparison.tsx';
import { SandboxList } from './sandbox-list.tsx';
import { replayCentreTexts as copy, toReplayOutcomeText } from './sandboxes-copy.ts';

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
  const query = useReloadAfterSilence(recordApi.useGetSandboxesQuery);
  const [cancel] = recordApi.useCancelReplayMutation();
  return (
    <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading}>
      {({ rows, running, last }) => {
        const outcome = last && toReplayOutcomeText(last);
        return (
          <>
            <Sheet className="mb-10 flex flex-col gap-5 p-5 sm:p-7">
              <div role="status" className="empty:hidden">
                {outcome && <Notice tone="caution">{outcome}</Notice>}
              </div>
              {running ? (
                <LogJobProgress kind="replay" running={running} cancel={cancel} copy={copy}>
                  <h2 className="text-heading wrap-anywhere">{running.name}</h2>
                </LogJobProgress>
              ) : (
                <StartReplayForm today={centre.today} />
              )}
            </Sheet>
            <SandboxList rows={rows} timeZone={centre.time_zone} />
            <SandboxComparison rows={rows} timeZone={centre.time_zone} />
          </>
        );
      }}
    </LoadedPart>
  );
}

const START_KEY = 'start-replay';
/** The last day of the month before. */
const toMonthEnd = (today: string) => addDays(`${today.slice(0, 8)}01`, -1);

function StartReplayForm({ today }: { today: string }) {
  const [day, setDay] = useState(() => toMonthEnd(today));
  const [name, setName] = useState('');
  const [start] = recordApi.useStartReplayMutation();
  const { submit, pending, errorOf } = useCommand(start, {
    key: START_KEY,
    fields: ['day', 'name'],
    onDone: () => notify.settled(START_KEY),
    failed: copy.startFailed,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    submit({ body: { day, ...(typed !== '' && { name: typed }) } });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <h2 className="text-heading">{copy.heading}</h2>
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,16rem)_minmax(0,20rem)]">
        <Field label={copy.dayLabel} hint={copy.dayHint} error={errorOf('day')}>
          <TypedDateInput required max={today} value={day} onValid={setDay} />
        </Field>
        <Field label={copy.nameLabel} optional hint={copy.nameHint} error={errorOf('name')}>
          <Input
            value={name}
            placeholder={copy.toNameExample(day)}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      </div>
      <Button type="submit" variant="primary" className="self-start" pending={pending}>
        {pending ? copy.starting : copy.start}
      </Button>
    </form>
  );
}
