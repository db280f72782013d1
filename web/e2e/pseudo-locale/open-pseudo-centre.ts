import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FilledCentre, openFilledCentre } from '../filled-centre.ts';
import { buildPseudoWeb } from './build-pseudo-web.ts';

/** Opens a filled centre that serves the web in the pseudo-locale. */
export async function openPseudoCentre(): Promise<FilledCentre> {
  await using opening = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'rollbook-pseudo-locale-'));
  opening.defer(() => rm(folder, { recursive: true, force: true }));
  const filled = opening.use(await openFilledCentre({ webRoot: await buildPseudoWeb(folder) }));
  const opened = opening.move();
  return { ...filled, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}
