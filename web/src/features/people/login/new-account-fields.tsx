import type { ChangeEvent } from 'react';
import { PASSWORD_LENGTH_MIN } from '#events/values/limits.ts';
import { loginTexts } from '../../../copy/login.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import type { LoginFieldErrors } from './sign-in-errors.ts';
import { toPasswordHintText } from './sign-up-copy.ts';

interface NewAccount {
  name: string;
  email: string;
  password: string;
}
interface NewAccountFieldsProps {
  nameLabel: string;
  account: NewAccount;
  errors: LoginFieldErrors;
  onChange(account: NewAccount): void;
}

export function NewAccountFields({ nameLabel, account, errors, onChange }: NewAccountFieldsProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ ...account, [target.name]: target.value });
  return (
    <>
      <Field label={nameLabel} error={errors.name}>
        <Input name="name" autoComplete="name" required value={account.name} onChange={change} />
      </Field>
      <Field label={loginTexts.email} error={errors.email}>
        <Input name="email" type="email" autoComplete="username" required value={account.email} onChange={change} />
      </Field>
      <NewPasswordField
        label={loginTexts.password}
        value={account.password}
        error={errors.password}
        onChange={(password) => onChange({ ...account, password })}
      />
    </>
  );
}

interface NewPasswordFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange(password: string): void;
}

export const NewPasswordField = ({ label, value, error, onChange }: NewPasswordFieldProps) => (
  <Field label={label} hint={toPasswordHintText(PASSWORD_LENGTH_MIN)} error={error}>
    <Input
      name="password"
      type="password"
      autoComplete="new-password"
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
);
