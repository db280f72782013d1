import { useEffect, useRef } from 'react';

/**
 * While a dialog or menu is open, the browser's history has one more entry with the same address, so that Back returns
 * from that entry instead of leaving the page. The entry stays when the dialog is closed in another way, because going
 * back at once could race with a navigation. The next dialog uses it, a navigation replaces it, and Back passes over it.
 */
const ENTRY = 'dialog';

const isEntry = (): boolean => history.state?.[ENTRY] === true;

/** Closes the open dialogs and menus, the newest last. */
const openLayers: (() => void)[] = [];
/** True while the added entry is the current one, also after its dialog was closed. */
let isCurrent = isEntry();
/** The fragment of the added entry. Back keeps it; a link to another row of the page changes it. */
let entryFragment = location.hash;

function addEntry(): void {
  if (isCurrent) return;
  history.pushState({ ...history.state, [ENTRY]: true }, '');
  isCurrent = true;
  entryFragment = location.hash;
}

addEventListener('popstate', () => {
  const wasCurrent = isCurrent;
  isCurrent = isEntry();
  if (!wasCurrent || isCurrent || location.hash !== entryFragment) return;
  const close = openLayers.at(-1);
  if (!close) {
    history.back();
    return;
  }
  close();
  // A dialog that asks first, or that is being saved, stays open and closes at the next Back.
  setTimeout(() => openLayers.length > 0 && addEntry());
});

/** Closes the calling dialog or menu on Back while it is open. `close` does what its Close button does. */
export function useCloseOnBack(close: () => void, open = true): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const closeThis = () => latest.current();
    openLayers.push(closeThis);
    addEntry();
    return () => {
      openLayers.splice(openLayers.indexOf(closeThis), 1);
    };
  }, [open]);
}

/** The options with which a navigation replaces the added entry. */
export function toHistoryOptions<Options extends { replace?: boolean; state?: unknown }>(options?: Options) {
  if (!isCurrent) return options;
  // A navigation that replaces the page replaces both entries: Back still passes over the one below.
  if (options?.replace) return { ...options, state: { [ENTRY]: true } };
  isCurrent = false;
  return { ...options, replace: true };
}
