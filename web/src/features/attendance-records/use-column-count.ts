import { useSyncExternalStore } from 'react';

/** As in the classes `sm:` and `lg:`, by which the columns of the table are shown. */
const wider = [matchMedia('(width >= 40rem)'), matchMedia('(width >= 64rem)')] as const;

const onChange = (changed: () => void) => {
  for (const query of wider) query.addEventListener('change', changed);
  return () => {
    for (const query of wider) query.removeEventListener('change', changed);
  };
};

/** How many columns the table has at this width: a cell that spans more would make new ones. */
export const useColumnCount = (): number =>
  useSyncExternalStore(onChange, () => {
    const [tablet, desk] = wider;
    if (desk.matches) return 6;
    return tablet.matches ? 5 : 3;
  });
