import type { StudentImportRow } from '#contracts/student-import.ts';
import { studentImportApi } from '../../../api/student-import-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { useReloadAfterSilence } from '../../../live/use-reload-after-silence.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { importTexts, listImportRemarks, toImportStatusText } from './import-students-copy.ts';
import { UndoImportDialog } from './undo-import-dialog.tsx';

const copy = importTexts.imports;

const isRunning = ({ status }: StudentImportRow): boolean => status === 'running' || status === 'undoing';

/** Every import: who, when, which file and what came of it, with the progress of the running one. */
export function ImportList() {
  const query = useReloadAfterSilence(useImports);
  const [undone, setUndone] = useOpenDialog<Pick<StudentImportRow, 'id' | 'file_name'>>();
  return (
    <Section heading={copy.heading}>
      <LoadedPart query={query} failed={copy.failed} loading={copy.loading}>
        {({ imports }) =>
          imports.length === 0 ? (
            <p className="text-quiet">{copy.none}</p>
          ) : (
            <Sheet>
              <ol className="divide-y divide-rule">
                {imports.map((row) => (
                  <ImportItem
                    key={row.id}
                    row={row}
                    onUndo={() => setUndone({ id: row.id, file_name: row.file_name })}
                  />
                ))}
              </ol>
            </Sheet>
          )
        }
      </LoadedPart>
      {undone && <UndoImportDialog undone={undone} onClose={() => setUndone(null)} />}
    </Section>
  );
}

/** The imports, with the running one by itself, as `useReloadAfterSilence` expects it. */
function useImports(_: undefined, options: { pollingInterval: number }) {
  const query = studentImportApi.useGetStudentImportsQuery(undefined, options);
  const data = query.data && { ...query.data, running: query.data.imports.find(isRunning) ?? null };
  return { ...query, data };
}

function ImportItem({ row, onUndo }: { row: StudentImportRow; onUndo(): void }) {
  const centre = useCentre();
  const key = `continue-import/${row.id}`;
  const [carryOn] = studentImportApi.useContinueStudentImportMutation();
  const { submit, pending } = useCommand(carryOn, {
    key,
    onDone: () => notify.settled(key),
    failed: copy.continueFailed,
  });
  return (
    <li className="flex flex-col gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">{row.file_name ?? copy.unknownFile}</p>
          <p role={isRunning(row) ? 'status' : undefined} className="tabular-nums">
            {toImportStatusText(row)}
          </p>
          {listImportRemarks(row).map((text) => (
            <p key={text} className="text-sm text-caution">
              {text}
            </p>
          ))}
          <p className="text-sm text-quiet">
            {row.by_name}
            {centre && ` · ${formatDateTime(row.started_at, centre.time_zone)}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {row.has_row_file && !isRunning(row) && (
            <a href={`/api/students/imports/${row.id}/rows`} download className={buttonStyle({ size: 'small' })}>
              {copy.rowFile}
            </a>
          )}
          {row.status === 'stopped' && (
            <Button size="small" pending={pending} onClick={() => submit({ importId: row.id })}>
              {pending ? copy.continuing : copy.continue}
            </Button>
          )}
          {row.can_undo && (
            <Button size="small" variant="quiet-danger" onClick={onUndo}>
              {copy.undo}
            </Button>
          )}
        </div>
      </div>
      {isRunning(row) && (
        <>
          <ProgressBar aria-label={copy.progress} max={Math.max(1, row.total)} value={row.done} />
          <p className="text-sm text-quiet">{copy.leave}</p>
        </>
      )}
    </li>
  );
}
