import { useState } from 'react';
import type { NicknamesResponse } from '#contracts/leaderboard.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { nicknamesTexts as copy } from './leaderboard-page-copy.ts';

/** A button for tutors that lists the nicknames with the students' names. */
export function NicknamesDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{copy.open}</Button>
      {open && (
        <Dialog title={copy.title} description={copy.description} onClose={() => setOpen(false)}>
          <NicknameList />
        </Dialog>
      )}
    </>
  );
}

type NicknameRow = NicknamesResponse['nicknames'][number];

function NicknameList() {
  const answer = practiceApi.useGetNicknamesQuery();
  const [removing, setRemoving] = useState<NicknameRow>();
  const { data, error } = answer;
  if (data === undefined && error !== undefined) return <LoadFailure title={copy.failed} query={answer} />;
  if (data === undefined) return <Spinner label={copy.loading} />;
  if (data.nicknames.length === 0) return <EmptyState title={copy.empty} text={copy.emptyText} />;
  return (
    <>
      <ul className="-mx-1 divide-y divide-rule border-y border-rule px-1">
        {data.nicknames.map((row) => (
          <li key={row.student_id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2">
            <div className="min-w-0 flex-1 basis-[8rem] wrap-anywhere">
              <span className="block text-heading">
                <BidiIsolatedName name={row.nickname} />
              </span>
              <StudentLink student={{ id: row.student_id, name: row.name }} />
            </div>
            <Button size="small" onClick={() => setRemoving(row)}>
              {copy.remove}
              <span className="sr-only">{copy.removeOf(row.nickname)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {removing && <RemoveNicknameDialog row={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

interface RemoveNicknameDialogProps {
  row: NicknamesResponse['nicknames'][number];
  onClose(): void;
}

/** Asks a tutor to confirm that a student's nickname is removed. */
function RemoveNicknameDialog({ row, onClose }: RemoveNicknameDialogProps) {
  const { student_id, name, nickname } = row;
  const [reset] = practiceApi.useResetNicknameMutation();
  const { submit, dialog } = useCommandDialog(reset, {
    key: `reset-nickname/${student_id}`,
    keptOverReload: false,
    done: copy.removed(name),
    failed: copy.removeFailed,
    onFailed: onClose,
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={copy.confirmTitle(nickname)}
      description={copy.confirmText(name)}
      confirm={copy.confirm}
      onConfirm={() => submit({ body: { student_id, nickname } })}
    />
  );
}
