/** First names for word problems. */
export const storyNames = ['Maya', 'Omar', 'Nina', 'Ben', 'Zoe', 'Ravi', 'Ada', 'Leo'] as const;
/** Countable things for word problems, in the plural. */
export const storyThings = ['stickers', 'marbles', 'shells', 'cards', 'books', 'pencils', 'apples', 'stamps'] as const;
