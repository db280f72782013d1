import { useCallback, useState } from 'react';

/** Two rising notes, E5 and A5, in hertz, each with its start in seconds. */
const notes = [
  { frequency: 659.25, at: 0 },
  { frequency: 880, at: 0.09 },
];
const NOTE_SECONDS = 0.16;
const LOUDEST = 0.12;

const toStorageKey = (studentId: string) => `practice-sound/${studentId}`;

/** Whether this student wants to hear right answers on this device. Off until the student switches it on. */
export function useAnswerSound(studentId: string) {
  const [on, setOn] = useState(() => readChoice(studentId));
  const toggle = () => {
    setOn(!on);
    keepChoice(studentId, !on);
    if (!on) playRightAnswer();
  };
  return { on, toggle, play: useCallback(() => on && playRightAnswer(), [on]) };
}

function readChoice(studentId: string): boolean {
  try {
    return localStorage.getItem(toStorageKey(studentId)) === 'on';
  } catch {
    // Browsers that block storage throw.
    return false;
  }
}

function keepChoice(studentId: string, on: boolean): void {
  try {
    if (on) localStorage.setItem(toStorageKey(studentId), 'on');
    else localStorage.removeItem(toStorageKey(studentId));
  } catch {
    // The choice then lasts as long as the page.
  }
}

let context: AudioContext | undefined;

function playRightAnswer(): void {
  context ??= new AudioContext();
  const { currentTime: now } = context;
  for (const { frequency, at } of notes) {
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0, now + at);
    loudness.gain.linearRampToValueAtTime(LOUDEST, now + at + 0.01);
    loudness.gain.linearRampToValueAtTime(0, now + at + NOTE_SECONDS);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + NOTE_SECONDS);
  }
}
