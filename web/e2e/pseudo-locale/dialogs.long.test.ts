/** Every dialog and form in the pseudo-locale, on a phone and on a desktop. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { anyDialog, createFormOpeners, type FormOpeners, type OpenersByRole, openForm } from '../form-openers.ts';
import { openSignedInVisitor } from '../steps.ts';
import { layOutEverything, waitUntilLoaded } from '../visit-screens.ts';
import { collectPageData, findFaultsOnPage } from './find-pseudo-locale-faults.ts';
import {
  type AllDialogsCentre,
  createFurtherDialogOpeners,
  openAllDialogsCentre,
  unopenedDialogs,
} from './further-dialog-openers.ts';
import { openPseudoCentre } from './open-pseudo-centre.ts';
import { toPseudoText } from './to-pseudo-text.ts';

const HOOK_MS = 120_000;
const source = join(import.meta.dirname, '..', '..', 'src');
/** The names of components; the other openers are named after their page. */
const isDialog = (name: string): boolean => /^[A-Z]\w+Dialog$/.test(name);
const importsDialog = /from '[./]*ui\/(dialog|form-dialog|confirm-dialog)\.tsx'|Dialog as Primitive/;
const rendersDialog = /<((Form|Confirm)?Dialog|Primitive\.Root)\b/;
/** Components that are exported or named after their dialog; the others are parts of the one above them. */
const startOfComponent = /^(?=export (?:default )?function [A-Z]|function [A-Z]\w+Dialog\b)/m;

let room: AllDialogsCentre;
let openers: OpenersByRole;
beforeAll(async () => {
  room = await openPseudoCentre(openAllDialogsCentre);
  const [forms, further] = [createFormOpeners(room, toPseudoText), createFurtherDialogOpeners(room, toPseudoText)];
  openers = {
    visitor: forms.visitor,
    tutor: { ...forms.tutor, ...further.tutor },
    student: { ...forms.student, ...further.student },
  };
}, HOOK_MS);
afterAll(() => room[Symbol.asyncDispose](), HOOK_MS);

test('every component that renders a dialog has an opener', async () => {
  const found: string[] = [];
  for await (const path of glob('**/*.tsx', { cwd: source })) {
    const code = await readFile(join(source, path), 'utf8');
    if (path.startsWith('ui/') || !importsDialog.test(code)) continue;
    for (const part of code.split(startOfComponent)) {
      const [, name] = /^(?:export )?(?:default )?function (\w+)/.exec(part) ?? [];
      if (name !== undefined && rendersDialog.test(part)) found.push(name);
    }
  }
  const known = new Set([...Object.keys(unopenedDialogs), ...Object.values(openers).flatMap(Object.keys)]);
  expect(found.length).toBeGreaterThan(Object.keys(unopenedDialogs).length);
  expect(found.filter((name) => !known.has(name))).toEqual([]);
  // A dialog that was removed or renamed has no opener left.
  expect([...known].filter((name) => isDialog(name) && !found.includes(name))).toEqual([]);
});

async function listFaults(page: Page, forms: FormOpeners): Promise<string[]> {
  await page.addInitScript(layOutEverything);
  const data = collectPageData(page);
  const found: string[] = [];
  for (const [name, opener] of Object.entries(forms)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openForm(page, opener);
    if (isDialog(name)) await page.locator(anyDialog).first().waitFor();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await waitUntilLoaded(page);
      found.push(...(await findFaultsOnPage(page, data)).map((fault) => `${name} ${width}: ${fault}`));
    }
    await closeDialogs(page);
  }
  return found;
}

/** Closes the open dialogs, the topmost first. */
async function closeDialogs(page: Page): Promise<void> {
  const shown = page.locator(anyDialog);
  for (let tries = 0; tries < 4 && (await shown.count()) > 0; tries += 1) await page.keyboard.press('Escape');
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
