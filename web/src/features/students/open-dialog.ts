export type OnStudent = 'attendance' | 'classes' | 'delete' | 'restore';
export type OpenDialog = { kind: 'create' } | { kind: OnStudent; studentId: string };
