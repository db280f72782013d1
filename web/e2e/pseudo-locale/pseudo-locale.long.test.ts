/**
 * The web with a pseudo text in place of each text of `web/src/copy`. A text that is still English is written elsewhere in
 * the code, and a text without room for 40 % more letters would be cut off in other languages.
 */
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
