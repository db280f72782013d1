import type { ClassHistoryEntry } from '#contracts/classes.ts';
import { toHistoryRowText } from '../../../copy/class-history.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import type { RetryableQuery } from '../../../page/use-retry-while-unreachable.ts';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { resolveTexts as copy } from './cases-copy.ts';

interface CorrectionFieldProps {
  query: RetryableQuery & { data?: unknown };
  /** The rows that were recorded since the case was opened, newest first. */
  corrections: readonly ClassHistoryEntry[];
  value: string | undefined;
  onChange(id: string): void;
  error?: string | undefined;
}

/** Chooses the row of the class history that corrected the classes. */
export function CorrectionField({ query, corrections, value, onChange, error }: CorrectionFieldProps) {
  if (query.data === undefined) {
    if (query.error !== undefined) return <LoadFailure title={copy.correctionsFailed} query={query} />;
    return <Spinner label={copy.loadingCorrections} />;
  }
  if (corrections.length === 0) return <Notice tone="caution">{copy.noCorrection}</Notice>;
  return (
    <Field label={copy.correction} error={error}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        {corrections.map((row) => (
          <option key={row.id} value={row.id}>
            {toHistoryRowText(row)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
