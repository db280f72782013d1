import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Versions = Readonly<Record<string, string>>;
interface Overrides {
  readonly [name: string]: string | Overrides;
}

export interface ProjectPackages {
  readonly manifest: {
    readonly dependencies?: Versions;
    readonly optionalDependencies?: Versions;
    readonly devDependencies?: Versions;
    readonly overrides?: Overrides;
    readonly allowScripts?: Readonly<Record<string, boolean>>;
  };
  readonly lock: {
    readonly packages: Readonly<
      Record<string, { readonly version?: string; readonly license?: string; readonly hasInstallScript?: boolean }>
    >;
  };
  /** The names of the files in `patches/`. */
  readonly patches: readonly string[];
  /** The text of `docs/dependencies.md`. */
  readonly document: string;
}

/** Finds what `docs/dependencies.md` does not say about the packages of the project, or says and is not so. */
export async function findAllDependencyFaults(root: string): Promise<string[]> {
  const read = (path: string) => readFile(join(root, path), 'utf8');
  return findDependencyFaults({
    manifest: JSON.parse(await read('package.json')),
    lock: JSON.parse(await read('package-lock.json')),
    patches: (await readdir(join(root, 'patches'))).filter((name) => name.endsWith('.patch')),
    document: await read('docs/dependencies.md'),
  });
}

export function findDependencyFaults({ manifest, lock, patches, document }: ProjectPackages): string[] {
  const sections = new Map(document.split(/^## /m).map((part) => [part.split('\n', 1)[0], part] as const));
  const rowsOf = (...names: string[]) => names.flatMap((name) => parseRows(sections.get(name) ?? ''));
  const installed = Object.entries(lock.packages).filter(([path]) => path !== '');
  return [
    ...findUndocumented(manifest, lock, rowsOf('The program', 'Binaries', 'The web', 'Build, checks and tests')),
    ...findInexactVersions(manifest),
    ...findLicenseFaults(installed, namesIn(sections.get('Licenses')?.split('\n|')[0] ?? ''), rowsOf('Licenses')),
    ...findScriptFaults(installed, manifest.allowScripts ?? {}, rowsOf('Install scripts')),
    ...findPatchFaults(patches, lock, rowsOf('Patches')),
  ];
}

/** Finds direct dependencies without a row, or with an incomplete or wrong one, and rows of packages that are none. */
function findUndocumented(
  { dependencies, optionalDependencies, devDependencies }: ProjectPackages['manifest'],
  { packages }: ProjectPackages['lock'],
  rows: readonly Row[],
): string[] {
  const direct = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
  const named = rows.flatMap(({ names }) => names);
  return [
    ...direct.filter((name) => !named.includes(name)).map((name) => `docs/dependencies.md lacks ${name}`),
    ...named
      .filter((name) => !direct.includes(name))
      .map((name) => `docs/dependencies.md names ${name}, which is no dependency`),
    ...rows
      .filter(({ cells: [purpose, , license, replace] }) => !purpose || !license || !replace)
      .map(({ names }) => `docs/dependencies.md leaves a column of ${names.join(', ')} empty`),
    ...rows.flatMap(({ names, cells: [, , license] }) =>
      names
        .filter((name) => (packages[`node_modules/${name}`]?.license ?? license) !== license)
        .map((name) => `docs/dependencies.md names the license ${license} for ${name}, which has another one`),
    ),
  ];
}

function findInexactVersions(manifest: ProjectPackages['manifest']): string[] {
  const { dependencies, optionalDependencies, devDependencies, overrides = {} } = manifest;
  const direct = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies });
  return [...direct, ...flattenOverrides(overrides)]
    .filter(([, version]) => !/^(\d+\.\d+\.\d+(-[\w.]+)?|\$[\w@/.-]+)$/.test(version))
    .map(([name, version]) => `package.json names no exact version of ${name}: ${version}`);
}

