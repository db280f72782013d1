// npm run architecture: draws the folders in docs/architecture.md again from the imports.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceDrawings } from './folder-drawing.ts';
import { readImportGraph } from './import-graph.ts';

const root = join(import.meta.dirname, '..', '..');
const file = join(root, 'docs', 'architecture.md');
await writeFile(file, replaceDrawings(await readFile(file, 'utf8'), await readImportGraph(root)));
