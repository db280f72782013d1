/** The letter of an option: `A` for the index 0. */
export const toOptionLetter = (option: number): string => String.fromCharCode(65 + option);
