/** What names an option for people: `A` for the index 0. */
export const letterOf = (option: number): string => String.fromCharCode(65 + option);
