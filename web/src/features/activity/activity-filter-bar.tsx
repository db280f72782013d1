import { activityGroupTexts } from '../../copy/activity.ts';
import { StudentSelectField } from '../../shared/students/student-select-field.tsx';
import { Field } from '../../ui/field.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { PeriodFields } from '../../ui/period-fields.tsx';
import { Select } from '../../ui/select.tsx';
import { type ActivityAddressParams, clearedActivityParams, isActivityFiltered } from './activity-address-params.ts';

interface ActivityFilterBarProps {
  choice: ActivityAddressParams;
  onChange(change: Partial<Record<keyof ActivityAddressParams, string>>): void;
  /** People to filter by. */
  people: readonly { id: string; name: string }[];
  /** True for owners, who also see refusals and failed sign-ins. */
  withRefusals: boolean;
}

export function ActivityFilterBar({ choice, onChange, people, withRefusals }: ActivityFilterBarProps) {
  return (
    <FilterBar
      label="Filter the activity"
      onClear={isActivityFiltered(choice) ? () => onChange(clearedActivityParams) : undefined}
    >
      <PeriodFields choice={choice} onChange={onChange} />
      <StudentSelectField value={choice.student ?? ''} onChange={(student) => onChange({ student })} />
      <PersonFilter value={choice.person ?? ''} people={people} onChange={(person) => onChange({ person })} />
      <Field label="Kind">
        <Select value={choice.group ?? ''} onChange={(event) => onChange({ group: event.target.value })}>
          <option value="">Everything</option>
          {Object.entries(activityGroupTexts).map(([value, text]) =>
            (value !== 'refused' && value !== 'sign-ins') || withRefusals ? (
              <option key={value} value={value}>
                {text}
              </option>
            ) : null,
          )}
        </Select>
      </Field>
    </FilterBar>
  );
}

interface PersonFilterProps {
  value: string;
  people: readonly { id: string; name: string }[];
  onChange(person: string): void;
}

function PersonFilter({ value, people, onChange }: PersonFilterProps) {
  return (
    <Field label="Tutor" className="sm:w-44">
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">Everybody</option>
        {value && !people.some(({ id }) => id === value) && <option value={value}>Another person</option>}
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
