import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const root = join(import.meta.dirname, '..');

/** Replaces the package's own settings, which look for fonts in /tmp. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

export interface BrowserProgram {
  readonly executablePath: string;
  /** Environment variables for the browser's libraries and fonts. */
  readonly env: Readonly<Record<string, string>>;
}

/** Finds the browser at CHROMIUM_PATH, or the one that npm installed. That one is unpacked into the project once. */
export async function findChromium(): Promise<BrowserProgram> {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, env: {} };
  // npm ci empties this folder, so a new version of the package is unpacked again.
  const folder = join(root, 'node_modules', '.cache', 'rollbook', 'chromium');
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      FONTCONFIG_PATH: join(folder, 'fonts'),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      XDG_CACHE_HOME: folder,
    },
  };
}

/**
 * The package unpacks into the folder for temporary files and uses files that it finds there, so it gets its own
 * folder.
 */
async function unpack(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const { TMPDIR, AWS_LAMBDA_JS_RUNTIME, LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
  try {
    // With this variable the package also unpacks libnss3 and related libraries, which a minimal Debian lacks.
    Object.assign(process.env, { TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' });
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await writeFile(join(unfinished, 'fonts', 'fonts.conf'), fontSettings);
    await rename(unfinished, folder).catch((error) => {
      if (!existsSync(folder)) throw error; // Another run has unpacked it first.
    });
  } finally {
    for (const [name, value] of Object.entries({ TMPDIR, AWS_LAMBDA_JS_RUNTIME, LD_LIBRARY_PATH, FONTCONFIG_PATH })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * Launches the browser of tests and benches. The caller closes it. `args` are added to its command line, and
 * `ignoreDefaultArgs` are taken away from what Playwright adds.
 */
export async function launchChromium(args: readonly string[] = [], ignoreDefaultArgs: string[] = []): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', ...args],
    ignoreDefaultArgs,
    env: { ...process.env, ...env } as Record<string, string>,
  });
}

export const toBrowserCookies = (header: string, url: string) =>
  header.split('; ').map((cookie) => {
    const [name = '', ...value] = cookie.split('=');
    return { name, value: value.join('='), url };
  });
