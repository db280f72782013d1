import { everybodyText } from '../../../copy/common.ts';
import { StudentSelectField } from '../../../shared/students/student-select-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { PeriodFields } from '../../../ui/period-fields.tsx';
import { Select } from '../../../ui/select.tsx';
import { type ActivityAddressParams, clearedActivityParams, isActivityFiltered } from './activity-address-params.ts';
import { activityGroupTexts, activityFilterTexts as copy } from './activity-copy.ts';

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
      label={copy.label}
      onClear={isActivityFiltered(choice) ? () => onChange(clearedActivityParams) : undefined}
    >
      <PeriodFields choice={choice} onChange={onChange} />
      <StudentSelectField value={choice.student ?? ''} onChange={(student) => onChange({ student })} />
      <PersonFilter value={choice.person ?? ''} people={people} onChange={(person) => onChange({ person })} />
      <Field label={copy.kind}>
        <Select value={choice.group ?? ''} onChange={(event) => onChange({ group: event.target.value })}>
          <option value="">{copy.everything}</option>
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
    <Field label={copy.tutor} className="sm:w-44">
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{everybodyText}</option>
        {value && !people.some(({ id }) => id === value) && <option value={value}>{copy.another}</option>}
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