const flattenOverrides = (overrides: Overrides): [string, string][] =>
  Object.entries(overrides).flatMap(([name, version]) =>
    typeof version === 'string' ? [[name, version] as [string, string]] : flattenOverrides(version),
  );

type Installed = readonly [path: string, about: ProjectPackages['lock']['packages'][string]];

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function findLicenseFaults(
  installed: readonly Installed[],
  allowed: readonly string[],
  rows: readonly Row[],
): string[] {
  const unstated = new Map(rows.flatMap(({ names, cells: [license = ''] }) => names.map((name) => [name, license])));
  const withoutField = installed.filter(([, { license }]) => license === undefined).map(([path]) => nameOf(path));
  return [
    ...installed
      .map(([path, { license }]) => [nameOf(path), license ?? unstated.get(nameOf(path))] as const)
      .filter(([, license]) => !isAllowed(license ?? '', allowed))
      .map(
        ([name, license]) =>
          `${name} has the license ${license ?? 'unknown'}, which docs/dependencies.md does not list`,
      ),
    ...[...unstated.keys()]
      .filter((name) => !withoutField.includes(name))
      .map((name) => `docs/dependencies.md states a license of ${name}, which says it itself or is not installed`),
  ];
}

/** Whether an SPDX expression asks for listed licenses only. “AND” binds more than “OR”, and no package nests them further. */
const isAllowed = (expression: string, allowed: readonly string[]): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowed.includes(license)));

function findScriptFaults(
  installed: readonly Installed[],
  decided: Readonly<Record<string, boolean>>,
  rows: readonly Row[],
): string[] {
  const scripted = new Set(installed.filter(([, about]) => about.hasInstallScript).map(([path]) => nameOf(path)));
  const documented = new Map(rows.flatMap(({ names, cells: [runs] }) => names.map((name) => [name, runs === 'yes'])));
  return [
    ...[...scripted]
      .filter((name) => decided[name] === undefined)
      .map((name) => `${name} has an install script, and allowScripts of package.json does not name it`),
    ...Object.entries(decided).flatMap(([name, runs]) => [
      ...(scripted.has(name) ? [] : [`allowScripts of package.json names ${name}, which has no install script`]),
      ...(documented.get(name) === runs ? [] : [`docs/dependencies.md does not say whether ${name} runs its script`]),
    ]),
  ];
}

function findPatchFaults(patches: readonly string[], { packages }: ProjectPackages['lock'], rows: readonly Row[]) {
  const documented = rows.flatMap(({ names }) => names);
  return [
    ...patches.filter((name) => !documented.includes(name)).map((name) => `docs/dependencies.md lacks patches/${name}`),
    ...documented
      .filter((name) => !patches.includes(name))
      .map((name) => `docs/dependencies.md names patches/${name}, which does not exist`),
    ...rows
      .filter(({ cells: [reason, upstream = ''] }) => !reason || !/^(https:\/\/\S+|to report: .+)/.test(upstream))
      .map(({ names }) => `docs/dependencies.md gives no reason or no upstream issue of ${names.join(', ')}`),
    ...patches.filter((name) => !fitsVersion(name, packages)).map((name) => `patches/${name} is of another version`),
  ];
}

/** Whether a patch, whose name is such as `@scope+name+1.2.3.patch`, is of the version that is installed. */
function fitsVersion(patch: string, packages: ProjectPackages['lock']['packages']): boolean {
  const [, name = '', version] = /^(.+)\+(.+)\.patch$/.exec(patch) ?? [];
  return packages[`node_modules/${name.replaceAll('+', '/')}`]?.version === version;
}

interface Row {
  /** What the first cell names in backticks. */
  readonly names: readonly string[];
  readonly cells: readonly string[];
}

/** The rows of the tables of a section, without their heads. */
const parseRows = (section: string): Row[] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [first = '', ...cells] = line.split('|').slice(1, -1);
      return { names: namesIn(first), cells: cells.map((cell) => cell.trim()) };
    });

const namesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
