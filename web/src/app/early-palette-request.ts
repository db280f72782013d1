/** Ctrl K or ⌘K, and what is typed after it, pressed before the portal has loaded. */
import { paths } from '../navigation/paths.ts';

/** A later portal, such as the one after a sign-in, is not asked for the palette any more. */
const VALID_MS = 5_000;

let requestedAt: number | undefined;
let typed = '';

/** Whether these keys ask for the palette. */
export const isPaletteShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

function remember(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (isPaletteShortcut(event)) requestedAt = performance.now();
  else if (requestedAt === undefined || key.length !== 1 || ctrlKey || metaKey || altKey) return;
  else typed += key;
  event.preventDefault();
}

/** Remembers the keys until the portal takes them. */
export function rememberEarlyPaletteKeys(): void {
  if (location.pathname !== paths.login) addEventListener('keydown', remember);
}

/** What was typed after an early request; undefined if there is none. The portal listens itself from now on. */
export function takeEarlyPaletteRequest(): string | undefined {
  removeEventListener('keydown', remember);
  const isValid = requestedAt !== undefined && performance.now() - requestedAt < VALID_MS;
  requestedAt = undefined;
  return isValid ? typed : undefined;
}
