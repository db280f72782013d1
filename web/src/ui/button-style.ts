import { cva } from 'class-variance-authority';

/** Style of buttons and of links that look like buttons. Every size has a target of at least 44 px. */
export const buttonStyle = cva(
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-semibold min-w-fit max-w-full text-center text-balance ' +
    'select-none disabled:opacity-60 disabled:cursor-not-allowed aria-disabled:opacity-75 [&_svg]:size-[1.125em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong',
        secondary: 'border-edge bg-sheet text-ink hover:bg-hover',
        danger: 'border-margin bg-margin text-on-margin hover:border-margin-strong hover:bg-margin-strong',
        quiet: 'border-transparent bg-transparent text-ink hover:bg-hover',
        'quiet-danger': 'border-transparent bg-transparent text-margin hover:bg-tint-margin',
      },
      size: {
        medium: 'min-h-11 px-4 py-2 text-base',
        small: "min-h-9 px-3 py-1 text-sm after:absolute after:inset-x-0 after:-inset-y-1 after:content-['']",
        icon: 'size-11',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'medium' },
  },
);

/** Style of a small button beside a text, which looks like a link. Its target is larger for fingers. */
export const textButtonStyle =
  'relative z-10 text-sm text-accent underline underline-offset-2 ' +
  'pointer-coarse:before:absolute pointer-coarse:before:-inset-x-1 pointer-coarse:before:-inset-y-2.5';
