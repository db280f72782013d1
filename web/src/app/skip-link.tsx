import { skipToContentText } from './app-copy.ts';

export const MAIN_CONTENT_ID = 'content';

/** The first element that the Tab key reaches on every page. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_CONTENT_ID}`}
      className="sr-only rounded-control focus:not-sr-only focus:fixed focus:top-[calc(0.5rem+var(--toast-room,0px))] focus:left-2 focus:z-50 focus:bg-accent focus:px-4 focus:py-2.5 focus:font-semibold focus:text-on-accent"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_CONTENT_ID)?.focus();
      }}
    >
      {skipToContentText}
    </a>
  );
}
