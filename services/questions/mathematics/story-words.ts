/** Names of people and things for word problems. */
export const storyNames = ['Maya', 'Omar', 'Nina', 'Ben', 'Zoe', 'Ravi', 'Ada', 'Leo'] as const;
export const storyThings = ['stickers', 'marbles', 'shells', 'cards', 'books', 'pencils', 'apples', 'stamps'] as const;
