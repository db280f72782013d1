import type { ImportMapping, StudentImportPreview } from '#contracts/student-import.ts';
import { type DateOrder, dateOrders, type ImportField, importFields } from '#events/values/enum-values.ts';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import {
  dateOrderTexts,
  importFieldTexts,
  importTexts,
  toDateOrderHint,
  toDateOrderWarning,
} from './import-students-copy.ts';

const copy = importTexts.columns;

interface ColumnFieldsProps {
  preview: StudentImportPreview;
  pending: boolean;
  onChange(mapping: ImportMapping): void;
  onDateOrder(order: DateOrder): void;
}

/** Which column of the file holds what, and how its dates are read. A change reads the file again. */
export function ColumnFields({ preview, pending, onChange, onDateOrder }: ColumnFieldsProps) {
  const { columns, mapping, dates } = preview;
  const used = new Set(Object.values(mapping));
  const unused = columns.flatMap(({ title }, column) => (used.has(column) || title === '' ? [] : [title]));
  const dateWarning = dates && toDateOrderWarning(dates);
  const choose = (field: ImportField, column: string) => {
    const { [field]: _, ...others } = mapping;
    onChange(column === '' ? others : { ...others, [field]: Number(column) });
  };
  return (
    <section aria-label={copy.heading} className="mb-8">
      <h2 className="mb-1 text-heading">{copy.heading}</h2>
      <p className="mb-4 text-quiet">{copy.text}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {importFields.map((field) => (
          <Field
            key={field}
            label={importFieldTexts[field]}
            error={(field === 'name' || field === 'email') && mapping[field] === undefined ? copy.missing : undefined}
          >
            <Select
              value={mapping[field] ?? ''}
              disabled={pending}
              onChange={({ target }) => choose(field, target.value)}
            >
              <option value="">{copy.none}</option>
              {columns.map(({ title, sample }, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
                <option key={column} value={column}>
                  {copy.toOption(title, sample)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        {dates && (
          <Field label={copy.dateOrder} hint={toDateOrderHint(dates)}>
            <Select
              value={dates.order}
              disabled={pending}
              onChange={({ target }) => onDateOrder(target.value as DateOrder)}
            >
              {dateOrders.map((order) => (
                <option key={order} value={order}>
                  {dateOrderTexts[order]}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {unused.length > 0 && (
        <Notice tone="caution" role="status" className="mt-4">
          {copy.toUnused(unused)}
        </Notice>
      )}
      {dateWarning && (
        <Notice tone="caution" role="status" className="mt-4">
          {dateWarning}
        </Notice>
      )}
      {mapping.note !== undefined && (
        <Notice tone="caution" className="mt-4">
          {copy.noteShown}
        </Notice>
      )}
    </section>
  );
}
