import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Secrets {
  readonly sessionSecret: string;
  /** 32 bytes. */
  readonly personalDataKey: Uint8Array;
}

/** The secrets of a centre that keeps its own database; made at its first start, in a file for this user alone. */
export async function ensureSecrets(folder: string): Promise<Secrets> {
  const file = join(folder, 'secrets.json');
  let text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    const made = {
      sessionSecret: randomBytes(32).toString('base64'),
      personalDataKey: randomBytes(32).toString('base64'),
    };
    text = `${JSON.stringify(made, null, 2)}\n`;
    await writeFile(`${file}.unfinished`, text, { mode: 0o600 });
    await rename(`${file}.unfinished`, file);
  }
  const { sessionSecret, personalDataKey } = JSON.parse(text) as Record<keyof Secrets, string>;
  return { sessionSecret, personalDataKey: Buffer.from(personalDataKey, 'base64') };
}
