/**
 * Every screen without a finding of axe, and with nothing cut off on a phone with letters of twice the size. Each is
 * audited in one theme and width, by turns; `all-screens.long.test.ts` audits them in all, `all-dialogs.faults.test.ts`
 * audits the dialogs, and `all-screens.faults.test.ts` the screens of families, most of which students have too.
 */
import { expect, test } from 'vitest';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { auditScreens } from './audit-screens.ts';
import { openFilledCentre } from './filled-centre.ts';

const filled = await openForAllTests(openFilledCentre());

test.each(['visitor', 'applicant', 'student', 'owner'] as const)(
  'all screens of a %s: axe finds nothing, in themes and widths by turns, and large text fits',
  async (role) => expect(await auditScreens(filled, role)).toEqual([]),
);
