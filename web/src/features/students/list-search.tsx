import { StudentSearch } from '../../ui/search-field.tsx';

interface ListSearchProps {
  value: string;
  onChange(text: string): void;
  found: number;
  of: number;
}

export function ListSearch({ value, onChange, found, of }: ListSearchProps) {
  return (
    <search className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <StudentSearch className="w-full sm:max-w-xs" value={value} onChange={onChange} />
      <p role="status" className="text-sm text-quiet">
        {value.trim() !== '' && `${found} of ${of} shown`}
      </p>
    </search>
  );
}
