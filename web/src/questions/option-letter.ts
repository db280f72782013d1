/** What names an option for people: `A` for the index 0. */
export const optionLetter = (option: number): string => String.fromCharCode(65 + option);
