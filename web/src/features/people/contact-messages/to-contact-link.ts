import { toPhoneLink } from '../../../lib/to-phone-link.ts';

/** An address without characters that mean something in a link. A schema would load zod. */
const EMAIL = /^[\w.+'-]+@([\da-z-]+\.)+[a-z]{2,}$/i;
/** One number, with at most the 15 digits of an international one. */
const PHONE = /^\+?(?:[\s().\p{Pd}]*\d){7,15}\)?$/u;

/** The link that mails or calls a contact, or undefined for a text that is not just one address or one phone number. */
export const toContactLink = (contact: string): string | undefined =>
  EMAIL.test(contact) ? `mailto:${contact}` : PHONE.test(contact) ? toPhoneLink(contact) : undefined;
