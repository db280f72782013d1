import { useGetGroupsQuery } from '../../api/groups.ts';
import { groupText } from '../../copy/groups.ts';
import { Field } from '../../ui/field.tsx';
import { GroupSelect } from './group-select.tsx';

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
      <GroupSelect groups={groups} value={value} onChange={onChange} />
    </Field>
  );
}
