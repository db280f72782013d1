import type { ComponentProps } from 'react';

/** An address that breaks before its @ where it does not fit on a line. */
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
