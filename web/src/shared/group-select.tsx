import type { ComponentProps } from 'react';
import type { Group } from '#contracts/groups.ts';
import type { PlannedClass } from '#contracts/timetable.ts';
import { peopleApi } from '../api/people-api.ts';
import { everybodyText } from '../copy/common.ts';
import { groupText, removedGroupText } from '../copy/groups.ts';
import { toGroupTodayText } from '../copy/timetable.ts';
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
  /** True to list the groups that have a class today first, each with its time. */
  todayFirst?: boolean;
  label?: string;
}

/** Chooses a group or everybody. It is hidden in a centre without groups. */
export function GroupSelectField({ value, onChange, todayFirst = false, label = groupText }: GroupSelectFieldProps) {
  const { groups: all = [], classes_today = [] } = peopleApi.useGetGroupsQuery().data ?? {};
  const groups = todayFirst ? listTodaysGroupsFirst(all, classes_today) : all;
  if (groups.length === 0 && value === '') return null;
  return (
    <Field label={label} className="sm:w-52">
      <GroupSelect groups={groups} value={value} onChange={onChange} />
    </Field>
  );
}

/** In the order of their classes. A group with several classes is listed once, with the first one. */
function listTodaysGroupsFirst(groups: readonly Group[], classes: readonly PlannedClass[]) {
  const today = classes.filter(
    ({ group_id: id }, index) => classes.findIndex((each) => each.group_id === id) === index,
  );
  const others = groups.filter(({ id }) => !today.some(({ group_id }) => group_id === id));
  return [...today.map((each) => ({ id: each.group_id, name: toGroupTodayText(each) })), ...others];
}
