/** How much longer a pseudo text is than its English text: about as much as a translation into German. */
const GROWTH = 1.4;

/** The fonts of the web have these letters, so that a pseudo text is not drawn in another font. */
const accents: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', c: 'ç', n: 'ñ' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý', C: 'Ç', N: 'Ñ' },
};
const vowels = /[áéíóúýÁÉÍÓÚÝ]/;

/** `Save 3 classes` → `Sáávéé 3 çlááásséés`: each word is longer and has an accent, which tells it from a text that was not translated. */
export function toPseudoText(text: string): string {
  let read = 0;
  let written = 0;
  return text.replaceAll(/\p{L}+/gu, (word) => {
    read += word.length;
    const longer = lengthen(word, Math.max(0, Math.ceil(read * GROWTH) - written - word.length));
    written += longer.length;
    return longer;
  });
}

/** Accents a word and repeats its vowels by turns. A word without a vowel gets one, so that every word has an accent. */
function lengthen(word: string, extra: number): string {
  const letters = [...word].map((letter) => accents[letter] ?? letter);
  const places = letters.flatMap((letter, index) => (vowels.test(letter) ? [index] : []));
  if (places.length === 0) return letters.join('') + 'é'.repeat(Math.max(1, extra));
  const repeats = new Map<number, number>();
  for (let added = 0; added < extra; added += 1) {
    const place = places[added % places.length] as number;
    repeats.set(place, (repeats.get(place) ?? 0) + 1);
  }
  return letters.map((letter, index) => letter + letter.toLowerCase().repeat(repeats.get(index) ?? 0)).join('');
}

/** Whether a word is from a pseudo text. */
export const isPseudoWord = (word: string): boolean => /[áéíóúýçñÁÉÍÓÚÝÇÑ]/.test(word);
