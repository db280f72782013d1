import { beforeEach, expect, test, vi } from 'vitest';
import { claimTab, emptyTab } from './tab-owner.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    clear: () => stored.clear(),
  });
});

const keepDraft = () => stored.set('rollbook-shown', 'what Mia typed');

test('claimTab: the same person finds again what the tab keeps', () => {
  claimTab('mia');
  keepDraft();
  claimTab('mia');
  expect(stored.get('rollbook-shown')).toBe('what Mia typed');
});

test('claimTab: another person finds nothing of the one before', () => {
  claimTab('mia');
  keepDraft();
  claimTab('noah');
  expect(JSON.stringify([...stored])).not.toContain('Mia');
  keepDraft();
  claimTab('noah');
  expect(stored.has('rollbook-shown')).toBe(true);
});

test('emptyTab: leaves nothing', () => {
  claimTab('mia');
  keepDraft();
  emptyTab();
  expect([...stored]).toEqual([]);
});
