/** Texts of the page on which an owner erases a person. */
import type { ErasablePersonRow, ErasurePreview, Mention } from '#contracts/erasure.ts';
import { mentionPlaceWords } from '#contracts/erasure-words.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { eraseTitle } from '../../../copy/screens.ts';
import { formatMediumDate } from '../../../lib/dates.ts';

export const eraseTexts = {
  title: eraseTitle,
  description:
    'Erasing is for good: nobody can read what the center wrote about the person any more. Older backups keep it until they are deleted.',
  search: 'Search everybody',
  placeholder: 'Name or email',
  hint: 'Search for a student, tutor or family account, current or former.',
  searching: 'Searching...',
  searchFailed: 'Error searching for people',
  none: { title: 'Nobody found', text: 'Try a part of the name, or the whole email address.' },
  more: 'More people match. Type more of the name.',
  another: 'Choose somebody else',
  loading: 'Reading every text of the center...',
  failed: 'Error loading what erasing would do',
  deleted: 'What is deleted',
  stays: 'What stays',
  mentions: 'Texts about others that may name them',
  noMentions: 'No text about anybody else names them.',
  rewritable: 'Rewrite these first. Once the person is erased, the program can’t find them any more:',
  fixed: 'These cannot be rewritten. They go when the person whom they are about is erased:',
  moreMentions: 'There may be more of them than are listed here.',
  backups: 'Backups that still hold them',
  noBackups: 'The program makes no backups. Copies that you made yourself still hold them.',
  emptyBackups: 'There is no backup yet.',
  refused: {
    'own-erasure': 'You can’t erase yourself. Another owner can do it.',
    'last-owner': 'The center needs an owner. Make somebody else an owner first.',
  },
  erase: 'Erase...',
  consequence:
    'This cannot be undone. They are signed out at once, and everything under “What is deleted” is deleted now.',
  confirm: 'Erase for good',
  confirming: 'Erasing...',
  done: 'Erased',
  doneLater: 'Erased. The last files are cleaned within minutes.',
  eraseFailed: 'Nothing was erased',
} as const;

const roleTexts = {
  current: { student: 'Student', tutor: 'Tutor', family: 'Family account' },
  former: { student: 'Former student', tutor: 'Former tutor', family: 'Former family account' },
} as const;

export const toPersonFactsText = ({ role, archived, email }: Omit<ErasablePersonRow, 'id' | 'name'>): string =>
  [roleTexts[archived ? 'former' : 'current'][role], ...(email === null ? [] : [email])].join(' · ');
export const toEraseTitleText = (name: string) => `Erase ${isolateBidi(name)}?`;
export const toTypeNameText = (name: string) => `Type “${name}” to confirm`;
export const toErasedOnText = (day: string) => `Erased on ${formatMediumDate(day)}.`;
export const toMentionPlaceText = ({ place, about }: Mention) =>
  about === null ? mentionPlaceWords[place] : `${mentionPlaceWords[place]} about ${isolateBidi(about.name)}`;
export const toBackupText = (made: string, { falls_away_on }: NonNullable<ErasurePreview['backups']>[number]) =>
  `Backup of ${made}: deleted on ${formatMediumDate(falls_away_on)}`;
