interface LocalCopy {
  /** See `DraftSync` for these. */
  readonly body: unknown;
  readonly base: readonly unknown[];
  readonly known: readonly unknown[];
  /** UTC instant of the last keystroke. */
  readonly typedAt: string;
}

const storageKey = (person: string, key: string) => `rollbook-typed/${person}/${key}`;

/** What this tab shows of the draft that it showed last, with the draft's name. */
const SHOWN_KEY = 'rollbook-shown';

/**
 * Content that the server does not have yet is kept in this browser under the person's id, so that it survives a lost
 * connection, a reload and a crash, until the server has it. Content that the server has is kept in the tab, so that a
 * reload shows the same of several versions.
 */
export function createLocalCopyStore(person: string, key: string) {
  const name = storageKey(person, key);
  const store = (copy: LocalCopy) => tryStorage(() => localStorage.setItem(name, JSON.stringify(copy)) ?? true);
  const dropUnsaved = () => tryStorage(() => localStorage.removeItem(name));
  return {
    read: () => tryStorage(() => parseLocalCopy(localStorage.getItem(name) ?? '')) ?? readShownDraft(name),
    /** When storage is full, unsaved content is kept alone; it is then offered beside the server's draft. */
    write(copy: LocalCopy, { isSaved }: { isSaved: boolean }) {
      if (!isSaved) return void (store(copy) ?? store({ ...copy, base: [], known: [] }));
      dropUnsaved();
      dropShownDraft();
      tryStorage(() => sessionStorage.setItem(SHOWN_KEY, JSON.stringify({ name, ...copy })));
    },
    drop() {
      dropUnsaved();
      if (readShownDraft(name)) dropShownDraft();
    },
  };
}
export type LocalCopyStore = ReturnType<typeof createLocalCopyStore>;

const readShownDraft = (name: string): LocalCopy | undefined =>
  tryStorage(() => {
    const text = sessionStorage.getItem(SHOWN_KEY) ?? '';
    return JSON.parse(text).name === name ? parseLocalCopy(text) : undefined;
  });
const dropShownDraft = (): void => void tryStorage(() => sessionStorage.removeItem(SHOWN_KEY));

/** Keys of the drafts that this browser holds and the server does not have yet. */
export function listLocalCopies(person: string): string[] {
  const start = storageKey(person, '');
  const names = tryStorage(() => Object.keys(localStorage)) ?? [];
  return names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
}

/** Throws for text that is no JSON object. It needs no schema, because pages without a form would load zod for it. */
function parseLocalCopy(text: string): LocalCopy | undefined {
  const { body, base = [], known = [], typedAt } = JSON.parse(text);
  const isWhole = Array.isArray(base) && Array.isArray(known) && typeof typedAt === 'string';
  return isWhole ? { body, base, known, typedAt } : undefined;
}

/** Undefined when storage is full, forbidden or unreadable: the content is still on the page and will be sent. */
function tryStorage<R>(use: () => R): R | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
