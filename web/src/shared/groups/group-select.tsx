import type { ComponentProps } from 'react';
import { everybodyText } from '../../copy/common.ts';
import { removedGroupText } from '../../copy/groups.ts';
import { Select } from '../../ui/select.tsx';

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
