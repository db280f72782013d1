/** Rules for the name of a person, which is shown to tutors, on rolls and on the leaderboard. */

/**
 * Control characters, characters without a glyph (zero-width ones, bidi controls, variation selectors, tags, fillers),
 * and code points without a public meaning. Joiners are included: no name needs them, and they make two different names
 * look the same.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** No script needs four combining marks on one letter; stacked marks would overlap the rows above and below. */
const stackedMarks = /\p{M}{4}/u;

/** True if a name contains a letter and no invisible character. */
export const isPersonName = (name: string): boolean =>
  /\p{L}/u.test(name) && !invisible.test(name) && !stackedMarks.test(name.normalize('NFD'));
