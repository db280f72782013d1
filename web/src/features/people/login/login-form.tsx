import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import type { useLoginForm } from './use-login-form.ts';

interface LoginFormProps extends Pick<ReturnType<typeof useLoginForm>, 'refusal' | 'submit'> {
  /** Above the refusal. */
  head?: ReactNode;
  className?: string;
  /** The fields and the buttons. */
  children: ReactNode;
}

/** A form of the login page, with the refusal that is about no field of it. */
export const LoginForm = ({ refusal, submit, head, className, children }: LoginFormProps) => (
  <form noValidate onSubmit={submit} className={cx('flex flex-col gap-5', className)}>
    {head}
    {refusal && (
      <Notice tone="danger" className="under-failure-toast:invisible">
        {refusal}
      </Notice>
    )}
    {children}
  </form>
);
