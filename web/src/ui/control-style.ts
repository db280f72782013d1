/** The edge and size that every text control shares. 16 px text, or phones zoom into it. */
export const controlStyle =
  'w-full min-w-0 rounded-control border border-edge bg-sheet text-base text-ink hover:border-ink ' +
  'aria-invalid:border-margin disabled:cursor-not-allowed disabled:opacity-60';
