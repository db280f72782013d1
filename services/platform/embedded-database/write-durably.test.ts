import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';

const steps: string[] = [];
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>();
  const open: typeof real.open = async (path, ...rest) => {
    const handle = await real.open(path, ...rest);
    const sync = handle.sync.bind(handle);
    handle.sync = () => {
      steps.push(`sync ${basename(String(path))}`);
      return sync();
    };
    return handle;
  };
  const rename: typeof real.rename = (from, to) => {
    steps.push(`rename ${basename(String(from))}`);
    return real.rename(from, to);
  };
  return { ...real, open, rename };
});

test('ensureSecrets: syncs the file and its folder, so that a power failure loses neither the content nor the name', async () => {
  // Another test of the same worker may have loaded the module with the real file system.
  vi.resetModules();
  const { ensureSecrets } = await import('./secrets.ts');
  const folder = await files.mkdtemp(join(tmpdir(), 'rollbook-durable-'));
  const made = await ensureSecrets(folder, { sessionSecret: undefined, personalDataKey: undefined }, false);
  expect(steps).toEqual([
    ...['sync secrets.json.unfinished', 'rename secrets.json.unfinished', `sync ${basename(folder)}`],
  ]);
  expect((await files.stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  expect(await ensureSecrets(folder, { sessionSecret: undefined, personalDataKey: undefined }, true)).toEqual(made);
  await files.rm(folder, { recursive: true });
});
