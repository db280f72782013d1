/** The screens in the pseudo-locale as in `pseudo-locale.e2e.test.ts`, each in every width. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FilledCentre, openFilledCentre } from '../filled-centre.ts';
import { screenRoles } from '../screen-addresses.ts';
import { findPseudoLocaleFaults } from './find-pseudo-locale-faults.ts';
import { openPseudoCentre } from './open-pseudo-centre.ts';

const HOOK_MS = 120_000;

let filled: FilledCentre;
beforeAll(async () => {
  filled = await openPseudoCentre(openFilledCentre);
}, HOOK_MS);
afterAll(() => filled[Symbol.asyncDispose](), HOOK_MS);

test.each(screenRoles)('all screens of a %s in every width: every text is in copy/ and has room', async (role) => {
  const found = await findPseudoLocaleFaults(filled, role, () => [{ width: 360 }, { width: 768 }, { width: 1280 }]);
  expect(found).toEqual([]);
});
