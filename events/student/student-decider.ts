/** The rules of one student's classes and attendance (specification, section 9). */
import type { Decider } from '../decider/decider.ts';
import { correctAttendance, markAttendance, settleUncoveredClass } from './attendance.ts';
import {
  addClasses,
  applyWaitingClasses,
  countFittingClasses,
  removeClasses,
  withdrawWaitingClasses,
} from './balance.ts';
import type { AdjustClasses, StudentCommand, StudentRefusal } from './commands.ts';
import type { StudentEvent } from './events.ts';
import { evolveStudent, initialStudentState, type StudentState } from './student-state.ts';

type Decision = StudentEvent[] | StudentRefusal;
type Command<Type extends StudentCommand['type']> = Extract<StudentCommand, { type: Type }>;

/** Opening classes follow the rules of an add. */
const enrolled = ({ name, email, via, classes, today }: Command<'EnrolStudent'>): StudentEvent => ({
  type: 'StudentEnrolled',
  data: { name, email, via, effectiveOn: today, change: addClasses(initialStudentState, classes) },
});

const classesAdjusted = (student: StudentState, { direction, classes, reason, today }: AdjustClasses): StudentEvent => {
  const change = direction === 'add' ? addClasses(student, classes) : removeClasses(student, classes);
  return { type: 'ClassesAdjusted', data: { direction, ...(reason ? { reason } : {}), effectiveOn: today, change } };
};

/** A number that was named is applied whole or refused: fewer than the tutor read on the screen would surprise. */
const applyWaiting = (student: StudentState, command: Command<'ApplyWaitingClasses'>): Decision => {
  const classes = command.classes ?? countFittingClasses(student, student.waiting);
  if (student.waiting === 0 || classes > student.waiting) return 'nothing-waiting';
  if (classes === 0 || classes > countFittingClasses(student, student.waiting)) return 'no-room';
  const change = applyWaitingClasses(student, classes);
  return [{ type: 'WaitingClassesApplied', data: { effectiveOn: command.today, change } }];
};

const withdrawWaiting = (student: StudentState, command: Command<'WithdrawWaitingClasses'>): Decision => {
  const { classes = student.waiting, reason, today } = command;
  if (student.waiting === 0 || classes > student.waiting) return 'nothing-waiting';
  const change = withdrawWaitingClasses(student, classes);
  return [{ type: 'WaitingClassesWithdrawn', data: { reason, effectiveOn: today, change } }];
};

const ofCurrent = (student: StudentState, command: StudentCommand): Decision => {
  switch (command.type) {
    case 'EnrolStudent':
      return [];
    case 'AdjustClasses':
      return [classesAdjusted(student, command)];
    case 'MarkAttendance':
      return markAttendance(student, command);
    case 'CorrectAttendance':
      return correctAttendance(student, command);
    case 'ApplyWaitingClasses':
      return applyWaiting(student, command);
    case 'WithdrawWaitingClasses':
      return withdrawWaiting(student, command);
    case 'SettleUncoveredClass':
      return settleUncoveredClass(student, command.date);
    case 'ArchiveStudent':
      return [{ type: 'StudentArchived', data: {} }];
    case 'RestoreStudent':
      return 'student-not-archived';
    case 'ChangeStudentEmail':
      return [{ type: 'StudentEmailChanged', data: { email: command.email } }];
  }
};

/** Archived students take one command, to come back; archiving once more finds it done. */
const ofArchived = (command: StudentCommand): Decision => {
  if (command.type === 'ArchiveStudent') return [];
  if (command.type !== 'RestoreStudent') return 'student-archived';
  return [{ type: 'StudentRestored', data: { email: command.email, via: command.via ?? 'restore' } }];
};

const decide = (student: StudentState, command: StudentCommand): Decision => {
  if (student.status === 'current') return ofCurrent(student, command);
  if (student.status === 'archived') return ofArchived(command);
  return command.type === 'EnrolStudent' ? [enrolled(command)] : 'student-unknown';
};

export const studentDecider: Decider<StudentState, StudentCommand, StudentEvent, StudentRefusal> = {
  initial: initialStudentState,
  decide,
  evolve: evolveStudent,
};
