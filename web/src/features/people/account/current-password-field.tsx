import { PASSWORD_LENGTH_MAX } from '#events/values/limits.ts';
import type { FieldError } from '../../../api/form-failure.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { changePasswordTexts as copy } from './account-copy.ts';

interface Props {
  value: string;
  error: FieldError | undefined;
  onChange(value: string): void;
}

export const CurrentPasswordField = ({ value, error, onChange }: Props) => (
  <Field label={copy.present} error={error}>
    <Input
      type="password"
      required
      maxLength={PASSWORD_LENGTH_MAX}
      autoComplete="current-password"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
);
