import { useGetRecordQuery } from '../../../api/record.ts';
import { recordTexts as copy } from '../../../copy/record.ts';
import { useReloadAfterSilence } from '../../../live/use-reload-after-silence.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { MailedSealHelp } from './mailed-seal-help.tsx';
import { RecordCheck } from './record-check.tsx';
import { Seals } from './seals.tsx';

export function RecordPage() {
  const record = useReloadAfterSilence(useGetRecordQuery);
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
