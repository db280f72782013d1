import type { ComponentProps } from 'react';

/** A button in a line of text that looks like a link, with a target of at least 44 px on touch screens. */
export const LinkButton = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    className="relative text-accent underline underline-offset-2 pointer-coarse:before:absolute pointer-coarse:before:-inset-x-1 pointer-coarse:before:-inset-y-3"
    {...props}
  />
);
