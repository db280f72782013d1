/**
 * The web with a pseudo text in place of each text of `web/src/copy`. A text that is still English is written elsewhere in
 * the code, and a text without room for 40 % more letters would be cut off in other languages.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FilledCentre, openFilledCentre } from '../filled-centre.ts';
import { screenRoles } from '../screen-addresses.ts';
import { findPseudoLocaleFaults } from './find-pseudo-locale-faults.ts';
import { openPseudoCentre } from './open-pseudo-centre.ts';

let filled: FilledCentre;
beforeAll(async () => {
  filled = await openPseudoCentre(openFilledCentre);
});
afterAll(() => filled[Symbol.asyncDispose]());

/** Owners have all screens of tutors. */
const roles = screenRoles.filter((role) => role !== 'tutor');

test.each(roles)(
  'all screens of a %s, on a phone and a desktop by turns: every text is in copy/ and has room',
  async (role) => {
    const found = await findPseudoLocaleFaults(filled, role, (index) => [{ width: index % 2 === 0 ? 360 : 1280 }]);
    expect(found).toEqual([]);
  },
);
