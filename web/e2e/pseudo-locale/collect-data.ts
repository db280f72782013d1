import type { Page, Response } from 'playwright-core';

/** Texts that are data and not translated. */
export interface KnownData {
  /** Takes them out of a text. */
  removeFrom(text: string): Promise<string>;
}

/** A value for programs, such as `present` or `sign-in-failed`. A screen that shows it as it is has forgotten its text. */
const codeValue = /^[a-z]+([-_][a-z]+)*$/;

/** Collects the texts of all answers of the API that the page gets from now on, besides the known ones. */
export function collectData(page: Page, known: readonly string[]): KnownData {
  const texts = new Set(known);
  const reading: Promise<void>[] = [];
  const read = async (response: Response) => {
    // The answer to a page that was left cannot be read any more.
    const answer: unknown = await response.json().catch(() => null);
    for (const text of listStrings(answer)) texts.add(text);
  };
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json')) reading.push(read(response));
  });
  return {
    async removeFrom(text) {
      await Promise.all(reading.splice(0));
      const found = [...texts].filter((each) => text.includes(each)).toSorted((a, b) => b.length - a.length);
      return found.reduce((rest, each) => rest.replaceAll(toWholeWords(each), ' '), text);
    },
  };
}

/** All texts in a value of JSON that have a letter, as screens show them. */
export const listStrings = (value: unknown): string[] => {
  if (typeof value === 'string') return /\p{L}/u.test(value) && !codeValue.test(value) ? toShownForms(value) : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
};

/** Names of time zones are shown with spaces, the halves of an e-mail address on two lines, and hashes without their middle. */
const toShownForms = (value: string): string[] => {
  const text = normalizeSpace(value);
  if (/^(\d+:)?[0-9a-f]{64}$/.test(text)) return [text, text.replace(/^\d+:/, '').slice(0, 6), text.slice(-6)];
  return /^\S+@\S+$/.test(text) ? [text, ...text.split(/(?=@)/)] : [text, text.replaceAll('_', ' ')];
};

/** One kind of space, and no marks of the writing direction. */
export const normalizeSpace = (text: string): string =>
  text
    .replaceAll(/[\u2066-\u2069\u200b]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const toWholeWords = (text: string): RegExp => new RegExp(`(?<!\\p{L})${RegExp.escape(text)}(?!\\p{L})`, 'gu');
