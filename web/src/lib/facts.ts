/** Between two facts of a line: where the line breaks there, the dot ends it rather than beginning the next. */
export const FACT_SEPARATOR = '\u00a0· ';

/** A fact that no line break parts in two. */
export const withoutLineBreaks = (fact: string): string => fact.replaceAll(' ', '\u00a0');
