import { type ComponentProps, useState } from 'react';
import { Input } from './input.tsx';

interface TypedDateInputProps extends Omit<ComponentProps<typeof Input>, 'onChange' | 'onBlur'> {
  value: string;
  isValid(value: string): boolean;
  onValid(value: string): void;
}

/**
 * A field for a date or a time. A year that is typed passes through years such as 0002, which stay in the field until the
 * value is valid or the field is left.
 */
export function TypedDateInput({ value, isValid, onValid, ...props }: TypedDateInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
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
