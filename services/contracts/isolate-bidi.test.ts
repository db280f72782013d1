import { expect, test } from 'vitest';
import { isolateBidi } from './isolate-bidi.ts';

test.each(['Mia Lindqvist', 'Zoë O’Brien', '教 先生', ''])(
  'isolateBidi: leaves a name without reordering characters unchanged: %s',
  (name) => {
    expect(isolateBidi(name)).toBe(name);
  },
);

test.each([
  ['an override', '\u202eevil', '\u2068\u202eevil\u2069'],
  ['a right-to-left script', 'מיה', '\u2068מיה\u2069'],
  ['an isolate left open', '\u2067evil', '\u2068\u2067evil\u2069\u2069'],
  ['an isolate closed that it has not opened', '\u2069\u202eevil', '\u2068\u2068\u2069\u202eevil\u2069'],
  ['an isolate opened and closed', '\u2067e\u2069vil', '\u2068\u2067e\u2069vil\u2069'],
  ['an end of the paragraph', 'Mia\u2029\u202eevil', '\u2068Mia \u202eevil\u2069'],
])('isolateBidi: keeps the effect of %s within the name', (_what, name, shown) => {
  expect(isolateBidi(name)).toBe(shown);
});
