import { expect, test } from 'vitest';
import { arm, Crashed, crashpoint, readCrash } from './crashpoint.ts';

test.each([
  ['before-append:kill', { name: 'before-append', how: 'kill', nth: 1 }],
  ['after-fold:throw#12', { name: 'after-fold', how: 'throw', nth: 12 }],
  ['after-fold', undefined],
  ['after-fold:throw#0', undefined],
  ['before-lunch:kill', undefined],
])('%s is read as %j', (text, crash) => expect(readCrash(text)).toEqual(crash));

test('the nth passage is broken off, once; other places are left alone', () => {
  const armed = arm({ name: 'after-append', how: 'throw', nth: 2 });
  crashpoint('before-append');
  crashpoint('after-append');
  expect(armed.struck).toBe(false);
  expect(() => crashpoint('after-append')).toThrow(Crashed);
  expect(armed.struck).toBe(true);
  crashpoint('after-append');
});
