import { FORM_PLACEHOLDERS } from '#contracts/page-placeholders.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

interface ContactPageMessages {
  readonly errors?: Readonly<Record<string, readonly string[] | undefined>>;
  /** A sentence above the form. */
  readonly notice?: string;
}

/** Replaces the placeholders of the built contact page: what was typed, the error of each field, and a sentence about the whole. */
export function fillContactPage(
  page: string,
  fields: Readonly<Record<string, string>>,
  { errors = {}, notice = '' }: ContactPageMessages,
): string {
  const values: Record<string, string> = { notice };
  for (const [name, value] of Object.entries(fields)) values[`value.${name}`] = value;
  for (const name of ['name', 'contact', 'message']) {
    const error = errors[name]?.[0];
    values[`error.${name}`] = error ?? '';
    values[`invalid.${name}`] = String(error !== undefined);
  }
  // One pass, so that a placeholder in a typed text is not replaced.
  return page.replaceAll(FORM_PLACEHOLDERS, (_, part: string) => escapeHtml(values[part] ?? ''));
}
