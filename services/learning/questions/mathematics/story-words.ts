/** First names for word problems. */
export const storyNames = ['Maya', 'Omar', 'Nina', 'Ben', 'Zoe', 'Ravi', 'Ada', 'Leo'] as const;
/** Countable things for word problems, in the plural. */
export const storyThings = ['stickers', 'marbles', 'shells', 'cards', 'books', 'pencils', 'apples', 'stamps'] as const;
/** Stores with the things that they have by the hundreds or thousands, for word problems with large numbers. */
export const storyStores = [
  ['bookstore', 'books'],
  ['grocery store', 'apples'],
  ['toy store', 'marbles'],
  ['card store', 'cards'],
  ['craft store', 'stickers'],
  ['school store', 'pencils'],
] as const;
