import type { ImportMapping, StudentImportPreview } from '#contracts/student-import.ts';
import { type ImportField, importFields } from '#events/values/enum-values.ts';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { importFieldTexts, importTexts } from './import-students-copy.ts';

const copy = importTexts.columns;

interface ColumnFieldsProps {
  preview: StudentImportPreview;
  pending: boolean;
  onChange(mapping: ImportMapping): void;
}

/** Which column of the file holds what. A change reads the file again. */
export function ColumnFields({ preview: { columns, mapping }, pending, onChange }: ColumnFieldsProps) {
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
          <Field key={field} label={importFieldTexts[field]}>
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
      </div>
      {mapping.note !== undefined && (
        <Notice tone="caution" className="mt-4">
          {copy.noteShown}
        </Notice>
      )}
    </section>
  );
}
