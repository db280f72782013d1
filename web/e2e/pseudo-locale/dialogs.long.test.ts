/** Every dialog and form in the pseudo-locale, on a phone and on a desktop. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import type { FormOpeners, OpenersByRole } from '../form-openers.ts';
import { type AllDialogsCentre, openAllDialogsCentre } from '../further-dialog-openers.ts';
import { openSignedInVisitor } from '../steps.ts';
import { createAllOpeners, visitDialogs } from '../visit-dialogs.ts';
import { collectPageData, findFaultsOnPage } from './find-pseudo-locale-faults.ts';
import { openPseudoCentre } from './open-pseudo-centre.ts';
import { toPseudoText } from './to-pseudo-text.ts';

const HOOK_MS = 120_000;

let room: AllDialogsCentre;
let openers: OpenersByRole;
beforeAll(async () => {
  room = await openPseudoCentre(openAllDialogsCentre);
  openers = createAllOpeners(room, toPseudoText);
}, HOOK_MS);
afterAll(() => room[Symbol.asyncDispose](), HOOK_MS);

function listFaults(page: Page, forms: FormOpeners): Promise<string[]> {
  const data = collectPageData(page);
  return visitDialogs(page, forms, {
    looksOf: () => [{ width: 1280 }, { width: 360 }],
    findFaults: (shown) => findFaultsOnPage(shown, data),
  });
}

test('all dialogs and forms of a visitor: every text is in copy/ and has room', async () => {
  await using visitor = await openVisitor(room.centre.url);
  expect(await listFaults(await visitor.context.newPage(), openers.visitor)).toEqual([]);
});

test.each(['tutor', 'student'] as const)(
  'all dialogs and forms of a %s: every text is in copy/ and has room',
  async (role) => {
    await using desk = await openSignedInVisitor(room.centre, role === 'tutor' ? room.owner : room.mia);
    expect(await listFaults(desk.page, openers[role])).toEqual([]);
  },
);
