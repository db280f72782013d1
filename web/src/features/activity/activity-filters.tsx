import { StudentFilter } from '../../app/student-filter.tsx';
import { groups } from '../../copy/activity.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PeriodFields } from '../../ui/period-fields.tsx';
import { Select } from '../../ui/select.tsx';
import { type Choice, isFiltered, noFilters } from './filter.ts';

interface ActivityFiltersProps {
  choice: Choice;
  onChange(change: Partial<Record<keyof Choice, string>>): void;
  /** Whose acts can be chosen; missing for those who see their own alone. */
  people: readonly { id: string; name: string }[] | undefined;
}

/** On a phone two in a line where both can be read, else one. */
const fields =
  'mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-start gap-3 sm:flex sm:flex-wrap';

export function ActivityFilters({ choice, onChange, people }: ActivityFiltersProps) {
  return (
    <search className={fields} aria-label="Filter the activity">
      <PeriodFields choice={choice} onChange={onChange} />
      <StudentFilter value={choice.student ?? ''} onChange={(student) => onChange({ student })} />
      {people && (
        <PersonFilter value={choice.person ?? ''} people={people} onChange={(person) => onChange({ person })} />
      )}
      <Field label="Kind" className="sm:w-34">
        <Select value={choice.group ?? ''} onChange={(event) => onChange({ group: event.target.value })}>
          <option value="">Everything</option>
          {Object.entries(groups).map(([value, text]) =>
            value !== 'refused' || people ? (
              <option key={value} value={value}>
                {text}
              </option>
            ) : null,
          )}
        </Select>
      </Field>
      {isFiltered(choice) && (
        <Button variant="quiet" className="col-span-full sm:self-end" onClick={() => onChange(noFilters)}>
          Show everything
        </Button>
      )}
    </search>
  );
}

interface PersonFilterProps {
  value: string;
  people: readonly { id: string; name: string }[];
  onChange(person: string): void;
}

function PersonFilter({ value, people, onChange }: PersonFilterProps) {
  return (
    <Field label="Tutor" className="sm:w-36">
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">Everybody</option>
        {value && !people.some(({ id }) => id === value) && <option value={value}>Somebody else</option>}
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
