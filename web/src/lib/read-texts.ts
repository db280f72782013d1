/** Reads texts aloud with the speech of the browser. */

const LANGUAGE = 'en-US';
/** A little slower than the voices speak by themselves, for children who learn to read. */
const RATE = 0.9;

/** What is being read. It also keeps the utterances: Chromium drops those that nothing else holds, with their events. */
let current: { readonly utterances: readonly SpeechSynthesisUtterance[]; readonly onEnd: () => void } | undefined;

/** Undefined in a browser without speech. */
const findSpeech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** An English voice of the device itself. Other voices send the texts to the server of their maker. */
function findVoice(): SpeechSynthesisVoice | undefined {
  const voices = (findSpeech()?.getVoices() ?? []).filter(
    ({ lang, localService }) => localService && /^en(?![a-z])/i.test(lang),
  );
  return voices.find(({ lang }) => lang.replace('_', '-') === LANGUAGE) ?? voices[0];
}

export const canReadAloud = (): boolean => findVoice() !== undefined;

/** Some browsers have their voices only some time after they were asked for. */
export function onVoicesChange(listener: () => void): () => void {
  const speech = findSpeech();
  speech?.addEventListener('voiceschanged', listener);
  return () => speech?.removeEventListener('voiceschanged', listener);
}

/**
 * Reads the texts one after the other, and ends what was being read before. The returned function ends it early. `onEnd` is
 * called once, however it ends.
 */
export function readTexts(texts: readonly string[], onEnd: () => void): () => void {
  endReading(current);
  const voice = findVoice() ?? null;
  const utterances = texts.map((text) =>
    Object.assign(new SpeechSynthesisUtterance(text), { lang: LANGUAGE, rate: RATE, voice }),
  );
  const own = { utterances, onEnd };
  const end = () => endReading(own);
  for (const [index, utterance] of utterances.entries()) {
    if (index === utterances.length - 1) utterance.onend = end;
    utterance.onerror = end;
  }
  current = own;
  for (const utterance of utterances) findSpeech()?.speak(utterance);
  return end;
}

function endReading(reading: typeof current): void {
  if (reading === undefined || reading !== current) return;
  current = undefined;
  findSpeech()?.cancel();
  reading.onEnd();
}

// The browser loads its voices when they are first asked for, so that they are there when the first question is shown.
findSpeech()?.getVoices();
