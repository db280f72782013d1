import type { StudentRow } from '#contracts/students.ts';
import type { BalanceNumbers } from './preview-adjustment.ts';

export const toBalance = (student: StudentRow): BalanceNumbers => ({
  remaining: student.classes_remaining,
  total: student.classes_total,
  waiting: student.classes_waiting,
});
