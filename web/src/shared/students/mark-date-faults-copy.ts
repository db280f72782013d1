/** Why a class on a date cannot be marked. */
export const markDateFaultTexts = {
  missing: 'Choose a date.',
  tooOld: 'Choose a date from the year 2000 on.',
  noSuchDay: 'There is no such day.',
  inFuture: 'A class in the future cannot be marked.',
};
