import { useState } from 'react';
import type { PreviewStudentImportRequest, StudentImportPreview } from '#contracts/student-import.ts';
import { IMPORT_BYTES_MAX } from '#events/values/limits.ts';
import { toFailure } from '../../../api/problem.ts';
import { studentImportApi } from '../../../api/student-import-api.ts';
import { importStudentsTitle } from '../../../copy/screens.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ColumnFields } from './column-fields.tsx';
import { ImportList } from './import-list.tsx';
import { ImportPreview } from './import-preview.tsx';
import { importTexts as copy } from './import-students-copy.ts';
import { type ImportFile, toBase64 } from './to-base64.ts';

const BYTES_PER_MEGABYTE = 1_000_000;

type ImportChoices = Pick<PreviewStudentImportRequest, 'mapping' | 'date_order'>;

/** What a preview was asked for. An order of dates that nobody chose is recognised again. */
const toChoices = ({ mapping, dates }: StudentImportPreview): ImportChoices => ({
  mapping,
  ...(dates?.basis === 'chosen' && { date_order: dates.order }),
});

/** Reads a file of students, shows what would become of each row, and imports the chosen rows. For tutors. */
export function ImportStudentsPage() {
  const [requestPreview, { isLoading }] = studentImportApi.usePreviewStudentImportMutation();
  const [shown, setShown] = useState<{ file: ImportFile; preview: StudentImportPreview }>();
  const [failure, setFailure] = useState<string>();

  const read = async (file: ImportFile, choices: ImportChoices = {}) => {
    setFailure(undefined);
    const answer = await requestPreview({ body: { content: file.content, ...choices } });
    if (answer.data) setShown({ file, preview: answer.data });
    else setFailure(toFailure(answer.error).detail);
  };
  const chooseFile = async (chosen: File) => {
    setShown(undefined);
    if (chosen.size > IMPORT_BYTES_MAX) return setFailure(copy.file.toTooLarge(IMPORT_BYTES_MAX / BYTES_PER_MEGABYTE));
    const content = await toBase64(chosen).catch(() => undefined);
    if (content === undefined) return setFailure(copy.file.unreadable);
    return read({ name: chosen.name, content });
  };

  return (
    <>
      <PageHeader back={<BackToDashboard />} title={importStudentsTitle} description={copy.description} />
      <ChooseFile file={shown?.file.name} preview={shown?.preview} pending={isLoading} onChoose={chooseFile} />
      <div role="status" className="empty:hidden">
        {failure !== undefined && (
          <Notice tone="danger" className="mb-8">
            {copy.file.failed}. {failure}
          </Notice>
        )}
      </div>
      {shown && (
        <>
          <ColumnFields
            preview={shown.preview}
            pending={isLoading}
            onChange={(mapping) => read(shown.file, { ...toChoices(shown.preview), mapping })}
            onDateOrder={(date_order) => read(shown.file, { ...toChoices(shown.preview), date_order })}
          />
          <ImportPreview
            key={shown.preview.digest}
            {...shown}
            onOutdated={() => read(shown.file, toChoices(shown.preview))}
            onStarted={() => setShown(undefined)}
          />
        </>
      )}
      <ImportList />
    </>
  );
}
