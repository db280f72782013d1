import { TriangleAlert } from 'lucide-react';
import type { RecordResponse } from '#contracts/record.ts';
import { useFormCommand } from '../../commands/use-form-command.ts';
import { recordTexts as copy, toCheckDetailText, toCheckOutcomeText, toRunningText } from '../../copy/record.ts';
import { useCentre } from '../../session/session.ts';
import { notify } from '../../toasts/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TickIcon } from '../../ui/tick-icon.tsx';
import { useCheckRecordMutation } from './api.ts';
import { RecordFaults } from './record-faults.tsx';

const KEY = 'check-record';

const progressStyle =
  'h-2 w-full appearance-none overflow-hidden rounded-full bg-rule [&::-moz-progress-bar]:bg-accent ' +
  '[&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-accent';

/** The outcome of the last check, the progress of the running one, and the button that starts one. */
export function RecordCheck({ record: { running, last } }: { record: RecordResponse }) {
  const [check] = useCheckRecordMutation();
  const { submit, pending } = useFormCommand((_: object, idempotencyKey) => check({ idempotencyKey }), {
    keptOverReload: false,
    onDone: () => notify.settled(KEY),
    onFailed: ({ detail }) => notify.failure({ key: KEY, title: copy.checkFailed, detail }),
  });
  return (
    <section aria-labelledby="check" className="mb-10">
      <h2 id="check" className="mb-3 text-heading">
        {copy.checkHeading}
      </h2>
      <Sheet className="flex flex-col gap-4 p-5 sm:p-7">
        <div role="status">
          {running ? <p>{toRunningText(running.share)}</p> : last ? <Outcome last={last} /> : <p>{copy.unchecked}</p>}
        </div>
        {running && <progress aria-label={copy.progress} max={1} value={running.share} className={progressStyle} />}
        {!running && last && last.faults.length > 0 && <RecordFaults last={last} />}
        <Button className="self-start" pending={pending || running !== null} onClick={() => void submit({})}>
          {copy.checkNow}
        </Button>
      </Sheet>
    </section>
  );
}

function Outcome({ last }: { last: NonNullable<RecordResponse['last']> }) {
  const centre = useCentre();
  if (!centre) return null;
  const text = toCheckOutcomeText(last, centre.today, centre.time_zone);
  if (last.outcome !== 'checked') return <Notice tone="caution">{text}</Notice>;
  const isWhole = last.fault_count === 0;
  return (
    <>
      <p className={`flex items-start gap-2 text-heading font-semibold ${isWhole ? 'text-good' : 'text-margin'}`}>
        {isWhole ? (
          <TickIcon className="mt-1 size-5" />
        ) : (
          <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0" />
        )}
        {text}
      </p>
      {isWhole && <p className="mt-1 text-sm text-quiet">{toCheckDetailText(last)}</p>}
    </>
  );
}
