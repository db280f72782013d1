/**
 * What was typed and is not on the server yet, kept in this browser under the person's id: for a lost connection, a
 * reload and a crash. It goes as soon as the server has it.
 */
export interface LocalCopy {
  body: unknown;
  /** The revision on the server that it was typed upon; null where that was not known. */
  revision: number | null;
  /** UTC instant of the last keystroke. */
  typedAt: string;
  /** What was sent of it, as JSON, and no answer is known. */
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
        // Storage that is full or forbidden costs the copy; the words are still on the page and on their way.
      }
    },
    drop() {
      try {
        localStorage.removeItem(name);
      } catch {
        // Where nothing can be kept, nothing is.
      }
    },
  };
};

/** The keys of the drafts of which this browser holds words that the server does not have. */
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
