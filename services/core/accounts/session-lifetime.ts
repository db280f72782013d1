/** Seconds without use after which a session ends. */
export const SESSION_LIFETIME_SECONDS = 30 * 24 * 60 * 60;
/** Seconds after its start or last prolongation; a session that is used later is prolonged to its full lifetime. */
export const PROLONG_SESSION_AFTER_SECONDS = 24 * 60 * 60;
