import { currentReasonCodes } from '#events/values/enum-values.ts';
import { historyCauseTexts } from '../../../copy/class-history.ts';
import { everybodyText, reasonText } from '../../../copy/common.ts';
import { groupNowText } from '../../../copy/groups.ts';
import { toReasonCodeText } from '../../../copy/reason-codes.ts';
import { GroupSelectField } from '../../../shared/group-select.tsx';
import { StudentSelectField } from '../../../shared/students/student-select-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { PeriodFields } from '../../../ui/period-fields.tsx';
import { Select } from '../../../ui/select.tsx';
import { historyFilterTexts as copy } from './class-history-page-copy.ts';
import {
  clearedHistoryParams,
  type HistoryAddressParams,
  type HistoryCause,
  isHistoryFiltered,
} from './history-address-params.ts';

interface HistoryFilterBarProps {
  choice: HistoryAddressParams;
  onChange(change: Partial<Record<keyof HistoryAddressParams, string>>): void;
  /** Tutors that occur in the history. Without them there is no filter by tutor. */
  tutors?: readonly { id: string; name: string }[] | undefined;
  /** Causes that this list can contain. */
  causesOffered: readonly HistoryCause[];
  /** True to add filters by student and by group. */
  withStudent?: boolean;
}

export function HistoryFilterBar({
  choice,
  onChange,
  tutors,
  causesOffered,
  withStudent = false,
}: HistoryFilterBarProps) {
  return (
    <FilterBar
      label={copy.label}
      onClear={isHistoryFiltered(choice) ? () => onChange(clearedHistoryParams) : undefined}
    >
      <PeriodFields choice={choice} onChange={onChange} />
      {withStudent && (
        <>
          <StudentSelectField value={choice.student ?? ''} onChange={(student) => onChange({ student })} />
          <GroupSelectField label={groupNowText} value={choice.group ?? ''} onChange={(group) => onChange({ group })} />
        </>
      )}
      <Field label={copy.type} className="sm:min-w-52">
        <Select value={choice.cause ?? ''} onChange={(event) => onChange({ cause: event.target.value })}>
          <option value="">{copy.allTypes}</option>
          {causesOffered.map((cause) => (
            <option key={cause} value={cause}>
              {historyCauseTexts[cause]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={reasonText} className="sm:min-w-52">
        <Select value={choice.code ?? ''} onChange={(event) => onChange({ code: event.target.value })}>
          <option value="">{copy.allReasons}</option>
          {choice.code && !currentReasonCodes.includes(choice.code) && (
            <option value={choice.code}>{toReasonCodeText(choice.code)}</option>
          )}
          {currentReasonCodes.map((code) => (
            <option key={code} value={code}>
              {toReasonCodeText(code)}
            </option>
          ))}
        </Select>
      </Field>
      {tutors && (
        <Field label={copy.tutor} className="sm:w-44">
          <Select value={choice.tutor ?? ''} onChange={(event) => onChange({ tutor: event.target.value })}>
            <option value="">{everybodyText}</option>
            {choice.tutor && !tutors.some(({ id }) => id === choice.tutor) && (
              <option value={choice.tutor}>{copy.otherTutor}</option>
            )}
            {tutors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={copy.order} className="sm:min-w-44">
        <Select value={choice.order ?? ''} onChange={(event) => onChange({ order: event.target.value })}>
          <option value="">{copy.byClassDay}</option>
          <option value="recorded">{copy.byRecording}</option>
        </Select>
      </Field>
    </FilterBar>
  );
}
