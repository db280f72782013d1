import type { Letter } from '#services/core/accounts/letters.ts';

type GradeChange = 'graded' | 'grade-corrected' | 'regraded';

const contents: Record<GradeChange, { subject: string; sentence: string }> = {
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

/** Tells a student that a grade was given or changed. The letter links to the grade and omits it, because others may read mail. */
export function createGradeLetter(
  what: GradeChange,
  to: { readonly name: string; readonly link: string; readonly centre: string },
): Letter {
  const { subject, sentence } = contents[what];
  const lines = [
    `Hello${toGreetingName(to.name)},`,
    '',
    sentence,
    'You can read it here:',
    '',
    to.link,
    '',
    to.centre,
    '',
  ];
  return { subject: `${subject} – ${to.centre}`, text: lines.join('\n') };
}

/** Returns the name for the greeting, or '' for a name that could be a message or a link: people choose names themselves. */
const toGreetingName = (name: string): string =>
  /^[\p{L}\p{M}'’-]+(\.? [\p{L}\p{M}'’-]+){0,5}$/u.test(name) ? ` ${name}` : '';
