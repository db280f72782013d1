import { publicPagePaths } from '#contracts/public-pages.ts';
import type { RecordResponse } from '#contracts/record.ts';
import { toKeyPeriodText } from '#contracts/record-key-words.ts';
import { recordApi } from '../../../api/record-api.ts';
import { recordTexts as copy, sealCheckTexts } from '../../../copy/record.ts';
import { useReloadAfterSilence } from '../../../live/use-reload-after-silence.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { LastBackup } from './last-backup.tsx';
import { RecordCheck } from './record-check.tsx';
import { Seals } from './seals.tsx';

export function RecordPage() {
  const record = useReloadAfterSilence(recordApi.useGetRecordQuery);
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={copy.title} description={copy.description} />
      <LoadedPart query={record} failed={copy.loadingFailed} loading={copy.loading}>
        {(record) => (
          <>
            <RecordCheck record={record} />
            <Seals />
            <LastBackup backup={record.backup} />
            <MailedSealHelp record={record} />
          </>
        )}
      </LoadedPart>
    </>
  );
}

/** How an owner checks a seal from a mail, and the key that signed it. */
function MailedSealHelp({ record: { public_key: publicKey, key_period } }: { record: RecordResponse }) {
  const timeZone = useCentre()?.time_zone;
  return (
    <Section id="mailed-seal" className="mb-10" heading={sealCheckTexts.heading}>
      <Sheet className="flex flex-col gap-3 p-5 sm:p-7">
        <p className="max-w-prose">{sealCheckTexts.steps}</p>
        <code className="font-sans wrap-anywhere">{sealCheckTexts.command}</code>
        <p className="mt-2">{sealCheckTexts.publicKey}</p>
        <div className="flex flex-wrap items-center gap-3">
          <code className="min-w-0 font-sans wrap-anywhere">{publicKey}</code>
          <CopyButton text={publicKey} label={sealCheckTexts.copyKey} />
        </div>
        {key_period && timeZone && (
          <p className="max-w-prose">
            {toKeyPeriodText(key_period, timeZone)}{' '}
            <a href={publicPagePaths['record-key']} className="text-accent underline">
              {sealCheckTexts.allKeys}
            </a>
          </p>
        )}
      </Sheet>
    </Section>
  );
}
