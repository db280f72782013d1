import { cx } from 'class-variance-authority';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { nameOrEmailText, searchStudentsText } from '../copy/common.ts';
import { Input } from './input.tsx';

interface SearchFieldProps extends Omit<ComponentProps<typeof Input>, 'type' | 'onChange'> {
  /** Says what the field searches, because there is no space for a visible label. */
  'aria-label': string;
  onChange(text: string): void;
}

/** A field that filters a list as the person types. `className` styles the wrapper. */
export function SearchField({ className, onChange, ...props }: SearchFieldProps) {
  return (
    <span className={cx('relative', className)}>
      <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3 size-4 text-quiet" />
      <Input
        type="search"
        // Chrome reserves space for its clear button also in an empty field.
        className="pl-9 placeholder-shown:[&::-webkit-search-cancel-button]:hidden"
        onChange={({ target }) => onChange(target.value)}
        {...props}
      />
    </span>
  );
}

/** Searches a list of students as `matchesStudentSearch` does. */
export const StudentSearch = (props: Omit<SearchFieldProps, 'aria-label'> & { 'aria-label'?: string }) => (
  <SearchField aria-label={searchStudentsText} placeholder={nameOrEmailText} {...props} />
);
