import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deleteDialogDraft,
  findDialogDraft,
  readDialogDraftField,
  readUnansweredCommand,
  saveDialogDraftField,
  saveUnansweredCommand,
  startDialogDraft,
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

test('findDialogDraft: finds a draft of the person on the page', () => {
  start();
  expect(findDialogDraft('sam', '/elsewhere')).toBeNull();
  expect(findDialogDraft('sam', '/students')).toMatchObject({ dialog: { kind: 'create' }, fields: {} });
});

test('findDialogDraft: deletes the draft of another person', () => {
  start();
  expect(findDialogDraft('lee', '/students')).toBeNull();
  expect(stored.size).toBe(0);
});

test('saveDialogDraftField: stores fields only while a dialog is open', () => {
  saveDialogDraftField('reason', 'Gift');
  expect(readDialogDraftField('reason')).toBeUndefined();
  start();
  saveDialogDraftField('reason', 'Gift');
  expect(readDialogDraftField('reason')).toBe('Gift');
  deleteDialogDraft();
  expect(readDialogDraftField('reason')).toBeUndefined();
});

test('saveDialogDraftField: never stores a password; a retyped one completes the body', () => {
  start();
  saveDialogDraftField('password', 'chalk and slate');
  saveUnansweredCommand({ key: 'k', body: { body: { email: 'mia@rollbook.example', password: 'chalk and slate' } } });
  expect([...stored.values()].join()).not.toContain('chalk');
  const typed = { body: { email: 'ida@rollbook.example', password: 'again' } };
  expect(withTypedSecret(readUnansweredCommand()?.body, typed)).toEqual({
    body: { email: 'mia@rollbook.example', password: 'again' },
  });
});

test('saveUnansweredCommand: forgets a command once its outcome is known', () => {
  start();
  saveUnansweredCommand({ key: 'k', body: 3 });
  expect(readUnansweredCommand()).toEqual({ key: 'k', body: 3 });
  saveUnansweredCommand(null);
  expect(readUnansweredCommand()).toBeUndefined();
});

test.each(['nonsense', '{"person":1}', 'null'])('findDialogDraft: ignores %s in the storage', (text) => {
  stored.set('rollbook-draft', text);
  expect(findDialogDraft('sam', '/students')).toBeNull();
});
