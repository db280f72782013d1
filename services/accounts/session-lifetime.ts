/** A session ends when it was not used for so long. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** A session that is used so long after its beginning, or after it was last prolonged, gets its whole time again. */
export const PROLONGED_AFTER_SECONDS = 24 * 60 * 60;
