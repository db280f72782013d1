import { expect, test } from 'vitest';
import type { RollMark } from '#contracts/attendance.ts';
import type { MarkChoice } from '../../../lib/mark-choice.ts';
import { applyRollRowEdit, toRollBase } from './roll-edits.ts';
import { canTakeClass, findRollRowEffect, toRollRow } from './roll-row.ts';
import { createRollResult, createRollStudent, createRollMark as mark } from './test/roll-fixtures.ts';

const student = (remaining: number, recorded?: RollMark) => createRollStudent('mia', remaining, recorded);
const base = { notes: null, private_notes: null, version: 4 };
const saved = createRollResult('mia');
const absent = mark({ status: 'absent', charge: 'none' });
const late = mark({ status: 'absent', late_cancellation_hours: 24 });

test('canTakeClass: only an absent student, while the rule is on, and a late cancellation also without it', () => {
  const toRow = (status: MarkChoice, change = {}) =>
    toRollRow(student(3), { status, base: null, ...change }, undefined);
  expect(canTakeClass(toRow('absent'), 24)).toBe(true);
  expect(canTakeClass(toRow('absent'), 0)).toBe(false);
  expect(canTakeClass(toRow('present'), 24)).toBe(false);
  expect(canTakeClass(toRow('absent', { leftUnmarked: true }), 24)).toBe(false);
  expect(canTakeClass(toRollRow(student(3, late), undefined, undefined), 0)).toBe(true);
  expect(canTakeClass(toRollRow(student(3, late), undefined, saved), 24), 'saved just now').toBe(false);
});

test('toRollRow: starts unticked without a record, otherwise as recorded', () => {
  expect(toRollRow(student(3), undefined, undefined)).toMatchObject({ status: 'absent', changes: false });
  const recorded = toRollRow(student(3, mark({ notes: 'Fractions' })), undefined, undefined);
  expect(recorded).toMatchObject({ status: 'present', note: 'Fractions', changes: false });
});

test.each([
  ['nobody', student(3), 'absent', { kind: 'nothing' }],
  ['nobody', student(3), 'present', { kind: 'takes', after: 2 }],
  ['nobody', student(0), 'present', { kind: 'uncovered', waiting: 0 }],
  ['present', student(3, mark()), 'present', { kind: 'nothing' }],
  ['present', student(3, mark()), 'absent', { kind: 'gives-back', after: 4 }],
  ['present at the limit', student(18, mark()), 'absent', { kind: 'waits' }],
  ['present, uncovered', student(0, mark({ charge: 'uncovered' })), 'absent', { kind: 'nothing-back' }],
  ['absent', student(1, absent), 'present', { kind: 'takes', after: 0 }],
  ['absent, none left', student(0, absent), 'present', { kind: 'uncovered', waiting: 0 }],
  ['absent', student(0, absent), 'absent', { kind: 'nothing' }],
  ['nobody', student(3), 'late-cancellation', { kind: 'takes', after: 2 }],
  ['nobody, none left', student(0), 'late-cancellation', { kind: 'uncovered', waiting: 0 }],
  ['present', student(3, mark()), 'late-cancellation', { kind: 'keeps' }],
  ['a late cancellation', student(3, late), 'present', { kind: 'keeps' }],
  ['a late cancellation', student(3, late), 'late-cancellation', { kind: 'nothing' }],
  ['a late cancellation', student(3, late), 'absent', { kind: 'gives-back', after: 4 }],
] as const)('findRollRowEffect: recorded %s', (_recorded, person, status, effect) => {
  expect(findRollRowEffect(toRollRow(person, { status, base: toRollBase(person.mark) }, undefined), 18)).toEqual(
    effect,
  );
});

test('applyRollRowEdit: keeps a note while unticked and removes a cleared one', () => {
  const row = toRollRow(student(3), { status: 'present', note: 'late', base: null }, undefined);
  const off = applyRollRowEdit({ mia: { status: 'present', note: 'late', base: null } }, row, { status: 'absent' });
  expect(toRollRow(student(3), off.mia, undefined)).toMatchObject({ note: 'late', changes: false });
  expect(applyRollRowEdit(off, row, { note: '' }).mia).toEqual({ status: 'present', base: null });
  const recorded = toRollRow(student(3, mark({ notes: 'Fractions' })), undefined, undefined);
  expect(applyRollRowEdit({}, recorded, { note: '' }).mia).toEqual({
    status: 'present',
    note: '',
    base: { ...base, notes: 'Fractions' },
  });
});

test('toRollRow: a private note changes the record of a present student', () => {
  const recorded = student(3, mark({ private_notes: 'Tired' }));
  const tired = { ...base, private_notes: 'Tired' };
  expect(toRollRow(recorded, undefined, undefined)).toMatchObject({ privateNote: 'Tired', changes: false });
  expect(toRollRow(recorded, { privateNote: 'Rested', base: tired }, undefined)).toMatchObject({ changes: true });
  expect(toRollRow(recorded, { privateNote: '', base: tired }, undefined)).toMatchObject({ changes: true });
  expect(applyRollRowEdit({}, toRollRow(student(3), undefined, undefined), { privateNote: '' }).mia).toEqual({
    status: 'absent',
    base: null,
  });
});

test('toRollRow: locks a saved row until it is edited', () => {
  const person = student(2, mark());
  expect(toRollRow(person, undefined, saved).locked).toBe(true);
  expect(findRollRowEffect(toRollRow(person, undefined, saved), 18)).toEqual({ kind: 'nothing' });
  expect(toRollRow(person, { status: 'absent', base }, saved).locked).toBe(false);
  expect(toRollRow(person, undefined, { ...saved, result: 'conflict' }).locked).toBe(false);
});
