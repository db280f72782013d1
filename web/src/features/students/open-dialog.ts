import type { StudentRow } from '#contracts/students.ts';

export type OnStudent = 'attendance' | 'classes' | 'delete' | 'restore';
export type OpenDialog = { kind: 'create' } | { kind: OnStudent; student: StudentRow };
