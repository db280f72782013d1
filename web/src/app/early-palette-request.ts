/** Ctrl K or ⌘K, and what is typed after it, pressed before the portal has loaded. */
import { entryPaths } from '../navigation/entry-paths.ts';

/** A later portal, such as the one after a sign-in, is not asked for the palette any more. */
const VALID_MS = 5_000;

let requestedAt: number | undefined;
let typed = '';

const isRequestValid = (): boolean => requestedAt !== undefined && performance.now() - requestedAt < VALID_MS;

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';

/** Whether the key is pressed in a field, where it belongs to a text. */
export const isInTextField = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(TEXT_FIELDS) !== null;

/** Whether these keys ask for the palette. */
export const isPaletteShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

function remember(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  // A redirect to the login page keeps this listener.
  if (location.pathname === entryPaths.login || isInTextField(event)) return;
  if (isPaletteShortcut(event)) {
    if (!isRequestValid()) typed = '';
    requestedAt = performance.now();
  } else if (!isRequestValid() || key.length !== 1 || ctrlKey || metaKey || altKey) return;
  else typed += key;
  event.preventDefault();
}

/** Remembers the keys until the portal takes them. */
export function rememberEarlyPaletteKeys(): void {
  addEventListener('keydown', remember);
}

/** What was typed after an early request; undefined if there is none. The portal listens itself from now on. */
export function takeEarlyPaletteRequest(): string | undefined {
  removeEventListener('keydown', remember);
  const early = isRequestValid() ? typed : undefined;
  requestedAt = undefined;
  return early;
}
