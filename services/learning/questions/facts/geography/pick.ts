const HASH_BASE = 31;
const HASH_LIMIT = 1_000_003;

/** Chooses one of a list by a key: always the same for the same key, and different ones for different keys. */
export const pickBy = <Item>(key: string, list: readonly Item[]): Item => {
  const hash = [...key].reduce((sum, letter) => (sum * HASH_BASE + letter.charCodeAt(0)) % HASH_LIMIT, 0);
  return list[hash % list.length] as Item;
};
