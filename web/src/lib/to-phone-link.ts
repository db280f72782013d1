/** The address that calls a phone number: `tel:+16075550123`. */
export const toPhoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
