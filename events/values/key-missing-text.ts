/** What a query returns for a text whose key is missing although nobody erased it. `rollbook verify` names the event. */
export const KEY_MISSING_TEXT = 'unreadable (key missing)';
