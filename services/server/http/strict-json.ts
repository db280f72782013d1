/** Parses JSON with limits: valid UTF-8, a bounded structure, no repeated key in an object, and no sealed text. */
import { containsEnvelope } from '#events/record/seal-text.ts';
import {
  ASSIGNED_STUDENTS_MAX,
  HOMEWORK_QUESTIONS_MAX,
  OPTIONS_PER_QUESTION,
  ROLL_STUDENTS_MAX,
} from '#events/values/limits.ts';

/** Maximum keys of all objects together: ten per row of the largest roll, which has more rows than a homework has questions. */
export const JSON_KEYS_MAX = 10 * ROLL_STUDENTS_MAX;
/** Maximum commas. Each list entry and each object field except the first has one. */
export const JSON_COMMAS_MAX = JSON_KEYS_MAX + ASSIGNED_STUDENTS_MAX + OPTIONS_PER_QUESTION * HOMEWORK_QUESTIONS_MAX;
/** Maximum digits of a number; parsing one of a million digits takes 10 ms. */
export const JSON_DIGITS_MAX = 100;
/** Maximum nesting of lists and objects. A draft is the deepest real body: request, form, questions, options. */
export const JSON_DEPTH_MAX = 20;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const SEALED_TEXT_PROBLEM = 'The request contains a sealed text of the record. Enter the text itself.';

export type ParsedJson = { readonly value: unknown } | { readonly problem: string };

/**
 * Parses a request's body; `problem` is a sentence about what is wrong. The text is scanned before it is parsed, because
 * building an object of 280,000 keys takes half a second, while the scan stops at the 2,001st key.
 */
export function parseStrictJson(bytes: Uint8Array): ParsedJson {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return { problem: 'The body of the request is not text in UTF-8.' };
  }
  const problem = findProblem(text);
  if (problem !== undefined) return { problem };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'The body of the request is not valid JSON.' };
  }
  // Answers with a sealed text are refused, so nobody may enter one. Escaped letters must not hide it.
  const unescaped = text.includes('\\u') ? JSON.stringify(value) : text;
  return containsEnvelope(unescaped) ? { problem: SEALED_TEXT_PROBLEM } : { value };
}

const characterCodes = (characters: string) => [...characters].map((character) => character.charCodeAt(0));
const [QUOTE, BACKSLASH, COLON, COMMA] = characterCodes('"\\:,');
const [BLANK = 0] = characterCodes(' ');
const [ZERO = 0, NINE = 0] = characterCodes('09');
const [OPENING_BRACE, OPENING_BRACKET, CLOSING_BRACE, CLOSING_BRACKET] = characterCodes('{[}]');

/**
 * Scans each character once and stops at the first exceeded limit or repeated key. JSON.parse silently keeps the last of
 * two equal keys, so two parsers could read different requests from the same text. Text that is not JSON may pass the
 * scan: JSON.parse refuses it.
 */
function findProblem(text: string): string | undefined {
  const openObjects: (Set<string> | undefined)[] = [];
  let [keys, entries] = [0, 0];
  /** The string before the current character, while it may be a key. It is unescaped once, however many colons follow. */
  let keyCandidate: string | undefined;
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= BLANK) {
      digits = 0;
      continue;
    }
    digits = code >= ZERO && code <= NINE ? digits + 1 : 0;
    if (digits > JSON_DIGITS_MAX) return `The body of the request has a number of more than ${JSON_DIGITS_MAX} digits.`;
    switch (code) {
      case QUOTE: {
        const end = findClosingQuote(text, at);
        // A slice shares the memory of the text, so long values are not copied.
        keyCandidate = text.slice(at, end + 1);
        at = end;
        break;
      }
      case COLON: {
        keys += 1;
        if (keys > JSON_KEYS_MAX) return `The body of the request has more than ${inWords(JSON_KEYS_MAX)} fields.`;
        const key = keyCandidate === undefined ? undefined : unescapeString(keyCandidate);
        if (key === undefined) return undefined;
        keyCandidate = undefined;
        const known = openObjects.pop() ?? new Set();
        if (known.has(key)) return `The field ${quoteKey(key)} occurs twice in the request.`;
        openObjects.push(known.add(key));
        break;
      }
      case COMMA:
        entries += 1;
        if (entries > JSON_COMMAS_MAX)
          return `The body of the request has more than ${inWords(JSON_COMMAS_MAX)} entries.`;
        break;
      case OPENING_BRACE:
      case OPENING_BRACKET:
        openObjects.push(undefined);
        if (openObjects.length > JSON_DEPTH_MAX)
          return `The body of the request has more than ${JSON_DEPTH_MAX} levels.`;
        break;
      case CLOSING_BRACE:
      case CLOSING_BRACKET:
        openObjects.pop();
        break;
    }
  }
  return undefined;
}

/**
 * Index of the closing quote of the string that begins at `from`, or the length of the text without one. Most strings end at
 * their next quote, and `indexOf` finds it much faster than a scan of each character.
 */
function findClosingQuote(text: string, from: number): number {
  const next = text.indexOf('"', from + 1);
  if (next < 0) return text.length;
  let before = next - 1;
  while (text.charCodeAt(before) === BACKSLASH) before -= 1;
  // After an odd number of backslashes the quote is escaped.
  if ((next - before) % 2 === 1) return next;
  for (let at = next + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at += 1;
  }
  return text.length;
}

/** The value of a quoted JSON string; undefined when it is not valid. */
function unescapeString(quoted: string): string | undefined {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return JSON.parse(quoted);
  } catch {
    return undefined;
  }
}

const inWords = (count: number) => count.toLocaleString('en-US');
const quoteKey = (key: string) => `“${key.length > 60 ? `${key.slice(0, 60)}…` : key}”`.toWellFormed();
