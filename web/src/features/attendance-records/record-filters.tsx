import * as copy from '../../copy/attendance-records.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PeriodFields } from '../../ui/period-fields.tsx';
import { Select } from '../../ui/select.tsx';
import { type Choice, isFiltered, noFilters } from './filter.ts';
import { StudentFilter } from './student-filter.tsx';
import type { ChangeChoice } from './use-choice.ts';

/** On a phone two in a line where both can be read, else one. */
const fields =
  'mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-start gap-3 sm:flex sm:flex-wrap';

export function RecordFilters({ choice, onChange }: { choice: Choice; onChange: ChangeChoice }) {
  return (
    <search className={fields} aria-label="Filter the records">
      <StudentFilter value={choice.student ?? ''} onChange={(student) => onChange({ student })} />
      <Field label="Status" className="sm:w-40">
        <Select value={choice.status ?? ''} onChange={(event) => onChange({ status: event.target.value })}>
          <option value="">Every status</option>
          {Object.entries(copy.statuses).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      <PeriodFields choice={choice} onChange={onChange} className="" />
      {isFiltered(choice) && (
        <Button variant="quiet" className="col-span-full sm:self-end" onClick={() => onChange(noFilters)}>
          {copy.nothingChosen.clear}
        </Button>
      )}
    </search>
  );
}
