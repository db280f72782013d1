import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { sourceFolders } from './project-parts.ts';
import type { Node } from './row-type.ts';

export interface Import {
  /** The imported file, as a path from the root of the project. */
  readonly target: string;
  /** The imported names; empty when a whole module is imported. */
  readonly names: readonly string[];
}

/**
 * Every source file of the project with its imports, by its path from the root. Imports of types are included, packages
 * are not.
 */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

/** The prefixes of `imports` in package.json, with their folders. */
const aliases = Object.entries(manifest.imports).map(([prefix, folder]) => ({
  prefix: prefix.replace('*', ''),
  folder: folder.replace('./', '').replace('*', ''),
}));

export async function readImportGraph(root: string): Promise<ImportGraph> {
  const files = (await Promise.all(sourceFolders.map((folder) => listSources(join(root, folder))))).flat();
  const entries = files.map(async (file) => {
    const path = relative(root, file).split(sep).join('/');
    return [path, parseImports(path, await readFile(file, 'utf8'))] as const;
  });
  return new Map((await Promise.all(entries)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Finds the imports of one file, those of types included. */
export function parseImports(path: string, source: string): Import[] {
  const imports: Import[] = [];
  const add = (specifier: Node | null | undefined, names: readonly string[] = []) => {
    const target = typeof specifier?.value === 'string' ? resolveSpecifier(path, specifier.value) : undefined;
    if (target !== undefined) imports.push({ target, names });
  };
  new Visitor({
    ImportDeclaration: (node: Node) =>
      add(
        node.source,
        node.specifiers.flatMap(({ imported }: Node) => imported?.name ?? []),
      ),
    ExportNamedDeclaration: (node: Node) =>
      add(
        node.source,
        node.specifiers.map(({ local }: Node) => local.name),
      ),
    ExportAllDeclaration: (node: Node) => add(node.source),
    ImportExpression: (node: Node) => add(node.source),
    TSImportType: (node: Node) => add(node.source),
  }).visit(parseSync(path, source).program);
  return imports;
}

function resolveSpecifier(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(dirname(path), specifier);
  const alias = aliases.find(({ prefix }) => specifier.startsWith(prefix));
  return alias && alias.folder + specifier.slice(alias.prefix.length);
}

export const isTestFile = (path: string): boolean => /\.test\.tsx?$/.test(path);

async function listSources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(ts|tsx|js)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](dist|node_modules)[\\/]/.test(file));
}
