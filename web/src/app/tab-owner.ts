import { dropOpenDrafts } from '../server-draft/open-drafts.ts';

const STORAGE_KEY = 'rollbook-person';

/**
 * Forgets what this tab holds of its person, in memory and in its storage. Content that the server does not have yet stays
 * in this browser under the person's id.
 */
export function emptyTab(): void {
  dropOpenDrafts();
  try {
    sessionStorage.clear();
  } catch {
    // A browser that forbids storage has stored nothing.
  }
}

/** Makes this person the owner of the tab, and empties a tab that another person has used. */
export function claimTab(person: string): void {
  try {
    const before = sessionStorage.getItem(STORAGE_KEY);
    if (before !== null && before !== person) emptyTab();
    sessionStorage.setItem(STORAGE_KEY, person);
  } catch {
    // See above.
  }
}
