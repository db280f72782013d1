import { EMAIL_LENGTH_MAX } from '#events/values/limits.ts';
import { StudentSearch } from '../../ui/search-field.tsx';

interface StudentListSearchProps {
  value: string;
  onChange(text: string): void;
  /** The number of students found; undefined while it loads. */
  found: number | undefined;
  of: number | undefined;
}

export function StudentListSearch({ value, onChange, found, of }: StudentListSearchProps) {
  return (
    <search className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <StudentSearch className="w-full sm:max-w-xs" maxLength={EMAIL_LENGTH_MAX} value={value} onChange={onChange} />
      <p role="status" className="text-sm text-quiet">
        {value.trim() !== '' && found !== undefined && of !== undefined && `${found} of ${of} shown`}
      </p>
    </search>
  );
}
