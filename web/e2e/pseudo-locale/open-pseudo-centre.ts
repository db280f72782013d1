import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPseudoWeb } from './build-pseudo-web.ts';

/** Opens a centre with this function. It serves the web in the pseudo-locale. */
export async function openPseudoCentre<T extends AsyncDisposable>(
  openCentre: (options: { webRoot: string }) => Promise<T>,
): Promise<T> {
  await using opening = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'rollbook-pseudo-locale-'));
  opening.defer(() => rm(folder, { recursive: true, force: true }));
  const centre = opening.use(await openCentre({ webRoot: await buildPseudoWeb(folder) }));
  const opened = opening.move();
  return { ...centre, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}
