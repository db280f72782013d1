import { FORM_PLACEHOLDERS } from '#contracts/page-placeholders.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

/** Fills the placeholders of a built page, in one pass, so that a placeholder in a typed text is not replaced. */
export const fillPlaceholders = (page: string, values: Readonly<Record<string, string>>): string =>
  page.replaceAll(FORM_PLACEHOLDERS, (_, part: string) => escapeHtml(values[part] ?? ''));
