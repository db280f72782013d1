import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { anyDialog, createFormOpeners, type FormOpeners, type OpenersByRole, openForm } from './form-openers.ts';
import { type AllDialogsCentre, createFurtherDialogOpeners, unopenedDialogs } from './further-dialog-openers.ts';
import { type Look, layOutEverything, waitUntilLoaded } from './visit-screens.ts';

const source = join(import.meta.dirname, '..', 'src');
const importsDialog = /from '[./]*ui\/(dialog|form-dialog|confirm-dialog)\.tsx'|Dialog as Primitive/;
const rendersDialog = /<((Form|Confirm)?Dialog|Primitive\.Root)\b/;
/** Components that are exported or named after their dialog; the others are parts of the one above them. */
const startOfComponent = /^(?=export (?:default )?function [A-Z]|function [A-Z]\w+Dialog\b)/m;
/** The names of components; the other openers are named after their page. */
const isDialog = (name: string): boolean => /^[A-Z]\w+Dialog$/.test(name);

/**
 * Opens every dialog and form, by role.
 * @param toShown Returns how the page shows an English text, when it is in another language.
 */
export function createAllOpeners(room: AllDialogsCentre, toShown = (text: string) => text): OpenersByRole {
  const [forms, further] = [createFormOpeners(room, toShown), createFurtherDialogOpeners(room, toShown)];
  return {
    visitor: forms.visitor,
    tutor: { ...forms.tutor, ...further.tutor },
    student: { ...forms.student, ...further.student },
  };
}

/** The components that render a dialog and have no opener, and the openers of dialogs that no longer exist. */
export async function listOpenerFaults(openers: OpenersByRole): Promise<string[]> {
  const found: string[] = [];
  for await (const path of glob('**/*.tsx', { cwd: source })) {
    const code = await readFile(join(source, path), 'utf8');
    if (path.startsWith('ui/') || !importsDialog.test(code)) continue;
    for (const part of code.split(startOfComponent)) {
      const [, name] = /^(?:export )?(?:default )?function (\w+)/.exec(part) ?? [];
      if (name !== undefined && rendersDialog.test(part)) found.push(name);
    }
  }
  if (found.length <= Object.keys(unopenedDialogs).length) throw new Error('Hardly any component renders a dialog.');
  const known = new Set([...Object.keys(unopenedDialogs), ...Object.values(openers).flatMap(Object.keys)]);
  return [
    ...found.filter((name) => !known.has(name)).map((name) => `${name} has no opener`),
    ...[...known].filter((name) => isDialog(name) && !found.includes(name)).map((name) => `there is no ${name}`),
  ];
}

interface Visit {
  /** The looks of the dialog or form with this index. */
  readonly looksOf: (index: number) => readonly Look[];
  readonly findFaults: (page: Page) => Promise<string[]>;
}

/** Opens each dialog and form on a wide screen, and lists what `findFaults` finds in each look, with its name. */
export async function visitDialogs(
  page: Page,
  openers: FormOpeners,
  { looksOf, findFaults }: Visit,
): Promise<string[]> {
  await page.addInitScript(layOutEverything);
  const found: string[] = [];
  for (const [index, [name, opener]] of Object.entries(openers).entries()) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openForm(page, opener);
    if (isDialog(name)) await page.locator(anyDialog).first().waitFor();
    for (const { colorScheme = 'light', width, height = 800 } of looksOf(index)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await waitUntilLoaded(page);
      found.push(...(await findFaults(page)).map((fault) => `${name} ${colorScheme} ${width}: ${fault}`));
    }
    await closeDialogs(page);
  }
  return found;
}

/** Closes the open dialogs, the topmost first. */
export async function closeDialogs(page: Page): Promise<void> {
  const shown = page.locator(anyDialog);
  for (let tries = 0; tries < 4 && (await shown.count()) > 0; tries += 1) {
    const before = await shown.count();
    await page.keyboard.press('Escape');
    // A dialog that asks before it closes is open still, below its question.
    if ((await shown.count()) > before) await page.getByRole('alertdialog').getByRole('button').last().click();
  }
}
