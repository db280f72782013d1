/** Cells of the tables of a packet: lines on paper, blocks on a phone. */
export const cell =
  'border-t border-rule py-1.5 pr-3 align-top max-sm:block max-sm:border-0 max-sm:py-0 max-sm:print:table-cell print:border-t print:py-1';
export const header = 'py-1.5 pr-3 text-sm font-medium text-quiet';
export const numberCell = 'border-t border-rule py-1.5 pl-3 text-right align-top tabular-nums print:py-1';
export const numberHeader = 'py-1.5 pl-3 text-right text-sm font-medium text-quiet';
