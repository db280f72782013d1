import { assignTexts as copy } from '../../../copy/assigned-practice.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

interface StudentTicksProps {
  students: readonly { readonly id: string; readonly name: string }[];
  /** Ids of the students who are not ticked. */
  leftOut: readonly string[];
  onChange(leftOut: readonly string[]): void;
  error: string | undefined;
}

/** A checkbox for each student of a group. */
export const StudentTicks = ({ students, leftOut, onChange, error }: StudentTicksProps) => (
  <Field label={copy.students} group error={error}>
    <Sheet>
      <ul className="grid max-h-72 overflow-y-auto *:-mb-px *:border-b *:border-rule sm:grid-cols-2">
        {students.map(({ id, name }) => (
          <li key={id}>
            <label
              htmlFor={`assign-${id}`}
              className="flex h-full min-h-11 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-hover"
            >
              <Checkbox
                id={`assign-${id}`}
                checked={!leftOut.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? leftOut.filter((other) => other !== id) : [...leftOut, id])
                }
              />
              <span className="min-w-0 wrap-anywhere">
                <BidiIsolatedName name={name} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Sheet>
  </Field>
);
