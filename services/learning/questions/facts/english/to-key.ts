const KEY_LENGTH_MAX = 60;

/** The key of a row, made from its words: `The cat’s hat.` → `the-cats-hat`. */
export const toKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’'“”]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, KEY_LENGTH_MAX);
