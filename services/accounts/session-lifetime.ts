/** A session ends when it was not used for this long. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** A session is prolonged to its full lifetime when it is used this long after it began or was last prolonged. */
export const PROLONGED_AFTER_SECONDS = 24 * 60 * 60;
