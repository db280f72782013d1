/** The words of the fields of a type, by their names. */
type Leaf = string | number | boolean | null | undefined;
type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;
type Parts<Value> = Exclude<ItemOf<Value>, Leaf>;
/** The name of a field, and the names of the fields in it. */
type FieldWords<Value> = [Parts<Value>] extends [never]
  ? string
  : string extends keyof Parts<Value>
    ? string
    : readonly [string, WordsOf<Parts<Value>>];
/** A field that has no words here does not compile. */
export type WordsOf<Whole> = { readonly [Name in keyof Whole]-?: FieldWords<NonNullable<Whole[Name]>> };

export interface WordTree {
  readonly [name: string]: string | readonly [string, WordTree];
}

/** Of a field that no packet has, or of a part of the check: `someField` → `some field`. */
export const toLowerWords = (name: string): string =>
  name
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase();

export const findWords = (words: WordTree, name: string) => {
  const found = Object.hasOwn(words, name) ? words[name] : undefined;
  return typeof found === 'string' ? { name: found, inner: {} } : found && { name: found[0], inner: found[1] };
};

/** The fields of a path in words, by the words of what holds them. A place in a list has none. */
export const nameFields = (path: readonly string[], words: WordTree): string[] => {
  let inner = words;
  return path.flatMap((name) => {
    if (/^\d+$/.test(name)) return [];
    const found = findWords(inner, name);
    inner = found?.inner ?? {};
    return [found?.name ?? toLowerWords(name)];
  });
};
