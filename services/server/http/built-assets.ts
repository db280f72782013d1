import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** A built file as it is sent. */
interface BuiltAsset {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Media types of what the build writes into `assets`. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The compressed copies that the build writes, the smallest first: the names in Accept-Encoding and the endings of files. */
const encodings = { br: '.br', gzip: '.gz' } as const;

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/**
 * Returns a function that loads a file of `assets`: undefined when the file does not exist. Its name contains a hash of its
 * content, so each file is read once and then kept in memory. A screen loads about fifty files at once, and to open each one
 * anew costs four times as much CPU time as to send it from memory. What does not exist is not remembered, because anybody can
 * ask for any name.
 */
export function createAssetLoader(root: string) {
  const bodies = new Map<string, Buffer>();
  const load = async (file: string): Promise<Buffer | undefined> => {
    // A file has one path, but many names, such as `./app.js`, and each kept name would take its memory again.
    const path = join(root, 'assets', file);
    const known = bodies.get(path);
    if (known) return known;
    const body = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return undefined;
      throw error;
    });
    if (body) bodies.set(path, body);
    return body;
  };

  return async (name: string, acceptEncoding = ''): Promise<BuiltAsset | undefined> => {
    const type = mediaTypes[extname(name)];
    if (type === undefined) return undefined;
    const headers = { 'content-type': type, vary: 'accept-encoding' };
    // Fonts are compressed in themselves.
    for (const [encoding, ending] of type.startsWith('text/') ? Object.entries(encodings) : []) {
      const body = accepts(acceptEncoding, encoding) ? await load(`${name}${ending}`) : undefined;
      if (body) return { headers: { ...headers, 'content-encoding': encoding }, body };
    }
    const body = await load(name);
    return body && { headers, body };
  };
}
