/**
 * The tags of data, the same from the change notification of an event to the cached queries of the web. A student is
 * notified of tags about themselves, the leaderboard, the groups and the centre.
 */
export const changeTagTypes = [
  /** The record of one student, as `student:<id>`. */
  'student',
  /** The record of some student: histories of all students, and sums over all students. */
  'students',
  /** The set of students and their names. Marks and balances do not affect it. */
  'roster',
  /** The set of tutors and their names. */
  'tutors',
  /** The settings and rules of the centre. */
  'centre',
  /** The groups of students: their names, who is in them, and the class races that they are in. */
  'groups',
  /** Lists and counts of homework. */
  'homework',
  /** One homework and its submissions, as `assignment:<id of the homework>`. */
  'assignment',
  /** The list of worksheets. */
  'worksheets',
  /** The leaderboard. Connected sockets receive the boards themselves; this tag is for sockets that reconnect. */
  'leaderboard',
  /** Accounts that wait for a tutor's approval. */
  'sign-ups',
  /** The messages of the contact form. */
  'contact-messages',
  /** The questions that are being generated for the person; only this person is notified. */
  'question-generation',
  /**
   * A draft of the person that was saved or discarded, as `draft:<key>/<its revision>`, 0 when it was discarded; only this
   * person is notified.
   */
  'draft',
  /** The running check of the record and the result of the last one. */
  'record',
  /** The seals of the log. */
  'seals',
  /** The sandboxes and the running replay of the centre. */
  'sandboxes',
  /** The running what-if and the result of the last one. */
  'what-if',
  /** The imports of students from files. */
  'student-imports',
  /** What students say is wrong with their classes. */
  'cases',
  /** What the nightly deletion of old data deleted. */
  'retention',
  /** Reports of wrong practice questions. */
  'practice-reports',
  /**
   * One class race, as `race:<id>`. Connected sockets receive the race itself; this tag is for sockets that reconnect.
   */
  'race',
] as const;

type TypeWithId = 'student' | 'assignment' | 'draft' | 'race';
export type ChangeTag = Exclude<(typeof changeTagTypes)[number], TypeWithId> | `${TypeWithId}:${string}`;

export const toDraftTag = (key: string, revision: number) => `draft:${key}/${revision}` as const;

/** The key and the revision of the draft that a tag is about; undefined for every other tag. */
export function parseDraftTag(tag: string): { readonly key: string; readonly revision: number } | undefined {
  const [, key, revision] = /^draft:(.+)\/(\d+)$/.exec(tag) ?? [];
  return key === undefined ? undefined : { key, revision: Number(revision) };
}

/**
 * Tags of changes that are no events of the log, so the server cannot know whether a page missed one. Only tutors are
 * notified of them, and of all of them when they connect again.
 */
export const unloggedTags: readonly ChangeTag[] = [
  'sign-ups',
  'contact-messages',
  'record',
  'sandboxes',
  'what-if',
  'student-imports',
  'retention',
];
