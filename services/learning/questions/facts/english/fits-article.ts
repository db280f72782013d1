/** False for an option that “a” or “an” before the gap of the sentence rules out, so that the article gives nothing away. */
export function fitsArticle(sentence: string, option: string): boolean {
  const article = /\b(an?) ____/i.exec(sentence)?.[1]?.toLowerCase();
  return article === undefined || (article === 'an') === /^[aeiou]/i.test(option);
}
