/** Texts of the command palette and of the list of keyboard shortcuts. */
import { formatCount } from '../lib/format-count.ts';

export const paletteTexts = {
  title: 'Search and actions',
  /** The search field of people who can look for students, and of those who cannot. */
  placeholder: { withStudents: 'Students, screens, actions', withoutStudents: 'Screens and actions' },
  results: 'Results',
  students: 'Students',
  screens: 'Screens',
  actions: 'Actions',
  none: 'Nothing found',
  loading: 'Searching...',
  studentsFailed: 'The students could not be searched. Type again to retry.',
  keys: 'Arrow keys choose, Enter opens, Escape closes.',
};
export const toResultsText = (count: number) => formatCount(count, 'result');

/** Choosing the student whose attendance is marked. */
export const chooseStudentTexts = {
  title: 'Mark attendance: choose a student',
  placeholder: 'Mark attendance of…',
  back: 'Back to search',
};

export const actionTexts = {
  takeAttendance: 'Take attendance today',
  markAttendance: 'Mark attendance of a student…',
  addStudent: 'Create a student account',
  shortcuts: 'Show keyboard shortcuts',
  signOut: 'Sign out',
};

export const shortcutsTexts = {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  search: 'Search and actions',
  help: 'These shortcuts',
  close: 'Close a dialog or menu',
  practice: 'In a practice session',
  pick: 'Choose an answer',
  go: 'Submit, or go on',
  replay: 'In the replay of classes',
  play: 'Play or pause',
  step: 'One step back or forward',
  ends: 'First or last step',
};
/** The names of keys as keyboards print them. */
export const keyTexts = {
  control: 'Ctrl',
  command: '⌘',
  escape: 'Esc',
  enter: 'Enter',
  k: 'K',
  space: 'Space',
  home: 'Home',
  end: 'End',
  left: 'Left arrow',
  right: 'Right arrow',
  to: 'to',
  or: 'or',
};
