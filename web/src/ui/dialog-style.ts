/** Has the same layer as dialogs, so that a dialog over another one dims it. */
export const dialogScrimStyle = 'fixed inset-0 z-50 bg-scrim data-[state=open]:animate-appear';

/**
 * A dialog is at the bottom of a phone's screen and otherwise centred. It always stays below the toasts at the top and
 * scrolls by itself. The focus does not go behind its sticky edges (see reserve-sticky-space.ts).
 */
export const dialogPanelStyle =
  'scroll-pt-[calc(var(--head-height,0px)+var(--toolbar-height,0px)+0.5rem)] scroll-pb-[calc(var(--foot-height,0px)+var(--error-height,0px)+var(--notes-height,0px)+0.5rem)] ' +
  '@container/page fixed z-50 w-full overflow-y-auto overscroll-contain border border-rule bg-sheet text-ink shadow-lift ' +
  'inset-x-0 bottom-0 max-h-[max(min(12rem,40dvh),min(92dvh,100dvh-var(--toast-room,0px)-var(--notice-room,0px)))] rounded-t-sheet data-[state=open]:animate-arrive ' +
  'sm:max-h-[min(92dvh,96dvh-var(--toast-room,0px)-var(--notice-room,0px))] sm:inset-auto sm:top-1/2 sm:left-1/2 sm:-translate-x-1/2 sm:translate-y-[max(-50%,calc(var(--toast-room,0px)+var(--notice-room,0px)-50dvh))] sm:rounded-sheet';

export const dialogWidthStyle = {
  form: 'sm:max-w-lg',
  list: 'sm:w-[calc(100%-3rem)] sm:max-w-3xl',
  /** A form of two columns where the window has room for them. */
  columns: 'sm:max-w-lg lg:max-w-4xl',
};
