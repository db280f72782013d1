import type { PaperKind } from '../../values/shapes.ts';

/**
 * One stream numbers all invoices of the centre, and one all receipts: the number of a paper is the version of its event, so no
 * number is missing and none is used twice.
 */
export const paperStreams = { invoice: 'invoices', receipt: 'receipts' } as const satisfies Record<PaperKind, string>;

export const isPaperStream = (stream: string): boolean => Object.values<string>(paperStreams).includes(stream);
