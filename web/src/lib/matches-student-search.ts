import { foldText, toPersonSearchText, toSearchWords } from '#events/values/fold-text.ts';

/** True when each typed word is found in the name or the e-mail address. The server's searches find the same people. */
export function matchesStudentSearch(student: { name: string; email: string }, search: string): boolean {
  const text = toPersonSearchText(student);
  const line = text.replace(/\n.*/, '');
  return toSearchWords(search).every((word) => (word.includes('@') ? text : line).includes(word));
}

/** Whether each typed word is found in the text or begins one of the synonyms, which are separated by spaces. */
export function containsEveryWord(text: string, search: string, synonyms = ''): boolean {
  const [folded, beginsSynonym] = [foldText(text), findBeginnings(synonyms)];
  return toSearchWords(search).every((word) => folded.includes(word) || beginsSynonym(word));
}

/** Returns whether a folded word begins one of the words of the text. */
export function findBeginnings(text: string): (word: string) => boolean {
  const words = ` ${foldText(text)}`;
  return (word) => words.includes(` ${word}`);
}
