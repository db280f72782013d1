/** Texts of the dialog that adds and removes classes. */
import { toClassCountText } from '../../copy/counts.ts';

export const manageClassesTexts = {
  direction: 'Action',
  add: 'Add Classes',
  remove: 'Remove Classes',
  count: 'Number of classes',
};

export const classCountFaultTexts = {
  notWhole: 'Enter a whole number of classes.',
  belowOne: 'Enter at least 1 class.',
  belowZero: 'Enter 0 or more classes.',
  tooMany: (max: number) => `Enter at most ${max} classes.`,
};

export const toWillWaitText = (waits: number, classesMax: number) =>
  `${toClassCountText(waits)} will wait: the limit is ${classesMax} remaining. You can apply ${waits === 1 ? 'it' : 'them'} from the class history once there is room.`;
/** Of a removal that takes different numbers from the two balances. */
export const toUnequalRemovalText = ({ remaining, total }: { remaining: number; total: number }) =>
  `${remaining === 0 ? 'No classes' : toClassCountText(remaining)} can be removed from remaining, ${total} from total.`;
export const toRemovableText = (count: number) =>
  count === 0 ? 'No classes are left to remove.' : `Only ${toClassCountText(count)} can be removed.`;
