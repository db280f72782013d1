import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const encodings = { br: promisify(brotliCompress), gz: promisify(gzip) };
/** Font files are compressed already. */
const worthIt = /\.(js|css|svg)$/;

/** Writes a compressed copy beside each file, so that the server compresses nothing while it serves. */
export const compress = (): Plugin => ({
  name: 'compress',
  apply: 'build',
  async writeBundle({ dir = '.' }, bundle) {
    const files = Object.values(bundle).filter(({ fileName }) => worthIt.test(fileName));
    await Promise.all(
      files.flatMap((file) => {
        const content = file.type === 'chunk' ? file.code : file.source;
        return Object.entries(encodings).map(async ([ending, pack]) =>
          writeFile(join(dir, `${file.fileName}.${ending}`), await pack(content)),
        );
      }),
    );
  },
});
