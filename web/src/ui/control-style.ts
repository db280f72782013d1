/** Border and text size of all text controls. Phones zoom into controls with text below 16 px. */
export const controlStyle =
  'w-full min-w-0 rounded-control border border-edge bg-sheet text-base text-ink hover:border-ink ' +
  'aria-invalid:border-margin disabled:cursor-not-allowed disabled:opacity-60';
