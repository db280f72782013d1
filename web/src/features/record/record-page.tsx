import { useState } from 'react';
import { useGetRecordQuery } from '../../api/record.ts';
import { recordTexts as copy } from '../../copy/record.ts';
import { BackToDashboard } from '../../navigation/back-to-dashboard.tsx';
import { LoadedPart } from '../../page/loaded-part.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { MailedSealHelp } from './mailed-seal-help.tsx';
import { RecordCheck } from './record-check.tsx';
import { Seals } from './seals.tsx';

/**
 * Progress arrives as change notifications. Without one for this time the state is loaded, because a check that was killed
 * sends no further one.
 */
const SILENCE_MS = 15_000;

export function RecordPage() {
  const [isRunning, setRunning] = useState(false);
  const record = useGetRecordQuery(undefined, { pollingInterval: isRunning ? SILENCE_MS : 0 });
  const runs = record.data?.running != null;
  if (runs !== isRunning) setRunning(runs);
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={copy.title} description={copy.description} />
      <LoadedPart query={record} failed={copy.loadingFailed} loading={copy.loading}>
        {(record) => (
          <>
            <RecordCheck record={record} />
            <Seals />
            <MailedSealHelp publicKey={record.public_key} />
          </>
        )}
      </LoadedPart>
    </>
  );
}
