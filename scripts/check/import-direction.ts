import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** What each part may import besides itself; a tests' own tools may be used by any test. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  events: [],
  projections: ['events'],
  'services/contracts': ['events/values/limits.ts', 'events/values/shapes.ts'],
  services: ['events', 'projections', 'services/contracts'],
  web: ['services/contracts', 'events/values/limits.ts', 'events/values/shapes.ts'],
  scripts: ['events', 'projections', 'services', 'services/contracts'],
};

const aliases: Readonly<Record<string, string>> = {
  '#events/': 'events/',
  '#projections/': 'projections/',
  '#services/': 'services/',
  '#contracts/': 'services/contracts/',
  '#scripts/': 'scripts/',
};

/** One line for each import that points the wrong way. */
export async function findForbiddenImports(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of ['events', 'projections', 'services', 'web', 'scripts']) {
    for (const file of await sourcesIn(join(root, folder))) {
      const path = relative(root, file).split(sep).join('/');
      for (const target of importsOf(path, await readFile(file, 'utf8'))) {
        if (!mayImport(path, target)) found.push(`${path} imports ${target}`);
      }
    }
  }
  return found;
}

/** Whether one file of the project may import another; paths from the root. */
export function mayImport(importer: string, target: string): boolean {
  const from = partOf(importer);
  const to = partOf(target);
  if (from === undefined || from === to) return true;
  if (target.startsWith('scripts/test/') && isTest(importer)) return true;
  // A browser test drives the whole program.
  if (importer.startsWith('web/e2e/')) return to !== undefined;
  return (allowed[from] ?? []).some((permitted) => permitted === to || permitted === target);
}

/** The project's own files that a source text imports, as paths from the root. Packages are left out. */
export function importsOf(path: string, source: string): string[] {
  const specifiers = [...source.matchAll(/(?:^|[\s;}])(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    (match) => match[1] ?? '',
  );
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('.'))
      return [
        relative('/', resolve('/', dirname(path), specifier))
          .split(sep)
          .join('/'),
      ];
    const alias = Object.keys(aliases).find((prefix) => specifier.startsWith(prefix));
    return alias === undefined ? [] : [aliases[alias] + specifier.slice(alias.length)];
  });
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.startsWith('web/e2e/');

function partOf(path: string): string | undefined {
  if (path.startsWith('services/contracts/')) return 'services/contracts';
  const [folder = ''] = path.split('/');
  return folder in allowed ? folder : undefined;
}

async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(ts|tsx|js)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](dist|node_modules)[\\/]/.test(file));
}
