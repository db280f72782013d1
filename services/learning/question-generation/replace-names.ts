const REPLACEMENT = 'a student';
/** Shorter parts of names, such as “Al”, are too often other words. */
const PART_LENGTH_MIN = 3;

/** Replaces full names by “a student”, in any case. A topic may be about somebody famous with a student's first name. */
export const replaceFullNames = (text: string, names: readonly string[]): string => replaceWords(text, names, 'giu');

/** Replaces full names and first names by “a student” in any case, and other parts of names where they begin with a capital. */
export function replaceNames(text: string, names: readonly string[]): string {
  const parts = names.map((name) => name.split(/\s+/).filter((part) => part.length >= PART_LENGTH_MIN));
  const firstNames = parts.flatMap(([first]) => first ?? []);
  const otherNames = parts.flatMap(([, ...others]) => others).filter((name) => /^\p{Lu}/u.test(name));
  return replaceWords(replaceWords(replaceFullNames(text, names), firstNames, 'giu'), otherNames, 'gu');
}

function replaceWords(text: string, names: readonly string[], flags: string): string {
  const patterns = [...new Set(names)].filter((name) => name.trim() !== '').map(toPattern);
  if (patterns.length === 0) return text;
  return text.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, flags),
    REPLACEMENT,
  );
}

const toPattern = (name: string): string => name.trim().split(/\s+/).map(RegExp.escape).join('\\s+');
