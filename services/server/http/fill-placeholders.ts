import {
  CLASSES_MAX_PLACEHOLDER,
  CONTACT_MESSAGE_DAYS_PLACEHOLDER,
  FORM_PLACEHOLDERS,
  MISSED_CLASSES_PLACEHOLDER,
} from '#contracts/page-placeholders.ts';
import type { CentreRules } from '#events/core/centre/centre-rules.ts';
import { centreFacts } from '#events/values/centre-facts.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

/** Fills the placeholders of a built page, in one pass, so that a placeholder in a typed text is not replaced. */
export const fillPlaceholders = (page: string, values: Readonly<Record<string, string>>): string =>
  page.replaceAll(FORM_PLACEHOLDERS, (_, part: string) => escapeHtml(values[part] ?? ''));

/** The rules of which public pages speak. */
export type ShownRules = Pick<CentreRules, 'classesMax' | 'contactMessageDays' | 'lateCancellationHours'>;

const ruleTexts: Readonly<Record<string, (rules: ShownRules) => string>> = {
  [CLASSES_MAX_PLACEHOLDER]: ({ classesMax }) => String(classesMax),
  [CONTACT_MESSAGE_DAYS_PLACEHOLDER]: ({ contactMessageDays }) => String(contactMessageDays),
  [MISSED_CLASSES_PLACEHOLDER]({ lateCancellationHours: hours }) {
    const { text, lateText } = centreFacts.missedClasses;
    return hours === 0 ? text : lateText.replaceAll('{hours}', `${hours} ${hours === 1 ? 'hour' : 'hours'}`);
  },
};

/** Writes into a built page what follows from the rules in force, which are loaded only if the page names one. */
export const fillRules = async (page: string, loadRules: () => Promise<ShownRules>): Promise<string> => {
  const named = Object.entries(ruleTexts).filter(([placeholder]) => page.includes(placeholder));
  if (named.length === 0) return page;
  const rules = await loadRules();
  return named.reduce(
    (filled, [placeholder, toText]) => filled.replaceAll(placeholder, () => escapeHtml(toText(rules))),
    page,
  );
};
