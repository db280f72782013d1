import { useState } from 'react';
import { Link } from 'wouter';
import type { Group } from '#contracts/groups.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { groupsTexts as copy, removeGroupTexts, toGroupSizeText } from '../../../copy/groups.ts';
import { toMeetingTexts } from '../../../copy/timetable.ts';
import { paths } from '../../../navigation/paths.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import { useCentre } from '../../../session/session.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

interface GroupsDialogProps {
  onCreate(): void;
  onEdit(groupId: string): void;
  onSchedule(groupId: string): void;
  onClose(): void;
}

/** Lists the groups and opens the form for one of them. */
export function GroupsDialog({ onClose, ...on }: GroupsDialogProps) {
  return (
    <Dialog onClose={onClose} title={copy.title} description={copy.description}>
      <GroupList {...on} />
    </Dialog>
  );
}

function GroupList({ onCreate, onEdit, onSchedule }: Omit<GroupsDialogProps, 'onClose'>) {
  const answer = peopleApi.useGetGroupsQuery();
  const today = useCentre()?.today;
  const [removing, setRemoving] = useState<Group>();
  const { data, error } = answer;
  if (data === undefined && error !== undefined) return <LoadFailure title={copy.failed} query={answer} />;
  if (data === undefined) return <Spinner label={copy.loading} />;
  const create = (
    <Button variant="primary" onClick={onCreate}>
      {copy.create}
    </Button>
  );
  if (data.groups.length === 0) return <EmptyState title={copy.empty} text={copy.emptyText} action={create} />;
  return (
    <>
      <ul className="mb-5 divide-y divide-rule border-y border-rule">
        {data.groups.map((group) => (
          <li key={group.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
            <div className="min-w-0 wrap-anywhere">
              <span className="block font-semibold">
                <BidiIsolatedName name={group.name} />
              </span>
              <span className="text-sm text-quiet">{toGroupSizeText(group.students.length)}</span>
              {today !== undefined && (
                <ul className="text-sm text-quiet">
                  {toMeetingTexts(group.meetings, today).map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
            </div>
            <div className="flex flex-wrap gap-2">
              <Link href={paths.groupPractice(group.id)} className={buttonStyle({ size: 'small' })}>
                {copy.topics}
                <span className="sr-only">{copy.ofGroup(group.name)}</span>
              </Link>
              <Button size="small" onClick={() => onSchedule(group.id)}>
                {copy.schedule}
                <span className="sr-only">{copy.ofGroup(group.name)}</span>
              </Button>
              <Button size="small" onClick={() => onEdit(group.id)}>
                {copy.edit}
                <span className="sr-only">{copy.ofGroup(group.name)}</span>
              </Button>
              <Button size="small" onClick={() => setRemoving(group)}>
                {copy.remove}
                <span className="sr-only">{copy.ofGroup(group.name)}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {create}
        <ExportButton list="groups" request={{ path: '/groups', params: {} }} />
      </div>
      {removing && <RemoveGroupDialog group={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

/** Asks a tutor to confirm that a group is removed. */
function RemoveGroupDialog({ group: { id, name }, onClose }: { group: Group; onClose(): void }) {
  const [archive] = peopleApi.useArchiveGroupMutation();
  const { submit, dialog } = useCommandDialog(archive, {
    key: `remove-group/${id}`,
    keptOverReload: false,
    done: removeGroupTexts.removed(name),
    failed: removeGroupTexts.failed,
    onFailed: onClose,
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={removeGroupTexts.title(name)}
      description={removeGroupTexts.text}
      confirm={removeGroupTexts.confirm}
      onConfirm={() => submit({ groupId: id })}
    />
  );
}
