import { isCivilDate } from '#events/values/is-civil-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TypedDateInput } from '../../../ui/typed-date-input.tsx';
import { asOfTexts as copy } from './as-of-copy.ts';
import { isWallClockTime } from './is-wall-clock-time.ts';

interface AsOfFormProps {
  /** Civil date. */
  effective: string;
  /** Time of the centre, `YYYY-MM-DDTHH:mm`; undefined for the end of the day. */
  known: string | undefined;
  today: string;
  onChange(change: { effective?: string; known?: string }): void;
}

/** The day and the time of the two clocks. */
export function AsOfForm({ effective, known, today, onChange }: AsOfFormProps) {
  return (
    <div className="mb-6 grid items-start gap-x-6 gap-y-4 sm:grid-cols-[14rem_18rem_auto]">
      <Field label={copy.effectiveField}>
        <TypedDateInput
          type="date"
          required
          max={today}
          value={effective}
          isValid={isCivilDate}
          onValid={(value) => onChange({ effective: value })}
        />
      </Field>
      <Field label={copy.knownField} hint={copy.knownHint}>
        <TypedDateInput
          type="datetime-local"
          required
          max={`${today}T23:59`}
          value={known ?? `${effective}T23:59`}
          isValid={isWallClockTime}
          onValid={(value) => onChange({ known: value })}
        />
      </Field>
      {known !== undefined && (
        <Button className="justify-self-start sm:mt-7.5" onClick={() => onChange({ known: '' })}>
          {copy.endOfDay}
        </Button>
      )}
    </div>
  );
}
