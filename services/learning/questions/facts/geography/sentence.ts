/** The name as it stands within a sentence: “the Netherlands”. */
export const inSentence = ({ name, the }: { readonly name: string; readonly the?: true }): string =>
  the ? `the ${name}` : name;

/** True if a longer word of one name stands in the other, so that one gives the other away: “Niger” and “Nigeria”. */
export const shareWord = (one: string, other: string): boolean => {
  const hasWordOf = (text: string, words: string) =>
    (words.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => text.toLowerCase().includes(word));
  return hasWordOf(one, other) || hasWordOf(other, one);
};
