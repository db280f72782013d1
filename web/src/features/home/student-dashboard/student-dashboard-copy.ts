/** Texts of the Student Dashboard; specified texts as in the specification, sections 2 and 8. */
import { formatCount } from '../../../lib/format-count.ts';

export const ownClassesTexts = {
  loading: 'Loading your classes...',
  failed: 'Error loading classes',
  remaining: 'Classes Remaining',
  /** Beside the number of remaining classes; the button that explains it follows. */
  toOfTotal: (total: number) => `of ${total} total · `,
  toUncovered: (count: number) => `${formatCount(count, 'class', 'classes')} not covered yet`,
  attended: 'Classes Attended',
  sinceJoined: 'since you joined',
};

export const recentAttendanceTexts = {
  heading: 'Recent Attendance',
  loading: 'Loading attendance...',
  failed: 'Error loading attendance',
  none: 'No attendance records yet',
  /** Follows “Status” where one column holds both. */
  andNotes: 'and notes',
  /** A student cannot restore a missing key, so the text names the tutor as the person to ask. */
  unreadableNote: "This note can't be shown. Please tell your tutor.",
};
