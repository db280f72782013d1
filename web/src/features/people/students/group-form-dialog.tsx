import type { Group } from '#contracts/groups.ts';
import type { StudentOption } from '#contracts/students.ts';
import { GROUP_NAME_LENGTH_MAX } from '#events/values/limits.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useAllStudentNames } from '../../../api/use-all-student-names.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField, useDialogDraftValue, useSeenValue } from '../../../commands/use-dialog-draft.ts';
import { savingText } from '../../../copy/common.ts';
import { groupFormTexts as copy, groupsTexts } from '../../../copy/groups.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import { StudentCheckboxes, toTickDifference } from '../../../shared/students/student-checkboxes.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

interface GroupFormDialogProps {
  /** The group to edit; undefined for a new one. */
  groupId: string | undefined;
  onClose(): void;
}

export function GroupFormDialog({ groupId, onClose }: GroupFormDialogProps) {
  const groups = peopleApi.useGetGroupsQuery();
  const students = useAllStudentNames();
  if (groups.data && students.data) {
    const group = groups.data.groups.find(({ id }) => id === groupId);
    return <GroupForm groupId={groupId} group={group} students={students.data} onClose={onClose} />;
  }
  const failed = [groups, students].find(({ data, error }) => data === undefined && error !== undefined);
  return (
    <Dialog onClose={onClose} title={groupId ? copy.editTitle : copy.createTitle}>
      {failed ? <LoadFailure title={groupsTexts.failed} query={failed} /> : <Spinner />}
    </Dialog>
  );
}

interface GroupFormProps extends GroupFormDialogProps {
  /** Undefined for a new group, and for one that was removed while the form was open. */
  group: Group | undefined;
  students: readonly StudentOption[];
}

interface GroupValues {
  name: string;
  seenName: string;
  added: string[];
  removed: string[];
  idempotencyKey: string;
}

/** Stores the choice as a difference to the present group, so that changes by other tutors appear at once. */
function GroupForm({ groupId, group, students, onClose }: GroupFormProps) {
  const [typedName, setName] = useDialogDraftField('name');
  const seenName = useSeenValue('name', group?.name ?? '');
  const [ticks, setTicks] = useDialogDraftValue<Record<string, boolean>>('ticks', {});
  const present = new Set(group?.students);
  const name = typedName ?? group?.name ?? '';
  const chosen = students.map(({ id }) => id).filter((id) => ticks[id] ?? present.has(id));
  const added = chosen.filter((id) => !present.has(id));
  const removed = [...present].filter((id) => !chosen.includes(id));
  const unsaved = name.trim() !== (group?.name ?? '') || added.length > 0 || removed.length > 0;
  const key = groupId ? `group/${groupId}` : 'create-group';
  const save = useSaveGroup(groupId);
  const { submit, pending, errorOf, dialog } = useCommandDialog(save, {
    key,
    fields: ['name'],
    done: (_answer, sent) => ({ title: groupId ? copy.saved(sent.name) : copy.created(sent.name) }),
    failed: ({ currentName }) => {
      // The field shows the colleague's name now, so that the next save may replace it.
      if (currentName !== undefined) seenName.replace(currentName);
      return groupId ? copy.saveFailed : copy.createFailed;
    },
    staysOpenAfterEarlier: true,
    onClose,
  });
  const gone = groupId !== undefined && group === undefined && !pending;
  const isNameMissing = name.trim() === '';
  return (
    <FormDialog
      title={groupId ? copy.editTitle : copy.createTitle}
      act={groupId ? copy.save : copy.create}
      acting={savingText}
      possible={!gone}
      {...dialog}
      notice={gone ? copy.gone : dialog.notice}
      unsaved={unsaved && !gone}
      onSubmit={() => {
        if (!isNameMissing && groupId && !unsaved) onClose();
        else submit(isNameMissing ? undefined : { name, seenName: seenName.seen, added, removed });
      }}
    >
      <Field label={copy.name} hint={copy.nameHint} error={errorOf('name', isNameMissing && copy.nameMissing)}>
        <Input
          required
          maxLength={GROUP_NAME_LENGTH_MAX}
          autoComplete="off"
          value={name}
          onChange={({ target }) => {
            seenName.see();
            setName(target.value);
          }}
        />
      </Field>
      <Field label={copy.students} group>
        <Sheet>
          <StudentCheckboxes
            students={students}
            value={chosen}
            onChange={(next) => setTicks(toTickDifference(present, students, next))}
          />
        </Sheet>
      </Field>
    </FormDialog>
  );
}

function useSaveGroup(groupId: string | undefined) {
  const [create] = peopleApi.useCreateGroupMutation();
  const [change] = peopleApi.useChangeGroupMutation();
  return ({ name, seenName, added, removed, idempotencyKey }: GroupValues) =>
    groupId === undefined
      ? create({ body: { name, students: added }, idempotencyKey })
      : change({
          groupId,
          body: { ...(seenName !== name && { name, seen_name: seenName }), added, removed },
          idempotencyKey,
        });
}
