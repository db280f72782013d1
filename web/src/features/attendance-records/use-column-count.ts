import { useSyncExternalStore } from 'react';

/** The breakpoints of `sm:` and `lg:`, at which columns appear. */
const wider = [matchMedia('(width >= 40rem)'), matchMedia('(width >= 64rem)')] as const;

const onChange = (changed: () => void) => {
  for (const query of wider) query.addEventListener('change', changed);
  return () => {
    for (const query of wider) query.removeEventListener('change', changed);
  };
};

/** The number of visible columns; a cell that spans more would add columns. */
export const useColumnCount = (): number =>
  useSyncExternalStore(onChange, () => {
    const [tablet, desk] = wider;
    if (desk.matches) return 6;
    return tablet.matches ? 5 : 3;
  });
