/** Texts of the dialogs in which a student, a family or a tutor says what is wrong with a student's classes. */
export const askTexts = {
  open: 'Something wrong?',
  title: 'Something wrong?',
  aboutClasses: 'About your classes as a whole, or those of some days.',
  aboutClassesOfChild: 'About your child’s classes as a whole, or those of some days.',
  kind: 'What is wrong?',
  kindMissing: 'Choose what is wrong.',
  from: 'First day',
  to: 'Last day',
  daysHint: 'Leave both days empty if you mean all classes.',
  daysMissing: 'Choose the first day.',
  lastDayMissing: 'Choose the last day.',
  daysBackwards: 'This day is before the first day.',
  text: 'What happened?',
  textHint: 'Your tutors read this and answer here.',
  recordedTextHint: 'The family and the student read this.',
  missing: 'Please write what is wrong.',
  send: 'Send',
  sending: 'Sending...',
  sent: 'Thanks! A tutor will look at this.',
  failed: 'The question could not be sent',
  section: 'Questions about classes',
};
export const askAgainTexts = {
  open: 'Still not right?',
  title: 'Still not right?',
  description: 'A tutor will look at this again.',
};
