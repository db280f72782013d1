/** Separator between two facts. At a line break the dot stays at the end of the upper line. */
export const FACT_SEPARATOR = '\u00a0· ';

/** Prevents line breaks within a fact. */
export const preventLineBreaks = (fact: string): string => fact.replaceAll(' ', '\u00a0');
