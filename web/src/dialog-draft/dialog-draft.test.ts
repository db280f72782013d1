import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dropDialogDraft,
  findDialogDraft,
  readAttempt,
  readDraftField,
  saveAttempt,
  saveDraftField,
  startDialogDraft,
  withDraftFields,
  withTypedSecret,
} from './dialog-draft.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const start = (person = 'sam') => startDialogDraft({ person, page: '/students', dialog: { kind: 'create' } });

test('a draft is found by its person on its page', () => {
  start();
  expect(findDialogDraft('sam', '/elsewhere')).toBeNull();
  expect(findDialogDraft('sam', '/students')).toMatchObject({ dialog: { kind: 'create' }, fields: {} });
});

test('whoever comes next finds nothing, and nothing stays', () => {
  start();
  expect(findDialogDraft('lee', '/students')).toBeNull();
  expect(stored.size).toBe(0);
});

test('fields are kept while a dialog is open alone', () => {
  saveDraftField('reason', 'Gift');
  expect(readDraftField('reason')).toBeUndefined();
  start();
  saveDraftField('reason', 'Gift');
  expect(withDraftFields({ reason: '', number: '1' })).toEqual({ reason: 'Gift', number: '1' });
  dropDialogDraft();
  expect(readDraftField('reason')).toBeUndefined();
});

test('a password is kept nowhere; the one typed anew takes its place', () => {
  start();
  saveDraftField('password', 'chalk and slate');
  saveAttempt({ key: 'k', body: { email: 'mia@rollbook.example', password: 'chalk and slate' } });
  expect([...stored.values()].join()).not.toContain('chalk');
  expect(withTypedSecret(readAttempt()?.body, { email: 'ida@rollbook.example', password: 'again' })).toEqual({
    email: 'mia@rollbook.example',
    password: 'again',
  });
});

test('an attempt is forgotten with its outcome', () => {
  start();
  saveAttempt({ key: 'k', body: 3 });
  expect(readAttempt()).toEqual({ key: 'k', body: 3 });
  saveAttempt(null);
  expect(readAttempt()).toBeUndefined();
});

test.each(['nonsense', '{"person":1}', 'null'])('%s in the storage is no draft', (text) => {
  stored.set('rollbook-draft', text);
  expect(findDialogDraft('sam', '/students')).toBeNull();
});
