import { useEffect, useRef, useState } from 'react';
import { notLoadedText } from '../copy/common.ts';

const COUNTING_MS = 180;

/** A figure. While its value is not loaded it is a dash, never 0, which could be read as the value. */
export function CountingNumber({ value }: { value: number | undefined }) {
  if (value !== undefined) return <KnownNumber value={value} />;
  return (
    <>
      <span aria-hidden className="text-quiet">
        –
      </span>
      <span className="sr-only">{notLoadedText}</span>
    </>
  );
}

/** A number that counts up to its new value, or changes at once when the person prefers reduced motion. */
function KnownNumber({ value }: { value: number }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);

  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(value);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - began) / COUNTING_MS);
      setShown(Math.round(start + (value - start) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value]);

  return <span className="tabular-nums">{shown}</span>;
}
