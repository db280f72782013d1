import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, glob, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toPseudoModule } from './to-pseudo-module.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** What the build of the web reads. */
const copied = ['web', 'services', 'events', 'package.json', 'tsconfig.json'];
/** The modules of texts. The packets of the server and the screens share two of them. */
const texts = ['web/src/copy/*.ts', 'web/src/**/*-copy.ts', 'services/contracts/*-words.ts'];

/**
 * Copies the web into an empty folder, replaces its texts by pseudo texts there and builds it. Returns the folder of the
 * built web. A copy, because the web is built from three programs: the app, the public pages and the page that checks packets.
 */
export async function buildPseudoWeb(folder: string): Promise<string> {
  for (const path of copied) {
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      filter: (each) => !/web\/(dist|e2e)$/.test(each),
    });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for await (const path of glob(texts, { cwd: folder })) {
    const file = join(folder, path);
    if (!path.endsWith('.test.ts')) await writeFile(file, toPseudoModule(path, await readFile(file, 'utf8')));
  }
  const vite = spawn(
    process.execPath,
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--config', join(folder, 'web', 'vite.config.ts')],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env.PATH } },
  );
  let errors = '';
  vite.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [code] = await once(vite, 'close');
  if (code !== 0) throw new Error(`The web with pseudo texts was not built:\n${errors}`);
  return join(folder, 'web', 'dist');
}
