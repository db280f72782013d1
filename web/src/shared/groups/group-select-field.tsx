import { useGetGroupsQuery } from '../../api/groups.ts';
import { everybodyText, groupText, removedGroupText } from '../../copy/groups.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

interface GroupSelectFieldProps {
  /** Id of the chosen group; '' for everybody. */
  value: string;
  onChange(group: string): void;
}

/** Chooses a group or everybody. It is hidden in a centre without groups. */
export function GroupSelectField({ value, onChange }: GroupSelectFieldProps) {
  const groups = useGetGroupsQuery().data?.groups ?? [];
  if (groups.length === 0 && value === '') return null;
  return (
    <Field label={groupText} className="sm:w-52">
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{everybodyText}</option>
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {value !== '' && !groups.some(({ id }) => id === value) && <option value={value}>{removedGroupText}</option>}
      </Select>
    </Field>
  );
}
