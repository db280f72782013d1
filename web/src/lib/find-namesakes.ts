import { foldText } from '#events/values/fold-text.ts';

/**
 * Capitals of other scripts that look like Latin ones (Unicode TR39), Cyrillic and then Greek, each above its Latin letter.
 * The sign-up compares names by the whole table, which is too large for a page.
 */
const alike = 'АВЕКМНОРСТУХІЈЅ' + 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const latin = 'ABEKMHOPCTYXIJS' + 'ABEZHIKMNOPTYX';
const latinByAlike = new Map([...alike].map((letter, index) => [letter, latin[index]]));

/** Equal for names that a person may take for each other. */
const toLookalikeKey = (name: string): string =>
  foldText(name)
    .toUpperCase()
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => latinByAlike.get(letter) ?? letter);

/** The ids of the students whose name equals that of another student, or looks like it. */
export function findNamesakes(
  students: readonly { readonly id: string; readonly name: string }[],
): ReadonlySet<string> {
  const byKey = Map.groupBy(students, ({ name }) => toLookalikeKey(name));
  return new Set([...byKey.values()].filter((group) => group.length > 1).flatMap((group) => group.map(({ id }) => id)));
}
