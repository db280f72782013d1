/** The sentence for a failure without a sentence of the server (specification, section 8). */
export const unexpectedErrorText = 'An unexpected error occurred';

/** The sentence in place of content that could not be loaded. The page repeats the request until it succeeds. */
export const unreachableText = "We couldn't reach the server. This page keeps trying.";

/** Shown in a sign-in form that got no answer. */
export const signInUnreachableText = "We couldn't reach the server. Check your connection and try again.";

/** Shown in place of a page whose code could not be loaded or failed. */
export const pageFaultTitle = 'This page cannot be shown';
export const pageFaultText = 'This page didn’t load. What you saved before is safe.';
export const reloadPageText = 'Reload the page';

/** Begins the line in place of a minor part of a page; the button to try again follows it. */
export const partNotLoadedText = 'Could not load ·';
