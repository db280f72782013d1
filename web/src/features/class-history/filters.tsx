import { causes, periods } from '../../copy/class-history.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import type { Cause, Choice } from './filter.ts';

interface FiltersProps {
  choice: Choice;
  onChange(change: Partial<Record<keyof Choice, string>>): void;
  /** Everybody who stands in the history; without them there is no such filter. */
  tutors?: readonly { id: string; name: string }[] | undefined;
  /** Causes that this list can hold. */
  causesOffered: readonly Cause[];
}

export function Filters({ choice, onChange, tutors, causesOffered }: FiltersProps) {
  const filtered = choice.period !== 'all' || choice.cause !== undefined || choice.tutor !== undefined;
  return (
    <search className="mb-6 flex flex-wrap items-end gap-3" aria-label="Filter the history">
      <Field label="Period" className="w-full sm:w-44">
        <Select value={choice.period} onChange={(event) => onChange({ period: event.target.value })}>
          {Object.entries(periods).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      {choice.period === 'custom' && (
        <>
          <Field label="From" className="flex-1 sm:flex-none">
            <Input type="date" value={choice.from ?? ''} onChange={(event) => onChange({ from: event.target.value })} />
          </Field>
          <Field label="To" className="flex-1 sm:flex-none">
            <Input type="date" value={choice.to ?? ''} onChange={(event) => onChange({ to: event.target.value })} />
          </Field>
        </>
      )}
      <Field label="Cause" className="min-w-0 flex-1 sm:w-52 sm:flex-none">
        <Select value={choice.cause ?? ''} onChange={(event) => onChange({ cause: event.target.value })}>
          <option value="">Every cause</option>
          {causesOffered.map((cause) => (
            <option key={cause} value={cause}>
              {causes[cause]}
            </option>
          ))}
        </Select>
      </Field>
      {tutors && (
        <Field label="Tutor" className="min-w-0 flex-1 sm:w-44 sm:flex-none">
          <Select value={choice.tutor ?? ''} onChange={(event) => onChange({ tutor: event.target.value })}>
            <option value="">Everybody</option>
            {tutors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {filtered && (
        <Button variant="quiet" onClick={() => onChange({ period: '', from: '', to: '', cause: '', tutor: '' })}>
          Show everything
        </Button>
      )}
    </search>
  );
}
