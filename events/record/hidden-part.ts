/**
 * Metadata and data of an event with a hash of version 2 are JSON objects whose last member, `hidden`, holds what packets hide.
 * The texts are split without parsing them, because hashes cover the bytes as stored.
 */
import type { StoredText } from '../store/port/event-store.ts';
import { toRawText } from '../store/port/stored-text.ts';

const HASH_2 = '{"hash":2,';
/** In JSON, a quotation mark within a string has a backslash before it, so only a member begins like this. */
const HIDDEN = ',"hidden":';

interface SplitText {
  /** The text without its hidden member. */
  readonly shown: string;
  /** The text of the hidden member; null without one. */
  readonly hidden: string | null;
}

/** Whether the hash of an event is of version 2, by its metadata. */
export const hasHiddenPart = (metadata: StoredText | string): boolean => toRawText(metadata).startsWith(HASH_2);

/** Two different texts never have the same parts. */
export const splitHidden = (stored: StoredText | string): SplitText => {
  const text = toRawText(stored);
  const at = text.endsWith('}') ? text.lastIndexOf(HIDDEN) : -1;
  if (at < 0) return { shown: text, hidden: null };
  return { shown: `${text.slice(0, at)}}`, hidden: text.slice(at + HIDDEN.length, -1) };
};

/** The text of an object with at least one member, with a hidden one after them. */
export const joinHidden = (shown: object, hidden: object): string =>
  `${JSON.stringify(shown).slice(0, -1)}${HIDDEN}${JSON.stringify(hidden)}}`;

/** The members of both parts in one object. No hidden member can replace a shown one. Throws SyntaxError. */
export const parseWithHidden = (stored: StoredText | string): unknown => {
  const value = JSON.parse(toRawText(stored));
  const hidden = value?.hidden;
  if (typeof hidden !== 'object' || hidden === null) return value;
  for (const name in value) if (name !== 'hidden') hidden[name] = value[name];
  return hidden;
};
