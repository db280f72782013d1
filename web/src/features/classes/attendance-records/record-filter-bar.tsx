import { attendanceStatusTexts } from '../../../copy/attendance.ts';
import { statusText } from '../../../copy/common.ts';
import { GroupSelectField } from '../../../shared/groups/group-select-field.tsx';
import { StudentSelectField } from '../../../shared/students/student-select-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { PeriodFields } from '../../../ui/period-fields.tsx';
import { Select } from '../../../ui/select.tsx';
import { recordFilterTexts } from './attendance-records-copy.ts';
import { areRecordsFiltered, clearedRecordFilterParams, type RecordAddressParams } from './record-address-params.ts';
import type { ChangeRecordParams } from './use-record-address-params.ts';

export function RecordFilterBar({ choice, onChange }: { choice: RecordAddressParams; onChange: ChangeRecordParams }) {
  return (
    <FilterBar
      label={recordFilterTexts.label}
      onClear={areRecordsFiltered(choice) ? () => onChange(clearedRecordFilterParams) : undefined}
    >
      <StudentSelectField value={choice.student ?? ''} onChange={(student) => onChange({ student })} />
      <GroupSelectField value={choice.group ?? ''} onChange={(group) => onChange({ group })} />
      <Field label={statusText} className="sm:min-w-40">
        <Select value={choice.status ?? ''} onChange={(event) => onChange({ status: event.target.value })}>
          <option value="">{recordFilterTexts.everyStatus}</option>
          {Object.entries(attendanceStatusTexts).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      <PeriodFields choice={choice} onChange={onChange} className="" />
    </FilterBar>
  );
}
