import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import type { WorksheetResponse } from '#contracts/worksheets.ts';
import { isNotFoundError } from '../../../api/is-not-found-error.ts';
import { worksheetApi } from '../../../api/worksheet-api.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { LabelledCheckbox } from '../../../ui/checkbox.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { CorrectAnswers } from './correct-answers-dialog.tsx';
import { EnterAnswersDialog } from './enter-answers-dialog.tsx';
import { RecordedAnswers } from './recorded-answers.tsx';
import { estimateSheetPages } from './worksheet-layout.ts';
import { WorksheetKey, WorksheetSheet } from './worksheet-sheet.tsx';
import { worksheetPageTexts as copy, toWorksheetFactsText, toWorksheetTitle } from './worksheets-copy.ts';

/** A worksheet as it is printed, and the students whose answers are recorded. */
export function WorksheetPage() {
  const { number = '' } = useParams();
  const query = worksheetApi.useGetWorksheetQuery({ number });
  if (isNotFoundError(query.error)) return <UnknownWorksheet />;
  return (
    <>
      {!query.data && <PageHeader back={<BackToWorksheets />} title={toWorksheetTitle(number)} />}
      <LoadedPart query={query} failed={copy.failed} loading={copy.loading}>
        {(worksheet) => <LoadedWorksheet worksheet={worksheet} />}
      </LoadedPart>
    </>
  );
}

const UnknownWorksheet = () => (
  <>
    <PageHeader back={<BackToWorksheets />} title={copy.notFound.title} />
    <Sheet>
      <p className="px-4 py-6 text-quiet sm:px-5">{copy.notFound.text}</p>
    </Sheet>
  </>
);

/** The form there has the choices of this worksheet, from which the next one is often prepared. */
const BackToWorksheets = ({ worksheet }: { worksheet?: WorksheetResponse }) => (
  <BackLink
    href={worksheet ? paths.worksheetsWith({ ...worksheet, questions: worksheet.question_count }) : paths.worksheets}
  >
    {copy.back}
  </BackLink>
);

/** It must be serializable as JSON. */
type WorksheetDialog = 'enter' | { readonly correct: string };

function LoadedWorksheet({ worksheet }: { worksheet: WorksheetResponse }) {
  const [dialog, setDialog] = useOpenDialog<WorksheetDialog>();
  const [withKey, setWithKey] = useState(true);
  return (
    <>
      <PageHeader
        className="print:hidden"
        back={<BackToWorksheets worksheet={worksheet} />}
        title={toWorksheetTitle(worksheet.number)}
        description={
          <>
            <bdi>{worksheet.topic}</bdi>
            <span className="block text-sm">{toWorksheetFactsText(worksheet)}</span>
          </>
        }
        actions={
          <>
            <Button onClick={() => setDialog('enter')}>{copy.enter}</Button>
            <Button variant="primary" onClick={() => print()}>
              <Printer aria-hidden />
              {copy.print}
            </Button>
          </>
        }
      />
      <RecordedAnswers worksheet={worksheet} onCorrect={(studentId) => setDialog({ correct: studentId })} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 print:hidden">
        <LabelledCheckbox checked={withKey} onChange={setWithKey}>
          {copy.withKey}
        </LabelledCheckbox>
        <p className="text-sm text-quiet">{copy.pages(estimateSheetPages(worksheet.questions))}</p>
      </div>
      <WorksheetSheet worksheet={worksheet} />
      {withKey && <WorksheetKey worksheet={worksheet} />}
      {dialog === 'enter' && <EnterAnswersDialog worksheet={worksheet} onClose={() => setDialog(null)} />}
      {typeof dialog === 'object' && dialog !== null && (
        <CorrectAnswers worksheet={worksheet} studentId={dialog.correct} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
