import type { RecordResponse } from '#contracts/record.ts';
import { backupTexts as copy, toFailedBackupText, toLastBackupText } from '../../../copy/record.ts';
import { useCentre } from '../../../session/session.ts';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

/** The last backup, and what is wrong with the backups. */
export function LastBackup({ backup: { nightly, last, failed, overdue } }: Pick<RecordResponse, 'backup'>) {
  const centre = useCentre();
  if (!centre) return null;
  const { today, time_zone: timeZone } = centre;
  return (
    <Section id="backup" className="mb-10" heading={copy.heading}>
      <Sheet className="flex flex-col gap-2 p-5 sm:p-7">
        {overdue && <p className="max-w-prose text-margin">{copy.overdue}</p>}
        {failed && (
          <p className="max-w-prose wrap-anywhere text-margin">{toFailedBackupText(failed, today, timeZone)}</p>
        )}
        {last && <p>{toLastBackupText(last, today, timeZone)}</p>}
        {nightly && !last && !overdue && <p>{copy.none}</p>}
        {!nightly && <p className="max-w-prose text-quiet">{copy.notNightly}</p>}
      </Sheet>
    </Section>
  );
}
