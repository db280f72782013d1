import type { RecordResponse } from '#contracts/record.ts';
import { recordApi } from '../../../api/record-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { recordTexts as copy, toCheckDetailText, toRunningText } from '../../../copy/record.ts';
import { useCentre } from '../../../session/session.ts';
import { RecordOutcome } from '../../../shared/record-outcome.tsx';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

const KEY = 'check-record';

/** The outcome of the last check, the progress of the running one, and the button that starts one. */
export function RecordCheck({ record: { running, last, lost_log } }: { record: RecordResponse }) {
  const centre = useCentre();
  const [check] = recordApi.useCheckRecordMutation();
  const { submit, pending } = useCommand(check, {
    key: KEY,
    onDone: () => notify.settled(KEY),
    failed: copy.checkFailed,
  });
  return (
    <Section id="check" className="mb-10" heading={copy.checkHeading}>
      <Sheet className="flex flex-col gap-4 p-5 sm:p-7">
        <div role="status">
          {running ? (
            centre && <p>{toRunningText(running, centre.today, centre.time_zone)}</p>
          ) : (
            <RecordOutcome last={last} lost_log={lost_log} />
          )}
          {!running && lost_log === null && last?.outcome === 'checked' && last.fault_count === 0 && (
            <p className="mt-1 text-sm text-quiet">{toCheckDetailText(last)}</p>
          )}
        </div>
        {running && <ProgressBar aria-label={copy.progress} max={1} value={running.share} />}
        {!running && last && last.faults.length > 0 && <RecordFaults last={last} />}
        <Button className="self-start" pending={pending || running !== null} onClick={() => submit({})}>
          {copy.checkNow}
        </Button>
      </Sheet>
    </Section>
  );
}

/** The faults that the last check found: whose history each is in, and what is wrong. */
function RecordFaults({ last: { faults, fault_count } }: { last: NonNullable<RecordResponse['last']> }) {
  return (
    <div className="flex flex-col gap-3">
      <ul className="divide-y divide-rule border-l-2 border-margin/60">
        {faults.map(({ stream, version, what, student }) => (
          <li key={`${stream}/${version}/${what}`} className="px-4 py-2">
            {student ? <StudentLink student={student} /> : <span className="font-medium">{stream}</span>}
            <p className="text-sm wrap-anywhere text-quiet">{what}</p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-quiet">
        {fault_count > faults.length && `${copy.moreFaults(fault_count - faults.length)} `}
        {copy.faultsHint}
      </p>
    </div>
  );
}
