/** Whom and what little stories are about. */
export const names = ['Maya', 'Omar', 'Nina', 'Ben', 'Zoe', 'Ravi', 'Ada', 'Leo'] as const;
export const things = ['stickers', 'marbles', 'shells', 'cards', 'books', 'pencils', 'apples', 'stamps'] as const;
