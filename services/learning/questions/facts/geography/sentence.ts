/** The name as it stands within a sentence: “the Netherlands”. */
export const inSentence = ({ name, the }: { readonly name: string; readonly the?: true }): string =>
  the ? `the ${name}` : name;

/** A sentence or option with a capital letter at its beginning. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “Peru”, “Peru and Chile” or “Peru, Chile, and Bolivia”. */
export const joinNames = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;

/** True if a longer word of one name stands in the other, so that one gives the other away: “Niger” and “Nigeria”. */
export const shareWord = (one: string, other: string): boolean => {
  const hasWordOf = (text: string, words: string) =>
    (words.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => text.toLowerCase().includes(word));
  return hasWordOf(one, other) || hasWordOf(other, one);
};
