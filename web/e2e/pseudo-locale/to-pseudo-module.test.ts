import { expect, test } from 'vitest';
import { toPseudoModule } from './to-pseudo-module.ts';
import { toPseudoText } from './to-pseudo-text.ts';

const toModule = (source: string) => toPseudoModule('texts.ts', source);
const pseudo = (text: string) => JSON.stringify(toPseudoText(text));

test('toPseudoModule: replaces the texts of objects, calls, choices and templates', () => {
  expect(toModule(`export const texts = { title: 'Notes' } as const;`)).toBe(
    `export const texts = { title: ${pseudo('Notes')} } as const;`,
  );
  expect(toModule(`const f = (n: number) => formatCount(n, n > 3 ? 'class' : 'note') + ' left’s';`)).toBe(
    `const f = (n: number) => formatCount(n, n > 3 ? ${pseudo('class')} : ${pseudo('note')}) + ${pseudo(' left’s')};`,
  );
  expect(toModule(`const f = (a: string) => \`Of \${a}: \\\`\${g(\`no \${a}\`)}\\\`\`;`)).toBe(
    `const f = (a: string) => \`${toPseudoText('Of ')}\${a}: \\\`\${g(\`${toPseudoText('no ')}\${a}\`)}\\\`\`;`,
  );
});

test.each([
  `import { a } from 'lib';`,
  `export type A = 'present' | 'absent';`,
  `const a: Record<'present', number> = { present: 1, 'not-present': 2 };`,
  `const a = b === 'present' || 'absent' !== c || 'key' in d;`,
  `switch (a) { case 'present': break; }`,
  `const a = b['too-long'];`,
  `const a = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });`,
  `const a = b.toLocaleString('en-US').replaceAll('x', 'y');`,
  `const a = { tone: 'danger' };`,
  `const charge = b ? 'covered' : 'none';`,
])('toPseudoModule: leaves the names in %s', (source) => {
  expect(toModule(source)).toBe(source);
});
