/**
 * Content that the server does not have yet, kept in this browser under the person's id, so that it survives a lost
 * connection, a reload and a crash. It is deleted as soon as the server has it.
 */
export interface LocalCopy {
  body: unknown;
  /** The server's revision that the content is based on; null when it is not known. */
  revision: number | null;
  /** UTC instant of the last keystroke. */
  typedAt: string;
  /** Bodies, as JSON, that were sent without an answer. */
  sent: string[];
}
export interface LocalCopyStore {
  read(): LocalCopy | null;
  write(copy: LocalCopy): void;
  drop(): void;
}

const PREFIX = 'rollbook-typed';
const storageKey = (person: string, key: string) => `${PREFIX}/${person}/${key}`;

export const createLocalCopyStore = (person: string, key: string): LocalCopyStore => {
  const name = storageKey(person, key);
  return {
    read() {
      try {
        const copy: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
        return isLocalCopy(copy) ? copy : null;
      } catch {
        return null;
      }
    },
    write(copy) {
      try {
        localStorage.setItem(name, JSON.stringify(copy));
      } catch {
        // If storage is full or forbidden, only this copy is lost: the content is still on the page and will be sent.
      }
    },
    drop() {
      try {
        localStorage.removeItem(name);
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  };
};

/** Keys of the drafts that this browser holds and the server does not have yet. */
export function listLocalCopies(person: string): string[] {
  const start = storageKey(person, '');
  try {
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));
  } catch {
    return [];
  }
}

const isLocalCopy = (value: unknown): value is LocalCopy =>
  typeof value === 'object' && value !== null && 'body' in value && 'revision' in value && 'sent' in value;
