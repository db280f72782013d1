import { useState } from 'react';
import { NOTE_LENGTH_MAX } from '#events/values/limits.ts';
import type { FieldError } from '../api/form-failure.ts';
import { privateNoteTexts as copy } from '../copy/forms.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Textarea } from './input.tsx';

interface PrivateNoteFieldProps {
  value: string;
  onChange(note: string): void;
  error?: FieldError | undefined;
}

/** A note that only tutors read. Most marks have none, so the field is behind a button until there is one. */
export function PrivateNoteField({ value, onChange, error }: PrivateNoteFieldProps) {
  const [opened, setOpened] = useState(false);
  if (!opened && value === '')
    return (
      <Button variant="quiet" size="small" className="-mt-2 -ml-3 self-start" onClick={() => setOpened(true)}>
        {copy.add}
      </Button>
    );
  return (
    <Field label={copy.label} optional hint={copy.hint} error={error}>
      <Textarea
        // The field takes the place of the button that had the focus.
        autoFocus={opened}
        maxLength={NOTE_LENGTH_MAX}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
