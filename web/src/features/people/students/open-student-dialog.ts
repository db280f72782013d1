import type { SignUpRow } from '#contracts/sign-ups.ts';

export type StudentDialogKind =
  | 'attendance'
  | 'absence'
  | 'classes'
  | 'email'
  | 'password-code'
  | 'two-step'
  | 'delete'
  | 'restore';
export type OpenStudentDialog =
  | { kind: 'create' | 'groups' | 'create-group' }
  | { kind: 'edit-group' | 'schedule-group'; groupId: string }
  | { kind: StudentDialogKind; studentId: string }
  | { kind: 'approve-and-invite' | 'merge' | 'decline'; account: SignUpRow };
