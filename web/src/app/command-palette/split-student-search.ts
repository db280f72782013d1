import { foldText, toSearchWords } from '#events/values/fold-text.ts';

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
  const isOfPage = (word: string) => (page: StudentPage) =>
    word.length >= PAGE_WORD_LENGTH_MIN && ` ${foldText(page.title)}`.includes(` ${word}`);
  const pageWords = words.filter((word) => pages.some(isOfPage(word)));
  const name = words.filter((word) => !pageWords.includes(word)).join(' ');
  const found = pages.filter((page) => pageWords.every((word) => isOfPage(word)(page)));
  return pageWords.length > 0 && name !== '' && found.length > 0 ? { name, pages: found } : undefined;
}
