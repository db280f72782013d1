import type { StudentImportRow } from '#contracts/student-import.ts';
import { studentImportApi } from '../../../api/student-import-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { notify } from '../../../toasts/notify.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { importTexts } from './import-students-copy.ts';

const copy = importTexts.undo;

interface UndoImportDialogProps {
  undone: Pick<StudentImportRow, 'id' | 'file_name'>;
  onClose(): void;
}

/** Says who would be deleted and who would be kept, and undoes the import. */
export function UndoImportDialog({ undone: { id, file_name }, onClose }: UndoImportDialogProps) {
  const query = studentImportApi.useGetUndoImportPreviewQuery({ importId: id }, { refetchOnMountOrArgChange: true });
  const key = `undo-import/${id}`;
  const [undo] = studentImportApi.useUndoStudentImportMutation();
  const { submit, dialog } = useCommandDialog(undo, {
    key,
    failed: copy.failed,
    onDone: () => notify.settled(key),
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={copy.title(file_name ?? importTexts.imports.unknownFile)}
      description={
        <LoadedPart query={query} failed={copy.checkFailed} loading={copy.loading}>
          {({ students, kept, groups, kept_groups }) => (
            <>
              <p>{students === 0 ? copy.noneLeft : copy.toText(students)}</p>
              {students > 0 && kept.length > 0 && <p>{copy.toKept(kept)}</p>}
              {students > 0 && groups.length > 0 && <p>{copy.toGroups(groups)}</p>}
              {students > 0 && kept_groups.length > 0 && <p>{copy.toKeptGroups(kept_groups)}</p>}
            </>
          )}
        </LoadedPart>
      }
      possible={query.data !== undefined && query.data.students > 0}
      confirm={copy.act}
      confirming={copy.acting}
      onConfirm={() => submit({ importId: id })}
    />
  );
}
