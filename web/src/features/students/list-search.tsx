import { Search } from 'lucide-react';
import { Input } from '../../ui/input.tsx';

interface ListSearchProps {
  value: string;
  onChange(text: string): void;
  found: number;
  of: number;
}

export function ListSearch({ value, onChange, found, of }: ListSearchProps) {
  return (
    <search className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="relative w-full sm:max-w-xs">
        <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3 size-4 text-quiet" />
        <Input
          type="search"
          aria-label="Search students"
          placeholder="Name or email"
          className="pl-9"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <p role="status" className="text-sm text-quiet">
        {value.trim() !== '' && `${found} of ${of} shown`}
      </p>
    </search>
  );
}
