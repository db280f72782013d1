import type { SignUpRow } from '#contracts/sign-ups.ts';

export type OnStudent = 'attendance' | 'classes' | 'delete' | 'restore';
export type OpenDialog =
  | { kind: 'create' }
  | { kind: OnStudent; studentId: string }
  | { kind: 'merge' | 'decline'; account: SignUpRow };
