import type { StudentRow } from '#contracts/students.ts';
import type { Balance } from './adjustment-preview.ts';

export const balanceOf = (student: StudentRow): Balance => ({
  remaining: student.classes_remaining,
  total: student.classes_total,
  waiting: student.classes_waiting,
});
