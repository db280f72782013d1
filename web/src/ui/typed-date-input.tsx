import { type ComponentProps, useState } from 'react';
import { Input } from './input.tsx';

interface TypedDateInputProps extends Omit<ComponentProps<typeof Input>, 'onChange' | 'onBlur'> {
  value: string;
  /** By default, a date since 1900, because a date field has only days that exist, or none where none is required. */
  isValid?(value: string): boolean;
  onValid(value: string): void;
}

/**
 * A field for a date, or for a time with another `type`. A year that is typed passes through years such as 0002, which stay in the field until the
 * value is valid or the field is left.
 */
export function TypedDateInput({
  value,
  isValid = (date) => date >= '1900' || (date === '' && !props.required),
  onValid,
  ...props
}: TypedDateInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      type="date"
      {...props}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isValid(target.value)) onValid(target.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
