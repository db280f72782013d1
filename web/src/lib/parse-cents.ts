/** The cents of a typed amount such as `350`, `$1,200.50` or ` 49.9 `; null for an empty text, undefined for no amount. */
export const parseCents = (text: string): number | null | undefined => {
  const digits = text.trim().replace(/^\$\s*/, '');
  if (digits === '') return null;
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(digits);
  if (!match) return undefined;
  const [, whole = '', cents = ''] = match;
  return Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
};

/** The text of an amount in a field: `350.00`. */
export const toAmountInput = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
