import { useEffect, useEffectEvent, useState } from 'react';

/** How long each event is shown while the replay plays. */
const EVENT_MS = 1_000;

interface Playback {
  isPlaying: boolean;
  /** Shows another frame and pauses. */
  moveTo(index: number): void;
  /** Plays on, from the first frame if the last one is shown, or pauses. */
  toggle(): void;
}

/** Shows the frames one after another, until the last one. */
export function usePlayback(index: number, last: number, show: (index: number) => void): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const showNext = useEffectEvent(() => {
    show(index + 1);
    if (index + 1 >= last) setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(showNext, EVENT_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return {
    isPlaying,
    moveTo(next) {
      setPlaying(false);
      show(next);
    },
    toggle() {
      if (!isPlaying && index === last) show(0);
      setPlaying(!isPlaying && last > 0);
    },
  };
}
