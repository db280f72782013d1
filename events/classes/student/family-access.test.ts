import { expect, test } from 'vitest';
import { FAMILIES_PER_STUDENT_MAX } from '../../values/limits.ts';
import type { StudentCommand } from './commands.ts';
import { hasAccess } from './family-access.ts';
import type { StudentState } from './student-state.ts';
import {
  applyStudentCommands,
  createStudentContext,
  createStudentWithClasses,
  decideStudentCommand,
  TODAY,
  toTestEventId,
} from './test/student-fixture.ts';

const [ANN, BO] = [toTestEventId(101), toTestEventId(102)];
const LAST_DAY = '2026-11-28';
const invite = { type: 'InviteFamily', name: 'Ann Olsen', email: 'ann@example.com' } as const;
const student = createStudentWithClasses();
/** The event of the first invitation is version 2 of the stream. */
const INVITATION = toTestEventId(2);
const accept = { type: 'GiveFamilyAccess', invitation: INVITATION, account: ANN, name: 'Ann Olsen' } as const;
const withdraw = { type: 'WithdrawFamilyInvitation', invitation: INVITATION } as const;
const end = { type: 'EndFamilyAccess', account: ANN } as const;
const onDay = (state: StudentState, command: StudentCommand, today: string) =>
  decideStudentCommand(state, command, createStudentContext({ today }));

test('InviteFamily: is valid for seven days more, with a name and an email only if there are any', () => {
  expect(decideStudentCommand(student, invite)).toEqual([
    { type: 'FamilyInvited', data: { name: 'Ann Olsen', email: 'ann@example.com', until: LAST_DAY } },
  ]);
  expect(decideStudentCommand(student, { ...invite, name: '', email: '' })).toEqual([
    { type: 'FamilyInvited', data: { until: LAST_DAY } },
  ]);
});

test('InviteFamily: replaces an open invitation, whose link then does not work', () => {
  const again = { ...invite, replaces: INVITATION };
  const replaced = applyStudentCommands(student, invite, again);
  expect(decideStudentCommand(replaced, accept)).toBe('invitation-invalid');
  expect(decideStudentCommand(replaced, { ...accept, invitation: toTestEventId(4) })).toHaveLength(1);
  expect(decideStudentCommand(applyStudentCommands(student, invite, accept), again)).toBe('invitation-invalid');
});

test('InviteFamily: counts open invitations and current accounts, not what is over', () => {
  const full = applyStudentCommands(student, ...Array.from({ length: FAMILIES_PER_STUDENT_MAX }, () => invite));
  expect(decideStudentCommand(full, invite)).toBe('families-full');
  expect(decideStudentCommand(full, { ...invite, replaces: INVITATION })).toHaveLength(2);
  expect(onDay(full, invite, '2026-11-29')).toHaveLength(1);
  expect(decideStudentCommand(applyStudentCommands(full, accept), invite)).toBe('families-full');
  expect(decideStudentCommand(applyStudentCommands(full, accept, end), invite)).toHaveLength(1);
});

test('GiveFamilyAccess: uses an invitation once, on its last day at the latest, and not after it was withdrawn', () => {
  const invited = applyStudentCommands(student, invite);
  const { type: _, ...data } = accept;
  expect(onDay(invited, accept, LAST_DAY)).toEqual([{ type: 'FamilyAccessGiven', data }]);
  expect(onDay(invited, accept, '2026-11-29')).toBe('invitation-invalid');
  const used = applyStudentCommands(invited, accept);
  expect(hasAccess(used.families, ANN)).toBe(true);
  for (const account of [ANN, BO])
    expect(decideStudentCommand(used, { ...accept, account })).toBe('invitation-invalid');
  expect(decideStudentCommand(applyStudentCommands(invited, withdraw), accept)).toBe('invitation-invalid');
  expect(decideStudentCommand(used, withdraw)).toBe('invitation-invalid');
});

test('GiveFamilyAccess: an account that has the student keeps the invitation unused', () => {
  const twice = applyStudentCommands(student, invite, accept, invite);
  const second = { ...accept, invitation: toTestEventId(4) };
  expect(decideStudentCommand(twice, second)).toBe('family-access-exists');
  expect(decideStudentCommand(twice, { ...second, account: BO })).toHaveLength(1);
});

test('EndFamilyAccess: ends the access of one account, and writes nothing if there is none', () => {
  const both = applyStudentCommands(student, invite, accept, invite, {
    ...{ ...accept, invitation: toTestEventId(4), account: BO },
  });
  const ended = applyStudentCommands(both, end);
  expect([hasAccess(ended.families, ANN), hasAccess(ended.families, BO)]).toEqual([false, true]);
  expect(decideStudentCommand(ended, end)).toEqual([]);
});

test('ArchiveStudent: ends what it gave, also for a student who is restored', () => {
  const archived = applyStudentCommands(student, invite, accept, invite, { type: 'ArchiveStudent' });
  expect(archived.families.size).toBe(0);
  expect(decideStudentCommand(archived, accept)).toBe('student-archived');
  const restored = applyStudentCommands(archived, { type: 'RestoreStudent', email: 'mia@example.com' });
  expect(hasAccess(restored.families, ANN)).toBe(false);
  expect(decideStudentCommand(restored, { ...accept, invitation: toTestEventId(4) })).toBe('invitation-invalid');
  expect(TODAY < LAST_DAY).toBe(true);
});
