import { EMAIL_LENGTH_MAX, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#events/values/limits.ts';
import type { FieldError } from '../../../api/form-failure.ts';
import { firstPasswordCountsText, reloadedBeforeAnswerText } from '../../../copy/forms.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { credentialTexts } from './student-management-copy.ts';

/** After a reload, the notice of a dialog adds that the password of the earlier attempt counts. */
export const toPasswordNotice = (notice: string | undefined): string | undefined =>
  notice === reloadedBeforeAnswerText ? `${notice} ${firstPasswordCountsText}` : notice;

interface Credential {
  value: string;
  onChange(text: string): void;
  error: FieldError | undefined;
}

/** The e-mail address and password that the tutor chooses for a student. Browsers must not fill in the tutor's own. */
export function StudentCredentialFields({ email, password }: { email: Credential; password: Credential }) {
  return (
    <>
      <Field label={credentialTexts.email} error={email.error}>
        <Input
          type="email"
          required
          maxLength={EMAIL_LENGTH_MAX}
          autoComplete="off"
          value={email.value}
          onChange={({ target }) => email.onChange(target.value)}
        />
      </Field>
      <Field
        label={credentialTexts.password}
        hint={credentialTexts.toPasswordHint(PASSWORD_LENGTH_MIN)}
        error={password.error}
      >
        <Input
          type="password"
          required
          maxLength={PASSWORD_LENGTH_MAX}
          autoComplete="new-password"
          value={password.value}
          onChange={({ target }) => password.onChange(target.value)}
        />
      </Field>
    </>
  );
}
