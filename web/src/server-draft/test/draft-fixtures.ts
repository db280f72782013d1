import type { DraftResponse } from '#contracts/drafts.ts';
import type { DraftServer } from '../draft-server.ts';
import { DraftSync } from '../draft-sync.ts';
import type { DraftParts } from '../draft-versions.ts';
import type { LocalCopyStore } from '../local-copy.ts';

const nothing: DraftResponse = { body: null, saved_at: null, revision: 0 };

/** A server with one person's draft that can be unreachable and lose its answers. */
export function createFakeDraftServer() {
  /** A new draft never has the revision of a discarded one, as on the real server. */
  let lastRevision = 0;
  const server = {
    stored: nothing,
    unreachable: false,
    losesAnswers: false,
    /** Requests arrive but are not answered until the caller gives up. */
    neverAnswers: false,
    saves: [] as unknown[],
    /** Deletes the draft as the nightly deletion does with one that nobody has changed for long. */
    expire() {
      server.stored = { ...nothing, kept_since: '2027-05-20T14:00:00.000Z' };
    },
    /** Saves a draft as another device would. */
    saveFromOtherDevice(body: DraftResponse['body']) {
      lastRevision += 1;
      const revision = lastRevision;
      server.stored = { body, revision, saved_at: `2026-11-20T14:${String(30 + revision)}:00.000Z` };
    },
  };
  const offline = { failure: { kind: 'offline' } } as const;
  const held = async (signal?: AbortSignal) => {
    if (server.neverAnswers) await new Promise((givenUp) => signal?.addEventListener('abort', givenUp));
  };
  const api: DraftServer = {
    async load(signal) {
      await held(signal);
      return server.unreachable || signal?.aborted ? offline : { draft: server.stored };
    },
    async save({ body, revision }, signal) {
      server.saves.push(body);
      await held(signal);
      if (signal.aborted) return offline;
      if (server.unreachable) return offline;
      if (revision !== server.stored.revision) return { conflict: true };
      server.saveFromOtherDevice(body as DraftResponse['body']);
      const { saved_at, revision: saved } = server.stored;
      return server.losesAnswers ? offline : { saved: { saved_at: saved_at ?? '', revision: saved } };
    },
    async discard(revision) {
      if (server.unreachable) return offline.failure;
      if (revision === server.stored.revision) server.stored = nothing;
      return null;
    },
  };
  return Object.assign(server, { api });
}

/** The storage of one browser with one tab, which survives reloads. */
export function createFakeBrowserStorage() {
  let unsaved: string | null = null;
  let shown: string | null = null;
  const place: LocalCopyStore = {
    read: () => JSON.parse(unsaved ?? shown ?? 'null') ?? undefined,
    write: (next, { isSaved }) => {
      unsaved = isSaved ? null : JSON.stringify(next);
      shown = isSaved ? JSON.stringify(next) : shown;
    },
    drop: () => {
      [unsaved, shown] = [null, null];
    },
  };
  const bodyOf = (copy: string | null) => JSON.parse(copy ?? 'null')?.body ?? null;
  return { place, holds: () => bodyOf(unsaved), shows: () => bodyOf(shown), empty: () => place.drop() };
}

/** A page with a text as its draft. `stop` simulates a crash. */
export function openDraftPage(server = createFakeDraftServer(), browser = createFakeBrowserStorage()) {
  const read = (body: unknown) => (typeof body === 'string' ? body : null);
  const draftSync = new DraftSync<string>({ initial: '', read, server: server.api, copy: browser.place });
  return { server, draftSync, browser, opened: draftSync.checkRemote() };
}

export async function openLoadedDraftPage(...options: Parameters<typeof openDraftPage>) {
  const made = openDraftPage(...options);
  await made.opened;
  return made;
}

/** A page that opens empty, with a text as its draft, before it has heard from the server. */
export function createEmptyDraftPage(
  server: ReturnType<typeof createFakeDraftServer>,
  browser = createFakeBrowserStorage(),
) {
  const read = (body: unknown) => (typeof body === 'string' ? body : null);
  const draft = new DraftSync<string>({
    ...{ initial: '', read, opensEmpty: true },
    ...{ server: server.api, copy: browser.place },
  });
  return { draft, browser };
}

export async function openEmptyDraftPage(...options: Parameters<typeof createEmptyDraftPage>) {
  const page = createEmptyDraftPage(...options);
  await page.draft.checkRemote();
  return page;
}

type Fields = Readonly<Record<string, string>>;
const fieldParts: DraftParts<Fields> = {
  list: Object.keys,
  isSame: (field, one, other) => one[field] === other[field],
  copy: (field, from, { [field]: _replaced, ...into }) =>
    from[field] === undefined ? into : { ...into, [field]: from[field] },
};

/** A page whose draft has several fields, which are merged one by one. */
export async function openFieldsPage(
  server: ReturnType<typeof createFakeDraftServer>,
  browser = createFakeBrowserStorage(),
) {
  const read = (body: unknown) => body as Fields;
  const draft = new DraftSync<Fields>({
    initial: {},
    read,
    parts: fieldParts,
    server: server.api,
    copy: browser.place,
  });
  await draft.checkRemote();
  return draft;
}
