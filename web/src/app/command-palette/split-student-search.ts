import { toSearchWords } from '#events/values/fold-text.ts';
import { findBeginnings } from '../../lib/matches-student-search.ts';

/** A page about one student. */
export interface StudentPage {
  title: string;
  toPath(studentId: string): string;
}

/** Fewer letters begin too many words of titles. */
const PAGE_WORD_LENGTH_MIN = 3;

/**
 * Splits a search like “maya statement” into the pages that some of its words begin and the name that is left. Undefined
 * unless there are both.
 */
export function splitStudentSearch(
  search: string,
  pages: readonly StudentPage[],
): { name: string; pages: readonly StudentPage[] } | undefined {
  const words = toSearchWords(search);
  const titled = pages.map((page) => ({ page, beginsTitleWord: findBeginnings(page.title) }));
  const isPageWord = (word: string) =>
    word.length >= PAGE_WORD_LENGTH_MIN && titled.some(({ beginsTitleWord }) => beginsTitleWord(word));
  const pageWords = words.filter(isPageWord);
  const name = words.filter((word) => !isPageWord(word)).join(' ');
  const found = titled.flatMap(({ page, beginsTitleWord }) => (pageWords.every(beginsTitleWord) ? page : []));
  return pageWords.length > 0 && name !== '' && found.length > 0 ? { name, pages: found } : undefined;
}
