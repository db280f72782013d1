import { useCallback, useEffect, useState } from 'react';
import { isInTextField, isPaletteShortcut, takeEarlyPaletteRequest } from './early-palette-request.ts';
import type { PalettePart } from './palette.tsx';
import { useEarlyKeys } from './use-early-keys.ts';

const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]';

const toRequestedPart = (event: KeyboardEvent): PalettePart | undefined => {
  if (isPaletteShortcut(event)) return 'search';
  const { key, ctrlKey, metaKey, altKey } = event;
  return key === '?' && !ctrlKey && !metaKey && !altKey && !isInTextField(event) ? 'shortcuts' : undefined;
};

/** Opens the palette on Ctrl K or ⌘K and the list of shortcuts on `?`, unless another dialog is open. */
export function usePalette() {
  const [openPart, openPalettePart] = useState<PalettePart | null>(null);
  const [earlyText, setEarlyText] = useState('');
  // Another time, the palette opens empty.
  if (openPart === null && earlyText !== '') setEarlyText('');
  /** Whether the palette's code has loaded and its field takes the keys. */
  const [isReady, setReady] = useState(false);
  const cancel = useCallback(() => openPalettePart(null), []);
  const initialSearch = useEarlyKeys(openPart === 'search' && !isReady, cancel, earlyText);
  useEffect(() => {
    const early = takeEarlyPaletteRequest();
    if (early === undefined) return;
    setEarlyText(early);
    openPalettePart('search');
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const next = toRequestedPart(event);
      if (!next || event.defaultPrevented) return;
      // Otherwise the browser would use the keys for its own search.
      event.preventDefault();
      if (!document.querySelector(OPEN_DIALOG)) openPalettePart(next);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return { openPart, openPalettePart, initialSearch, setReady };
}
