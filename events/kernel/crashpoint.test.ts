import { expect, test } from 'vitest';
import { armCrashpoint, CrashpointError, parseCrashTrigger, passCrashpoint } from './crashpoint.ts';

test.each([
  ['before-append:kill', { name: 'before-append', how: 'kill', nth: 1 }],
  ['after-fold:throw#12', { name: 'after-fold', how: 'throw', nth: 12 }],
  ['after-fold', undefined],
  ['after-fold:throw#0', undefined],
  ['before-lunch:kill', undefined],
])('parseCrashTrigger: reads %s as %j', (text, crash) => expect(parseCrashTrigger(text)).toEqual(crash));

test('an armed crashpoint fires once, at its nth passage, and no other crashpoint fires', () => {
  const armed = armCrashpoint({ name: 'after-append', how: 'throw', nth: 2 });
  passCrashpoint('before-append');
  passCrashpoint('after-append');
  expect(armed.hasFired).toBe(false);
  expect(() => passCrashpoint('after-append')).toThrow(CrashpointError);
  expect(armed.hasFired).toBe(true);
  passCrashpoint('after-append');
});
