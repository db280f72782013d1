/** An optional reason as the record keeps it: one of blanks is none. */
export const reasonOf = (reason: string | undefined): { reason?: string } =>
  reason === undefined || reason.trim() === '' ? {} : { reason };
