import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ReadAloudButton } from './read-aloud-button.tsx';

const question = { text: 'What is 3 × 4?', figure: null, options: ['12', '7', '34', '1'] };
const speakWith = (...voices: { lang: string; localService: boolean }[]) =>
  vi.stubGlobal('speechSynthesis', Object.assign(new EventTarget(), { getVoices: () => voices }));
const isOffered = (grade: number | undefined) =>
  renderToString(<ReadAloudButton question={question} grade={grade} />).includes('Read aloud');

test('ReadAloudButton: is there in grades 1 to 3 alone', () => {
  speakWith({ lang: 'en-US', localService: true });
  expect([1, 3, 4, 12, undefined].map(isOffered)).toEqual([true, true, false, false, false]);
});

test('ReadAloudButton: is not there without speech or without an English voice of the device', () => {
  expect(isOffered(1)).toBe(false);
  speakWith();
  expect(isOffered(1)).toBe(false);
  speakWith({ lang: 'es-MX', localService: true }, { lang: 'en-US', localService: false });
  expect(isOffered(1)).toBe(false);
});
