import { FORM_FOCUS_ATTRIBUTES, FORM_PLACEHOLDERS } from '#contracts/page-placeholders.ts';

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

const fieldNames = ['name', 'contact', 'message'];

/**
 * Replaces the placeholders of the built contact page: what was typed, the error of each field, and a sentence about the
 * whole. The sentence takes the focus, or else the first field with an error.
 */
export function fillContactPage(
  page: string,
  fields: Readonly<Record<string, string>>,
  { errors = {}, notice = '' }: ContactPageMessages,
): string {
  const values: Record<string, string> = { notice };
  for (const [name, value] of Object.entries(fields)) values[`value.${name}`] = value;
  for (const name of fieldNames) {
    const error = errors[name]?.[0];
    values[`error.${name}`] = error ?? '';
    values[`invalid.${name}`] = String(error !== undefined);
  }
  const focused = notice ? 'notice' : fieldNames.find((name) => errors[name]?.length);
  const focusing = page.replaceAll(FORM_FOCUS_ATTRIBUTES, (_, part: string) => (part === focused ? ' autofocus' : ''));
  // One pass, so that a placeholder in a typed text is not replaced.
  return focusing.replaceAll(FORM_PLACEHOLDERS, (_, part: string) => escapeHtml(values[part] ?? ''));
}
