import { cx } from 'class-variance-authority';
import type { DateSpan, FilterPeriod } from '../lib/period.ts';
import { Field } from './field.tsx';
import { periodFieldTexts, periodTexts } from './periods-copy.ts';
import { Select } from './select.tsx';
import { TypedDateInput } from './typed-date-input.tsx';

interface PeriodFieldsProps {
  choice: DateSpan & { period: FilterPeriod };
  /** An empty text selects “All time”. */
  onChange(change: Partial<Record<'period' | 'from' | 'to', string>>): void;
  /** False where a period must be chosen. */
  offersAll?: boolean;
  /** Class names of the period's field. */
  className?: string;
}

/** Fields that filter a list by a period. */
export function PeriodFields({
  choice: { period, from, to },
  onChange,
  offersAll = true,
  className = 'max-sm:basis-full!',
}: PeriodFieldsProps) {
  const backwards = from !== undefined && to !== undefined && from > to;
  return (
    <>
      <Field label={periodFieldTexts.period} className={cx('sm:min-w-44', className)}>
        <Select value={period} onChange={({ target: { value } }) => onChange({ period: value === 'all' ? '' : value })}>
          {Object.entries(periodTexts)
            .filter(([value]) => offersAll || value !== 'all')
            .map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
        </Select>
      </Field>
      {period === 'custom' && (
        <>
          <Field label={periodFieldTexts.from}>
            <TypedDateInput value={from ?? ''} onValid={(value) => onChange({ from: value })} />
          </Field>
          <Field label={periodFieldTexts.to} error={backwards ? periodFieldTexts.backwards : undefined}>
            <TypedDateInput value={to ?? ''} onValid={(value) => onChange({ to: value })} />
          </Field>
        </>
      )}
    </>
  );
}
