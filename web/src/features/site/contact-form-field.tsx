import type { ReactNode } from 'react';
import { FORM_FOCUS_ATTRIBUTE, toFormPlaceholder } from '#contracts/page-placeholders.ts';

interface ContactFormFieldProps {
  name: 'name' | 'contact' | 'message';
  label: string;
  children(control: Record<string, unknown>): ReactNode;
}

/** A field whose value and error the server fills in. The error takes no space while it is empty. */
export const ContactFormField = ({ name, label, children }: ContactFormFieldProps) => (
  <div className="flex flex-col gap-1.5">
    <label htmlFor={name} className="font-semibold">
      {label}
    </label>
    {children({
      ...{ id: name, name, required: true, defaultValue: toFormPlaceholder(`value.${name}`) },
      [FORM_FOCUS_ATTRIBUTE]: name,
      'aria-invalid': toFormPlaceholder(`invalid.${name}`),
      'aria-describedby': `${name}-error`,
    })}
    <p id={`${name}-error`} className="text-sm text-margin empty:hidden">
      {toFormPlaceholder(`error.${name}`)}
    </p>
  </div>
);
