import type { StudentRow } from '#contracts/students.ts';
import type { ClassBalance } from './preview-adjustment.ts';

export const toClassBalance = (student: StudentRow): ClassBalance => ({
  remaining: student.classes_remaining,
  total: student.classes_total,
  waiting: student.classes_waiting,
});
