/** A text that must stand in its file exactly once, and what is planted in its place. */
export interface Edit {
  readonly file: string;
  readonly search: string;
  readonly replace: string;
}

/** A fault that the suite must find. */
export interface Mutant {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** The test files that should find it; `.db.test.ts` run with a database. */
  readonly tests: readonly string[];
}

/** The text with the fault in it. Throws unless what is searched for stands there exactly once. */
export const planted = (text: string, { file, search, replace }: Edit): string => {
  const found = text.split(search).length - 1;
  if (found !== 1) throw new Error(`${file} holds ${found} times, not once: ${search}`);
  return text.replace(search, () => replace);
};
