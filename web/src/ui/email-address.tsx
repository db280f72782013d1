import type { ComponentProps } from 'react';

/** An e-mail address that wraps before its @. */
export function EmailAddress({ address, ...props }: ComponentProps<'span'> & { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <span {...props}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
