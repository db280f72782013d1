/**
 * Every screen (in `npm test` every fifth) without a finding of axe, and with nothing cut off on a phone with letters of twice the size. Each is audited in
 * one theme and width, by turns; `all-screens.long.test.ts` audits them in all, `all-dialogs.faults.test.ts` audits the
 * dialogs, and `all-screens.faults.test.ts` the states that a filled centre does not show.
 */
import { expect, test } from 'vitest';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { chooseEvery, chooseSeed } from '#testing/sampling.ts';
import { auditScreens } from './audit-screens.ts';
import { openFilledCentre } from './filled-centre.ts';
import { rolesOfAllScreens } from './screen-addresses.ts';

const seed = chooseSeed(import.meta.filename);
const filled = await openForAllTests(openFilledCentre());

test.each(rolesOfAllScreens)(
  'screens of %s: axe finds nothing, in themes and widths by turns, and large text fits',
  async (role) => expect(await auditScreens(filled, role, (screens) => chooseEvery(5, screens, seed))).toEqual([]),
);
