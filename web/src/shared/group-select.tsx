import type { ComponentProps } from 'react';
import { peopleApi } from '../api/people-api.ts';
import { everybodyText } from '../copy/common.ts';
import { groupText, removedGroupText } from '../copy/groups.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';

interface GroupSelectProps extends Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'children'> {
  groups: readonly { id: string; name: string }[];
  /** Id of the chosen group; '' for everybody. */
  value: string;
  onChange(group: string): void;
}

/** Lists everybody and the groups. A chosen group that no longer exists is named as removed. */
export function GroupSelect({ groups, value, onChange, ...props }: GroupSelectProps) {
  return (
    <Select value={value} onChange={({ target }) => onChange(target.value)} {...props}>
      <option value="">{everybodyText}</option>
      {groups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {value !== '' && !groups.some(({ id }) => id === value) && <option value={value}>{removedGroupText}</option>}
    </Select>
  );
}

interface GroupSelectFieldProps {
  /** Id of the chosen group; '' for everybody. */
  value: string;
  onChange(group: string): void;
}

/** Chooses a group or everybody. It is hidden in a centre without groups. */
export function GroupSelectField({ value, onChange }: GroupSelectFieldProps) {
  const groups = peopleApi.useGetGroupsQuery().data?.groups ?? [];
  if (groups.length === 0 && value === '') return null;
  return (
    <Field label={groupText} className="sm:w-52">
      <GroupSelect groups={groups} value={value} onChange={onChange} />
    </Field>
  );
}
