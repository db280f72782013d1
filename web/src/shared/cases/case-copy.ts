/** Texts of a case that only screens have. */
import type { CaseRow } from '#contracts/cases.ts';

/** `Entry 12, place 3051 in the record, SHA-256 3fa2…` */
export const toRowProofText = ({ version, position, hash }: NonNullable<CaseRow['row_proof']>): string =>
  [`Entry ${version}`, ...(position === undefined ? [] : [`place ${position} in the record`]), `SHA-256 ${hash}`].join(
    ', ',
  );
export const rowProofText = 'Proof of the entry';

export const showCorrectionText = 'Show the correction';
export const openPacketText = 'Open the packet';
