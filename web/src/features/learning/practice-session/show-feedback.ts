/** Scrolls the result and the explanation above the sticky footer, which would otherwise cover them on a phone. */
export const showFeedback = (feedback: HTMLElement | null): void => feedback?.scrollIntoView({ block: 'nearest' });
