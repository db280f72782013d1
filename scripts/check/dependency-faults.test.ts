import { expect, test } from 'vitest';
import { findDependencyFaults, type ProjectPackages } from './dependency-faults.ts';

const document = `# Dependencies

## The program

| package | what for | why not our own | license | replace |
| --- | --- | --- | --- | --- |
| \`web\`, \`@scope/tool\` | serves | | MIT | days |

## Licenses

\`MIT\`, \`ISC\`

| package | license | where it says so |
| --- | --- | --- |
| \`silent\` | MIT | its file |

## Install scripts

| package | runs | why |
| --- | --- | --- |
| \`native\` | no | only warns |

## Patches

| patch | reason | upstream |
| --- | --- | --- |
| \`@scope+tool+2.0.0.patch\` | hangs | https://example.org/issues/1 |
`;
const sound: ProjectPackages = {
  manifest: {
    dependencies: { web: '1.0.0', '@scope/tool': '2.0.0' },
    overrides: { web: { silent: '$web' }, native: '1.0.0-beta.2' },
    allowScripts: { native: false },
  },
  lock: {
    packages: {
      '': {},
      'node_modules/web': { version: '1.0.0', license: 'MIT' },
      'node_modules/@scope/tool': { version: '2.0.0', license: 'MIT' },
      'node_modules/web/node_modules/native': { version: '1.0.0', license: '(GPL-3.0 OR ISC)', hasInstallScript: true },
      'node_modules/silent': { version: '1.0.0' },
    },
  },
  patches: ['@scope+tool+2.0.0.patch'],
  document,
};

test('findDependencyFaults: finds nothing in a project whose document is complete', () => {
  expect(findDependencyFaults(sound)).toEqual([]);
});

const withPackage = (path: string, about: ProjectPackages['lock']['packages'][string]): ProjectPackages => ({
  ...sound,
  lock: { packages: { ...sound.lock.packages, [`node_modules/${path}`]: about } },
});
const withManifest = (manifest: ProjectPackages['manifest']): ProjectPackages => ({
  ...sound,
  manifest: { ...sound.manifest, ...manifest },
});
const withText = (before: string, after: string): ProjectPackages => ({
  ...sound,
  document: document.replace(before, after),
});

test.each<[string, ProjectPackages, string[]]>([
  [
    'a dependency that is not documented',
    withManifest({ devDependencies: { new: '1.0.0' } }),
    ['docs/dependencies.md lacks new'],
  ],
  [
    'a documented package that is no dependency',
    withText('`web`', '`web`, `gone`'),
    ['docs/dependencies.md names gone, which is no dependency'],
  ],
  ['an empty column', withText('| days |', '| |'), ['docs/dependencies.md leaves a column of web, @scope/tool empty']],
  [
    'another license than the package has',
    withPackage('web', { license: 'ISC' }),
    ['docs/dependencies.md names the license MIT for web, which has another one'],
  ],
  [
    'a range of versions',
    withManifest({ dependencies: { web: '^1.0.0', '@scope/tool': '2.0.0' } }),
    ['package.json names no exact version of web: ^1.0.0'],
  ],
  [
    'a range of versions in an override',
    withManifest({ overrides: { web: { silent: 'latest' } } }),
    ['package.json names no exact version of silent: latest'],
  ],
  [
    'a license that is not listed, deep in the tree',
    withPackage('web/node_modules/deep', { license: 'MIT AND GPL-3.0' }),
    ['deep has the license MIT AND GPL-3.0, which docs/dependencies.md does not list'],
  ],
  [
    'a package without a license',
    withPackage('mute', {}),
    ['mute has the license unknown, which docs/dependencies.md does not list'],
  ],
  [
    'a stated license that the package says itself',
    withPackage('silent', { license: 'MIT' }),
    ['docs/dependencies.md states a license of silent, which says it itself or is not installed'],
  ],
  [
    'an install script that nobody decided about',
    withPackage('eager', { license: 'MIT', hasInstallScript: true }),
    ['eager has an install script, and allowScripts of package.json does not name it'],
  ],
  [
    'an install script that is documented otherwise',
    withManifest({ allowScripts: { native: true } }),
    ['docs/dependencies.md does not say whether native runs its script'],
  ],
  [
    'a patch that is not documented',
    { ...sound, patches: [...sound.patches, 'web+1.0.0.patch'] },
    ['docs/dependencies.md lacks patches/web+1.0.0.patch'],
  ],
  [
    'a documented patch that does not exist',
    { ...sound, patches: [] },
    ['docs/dependencies.md names patches/@scope+tool+2.0.0.patch, which does not exist'],
  ],
  [
    'a patch of another version',
    withPackage('@scope/tool', { version: '3.0.0', license: 'MIT' }),
    ['patches/@scope+tool+2.0.0.patch is of another version'],
  ],
  [
    'a patch without an upstream issue',
    withText('https://example.org/issues/1', 'none'),
    ['docs/dependencies.md gives no reason or no upstream issue of @scope+tool+2.0.0.patch'],
  ],
])('findDependencyFaults: finds %s', (_, project, faults) => {
  expect(findDependencyFaults(project)).toEqual(faults);
});
