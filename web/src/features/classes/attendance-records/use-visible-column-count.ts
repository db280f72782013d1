import { useSyncExternalStore } from 'react';

/** The breakpoints `sm:` and `lg:`, from which more columns are visible. */
const breakpoints = [matchMedia('(width >= 40rem)'), matchMedia('(width >= 64rem)')] as const;

const onChange = (changed: () => void) => {
  for (const query of breakpoints) query.addEventListener('change', changed);
  return () => {
    for (const query of breakpoints) query.removeEventListener('change', changed);
  };
};

/** The number of visible columns. A cell must not span more, because the table would get additional columns. */
export const useVisibleColumnCount = (): number =>
  useSyncExternalStore(onChange, () => {
    const [tablet, desk] = breakpoints;
    if (desk.matches) return 6;
    return tablet.matches ? 5 : 3;
  });
