/** `a, b, c, or d`, for at least three words. */
export const enumerate = (words: readonly string[], conjunction: 'and' | 'or'): string =>
  `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1)}`;
