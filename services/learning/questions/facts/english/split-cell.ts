/** The texts of a cell that holds several, written as `one / two / three`. */
export const splitCell = (cell: string): string[] => cell.split(' / ').map((text) => text.trim());
