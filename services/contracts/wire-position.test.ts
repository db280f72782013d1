import { expect, test } from 'vitest';
import { arePositionsOfSameLog, findLaterPosition, isEarlierPosition } from './wire-position.ts';

const log = '0b9c5a52-6f1c-5b7e-9c53-2a0d4f6e8b11';
const other = 'f3b1c2d4-0000-5000-8000-000000000000';

test('isEarlierPosition: compares positions of one log as numbers larger than a double', () => {
  expect(isEarlierPosition(`${log}.9`, `${log}.10`)).toBe(true);
  expect(isEarlierPosition(`${log}.10`, `${log}.10`)).toBe(false);
  expect(isEarlierPosition(`${log}.9007199254740992`, `${log}.9007199254740993`)).toBe(true);
});

test('isEarlierPosition: never orders positions of different logs', () => {
  expect(arePositionsOfSameLog(`${log}.1`, `${other}.1`)).toBe(false);
  expect(isEarlierPosition(`${log}.1`, `${other}.2`)).toBe(false);
  expect(isEarlierPosition(`${other}.2`, `${log}.1`)).toBe(false);
});

test('findLaterPosition: returns the later position, or the one of a new log', () => {
  expect(findLaterPosition(null, `${log}.3`)).toBe(`${log}.3`);
  expect(findLaterPosition(`${log}.5`, `${log}.3`)).toBe(`${log}.5`);
  expect(findLaterPosition(`${log}.5`, `${log}.7`)).toBe(`${log}.7`);
  expect(findLaterPosition(`${log}.5`, `${other}.1`)).toBe(`${other}.1`);
});
