import { beforeEach, expect, test, vi } from 'vitest';
import { canReadAloud, onVoicesChange, readTexts } from './read-texts.ts';

class FakeUtterance {
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  lang = '';
  voice: { name: string } | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Speech that speaks nothing by itself: the test ends each utterance. */
class FakeSpeech extends EventTarget {
  voices = [
    { name: 'Anna', lang: 'de-DE', localService: true },
    { name: 'Remote', lang: 'en-US', localService: false },
  ];
  queue: FakeUtterance[] = [];
  getVoices = () => this.voices;
  speak = (utterance: FakeUtterance) => this.queue.push(utterance);
  /** A browser reports what was cancelled as an error, some time later. */
  cancel = () => {
    this.cancelled.push(...this.queue.splice(0));
  };
  cancelled: FakeUtterance[] = [];
  finishOne = () => this.queue.shift()?.onend?.();
}

let speech: FakeSpeech;
beforeEach(() => {
  speech = new FakeSpeech();
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
});
const queued = () => speech.queue.map(({ text }) => text);

test('canReadAloud: only with an English voice of the device, which may come later', () => {
  const listener = vi.fn<() => void>();
  const stopListening = onVoicesChange(listener);
  expect(canReadAloud()).toBe(false);
  speech.voices = [...speech.voices, { name: 'Oliver', lang: 'en_GB', localService: true }];
  speech.dispatchEvent(new Event('voiceschanged'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(canReadAloud()).toBe(true);
  stopListening();
  speech.dispatchEvent(new Event('voiceschanged'));
  expect(listener).toHaveBeenCalledTimes(1);
  vi.stubGlobal('speechSynthesis', undefined);
  expect(canReadAloud()).toBe(false);
});

test('readTexts: speaks each text in American English, with such a voice if there is one, and ends once after the last', () => {
  speech.voices = [
    { name: 'Oliver', lang: 'en-GB', localService: true },
    { name: 'Samantha', lang: 'en-US', localService: true },
  ];
  const onEnd = vi.fn<() => void>();
  const stop = readTexts(['One.', 'Two.'], onEnd);
  expect(speech.queue.map(({ text, lang, voice }) => [text, lang, voice?.name])).toEqual([
    ['One.', 'en-US', 'Samantha'],
    ['Two.', 'en-US', 'Samantha'],
  ]);
  speech.finishOne();
  expect(onEnd).not.toHaveBeenCalled();
  speech.finishOne();
  stop();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('readTexts: a stop ends it at once, and a failure of the voice ends it too', () => {
  const onEnd = vi.fn<() => void>();
  readTexts(['One.', 'Two.'], onEnd)();
  expect(queued()).toEqual([]);
  expect(onEnd).toHaveBeenCalledTimes(1);
  const failed = vi.fn<() => void>();
  readTexts(['One.', 'Two.'], failed);
  speech.queue[0]?.onerror?.();
  expect(queued()).toEqual([]);
  expect(failed).toHaveBeenCalledTimes(1);
});

test('readTexts: ends what was being read before, and late events of that do not end the new one', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stopFirst = readTexts(['One.'], first);
  const stopSecond = readTexts(['Two.'], second);
  expect(first).toHaveBeenCalledTimes(1);
  speech.cancelled[0]?.onerror?.();
  stopFirst();
  expect(queued()).toEqual(['Two.']);
  expect(second).not.toHaveBeenCalled();
  stopSecond();
});
