import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A file of the build, the files that it imports at once, and the modules in it. */
export interface BuiltChunk {
  readonly name: string;
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** Says which module is in which file of the build. It lies outside the build, so that no server serves it. */
export const chunkListPath = join(import.meta.dirname, 'dist', 'chunks.json');

export const writeChunkList = (): Plugin => ({
  name: 'write-chunk-list',
  apply: 'build',
  async writeBundle(_, bundle) {
    const chunks = Object.values(bundle)
      .filter((file) => file.type === 'chunk')
      .map(({ name, fileName, imports, moduleIds }): BuiltChunk => ({ name, fileName, imports, moduleIds }));
    await mkdir(join(chunkListPath, '..'), { recursive: true });
    await writeFile(chunkListPath, JSON.stringify(chunks));
  },
});
