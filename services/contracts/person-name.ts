/** What the name of a person may be made of: it is shown to tutors, on rolls and on the leaderboard. */

/**
 * Control characters, characters without a glyph (zero-width ones, bidi controls, variation selectors, tags, fillers),
 * and code points that mean nothing to everybody. Joiners are among them: a name can be written without them, and with
 * them two names look the same.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More marks on one letter than any script needs: they would reach into the rows above and below. */
const stackedMarks = /\p{M}{4}/u;

/** Whether a name holds a letter and nothing that cannot be seen. */
export const isPersonName = (name: string): boolean =>
  /\p{L}/u.test(name) && !invisible.test(name) && !stackedMarks.test(name.normalize('NFD'));
