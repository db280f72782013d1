/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { computeContrastRatio } from './test/contrast.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);
const hex = (name: string, theme: 'light' | 'dark') => {
  const token = tokens.get(name);
  if (!token) throw new Error(`no token --${name}`);
  return token[theme];
};

const surfaces = ['ground', 'sheet', 'hover', 'tint-accent', 'tint-caution', 'tint-good', 'tint-margin'];
const texts = ['ink', 'quiet', 'margin', 'accent', 'good', 'caution', 'info'];
const filled = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-margin', 'margin'],
  ['on-margin', 'margin-strong'],
] as const;

const pairs = (['light', 'dark'] as const).flatMap((theme) => [
  ...surfaces.flatMap((on) => texts.map((of) => ({ theme, of, on, least: 4.5 }))),
  ...filled.map(([of, on]) => ({ theme, of, on, least: 4.5 })),
  ...surfaces.map((on) => ({ theme, of: 'edge', on, least: 3 })),
  ...['ground', 'sheet'].map((on) => ({ theme, of: 'ink', on, least: 13 })),
  ...['ground', 'sheet'].map((on) => ({ theme, of: 'quiet', on, least: 5.6 })),
]);

test.each(pairs)('$theme: $of on $on reaches $least : 1', ({ theme, of, on, least }) => {
  expect(computeContrastRatio(hex(of, theme), hex(on, theme))).toBeGreaterThanOrEqual(least);
});

test('black on white is 21 : 1', () => {
  expect(computeContrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
});
