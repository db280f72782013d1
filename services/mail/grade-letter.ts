import type { NotificationRow } from '#contracts/notifications.ts';
import type { Letter } from './templates.ts';

const news: Record<NotificationRow['what'], { subject: string; sentence: string }> = {
  graded: {
    subject: 'Your homework has been graded',
    sentence: 'Your tutor has looked at one of your assignments and graded it.',
  },
  'grade-corrected': {
    subject: 'A grade of yours was changed',
    sentence: 'Your tutor has looked at one of your assignments again and changed its grade\nor feedback.',
  },
  regraded: {
    subject: 'A grade of yours was changed',
    sentence: 'The answers of one of your assignments were corrected, and your grade with them.',
  },
};

/** To a student: that there is a grade and where to read it; a mail is read by others, so that the grade is not in it. */
export function gradeLetter(
  what: NotificationRow['what'],
  to: { readonly name: string; readonly link: string; readonly centre: string },
): Letter {
  const { subject, sentence } = news[what];
  const lines = [`Hello${called(to.name)},`, '', sentence, 'You can read it here:', '', to.link, '', to.centre, ''];
  return { subject: `${subject} – ${to.centre}`, text: lines.join('\n') };
}

/** People choose their names themselves: one that could carry a message or a link is left out. */
const called = (name: string): string =>
  /^[\p{L}\p{M}'’-]+(\.? [\p{L}\p{M}'’-]+){0,5}$/u.test(name) ? ` ${name}` : '';
