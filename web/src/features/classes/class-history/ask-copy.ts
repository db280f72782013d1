/** Texts of the dialogs in which a student says what is wrong with their classes. */
export const askTexts = {
  open: 'Something wrong?',
  title: 'Something wrong?',
  aboutClasses: 'About your classes as a whole.',
  aboutClassesOfChild: 'About your child’s classes as a whole.',
  kind: 'What is wrong?',
  kindMissing: 'Choose what is wrong.',
  text: 'What happened?',
  textHint: 'Your tutors read this and answer here.',
  missing: 'Please write what is wrong.',
  send: 'Send',
  sending: 'Sending...',
  sent: 'Thanks! A tutor will look at this.',
  failed: 'The question could not be sent',
  section: 'Questions about the classes as a whole',
};
export const askAgainTexts = {
  open: 'Still not right?',
  title: 'Still not right?',
  description: 'A tutor will look at this again.',
};
