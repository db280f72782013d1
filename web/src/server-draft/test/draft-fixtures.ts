import type { DraftAnswer } from '#contracts/drafts.ts';
import type { DraftServer } from '../draft-server.ts';
import { DraftSync } from '../draft-sync.ts';
import type { LocalCopy, LocalCopyStore } from '../local-copy.ts';
import { createStackOptions, OfferedDraft } from '../offered-draft.ts';

const nothing: DraftAnswer = { body: null, saved_at: null, revision: 0 };

/** One person's draft on a server that can be out of reach, and lose its answers. */
export function fakeServer() {
  const server = {
    standing: nothing,
    away: false,
    losesAnswers: false,
    /** Requests reach it and nothing comes back, until whoever asked gives up. */
    hangs: false,
    saves: [] as unknown[],
    /** Another device saves. */
    elsewhere(body: DraftAnswer['body']) {
      const revision = server.standing.revision + 1;
      server.standing = { body, revision, saved_at: `2026-11-20T14:${String(30 + revision)}:00.000Z` };
    },
  };
  const offline = { failure: { kind: 'offline' } } as const;
  const held = async (signal?: AbortSignal) => {
    if (server.hangs) await new Promise((givenUp) => signal?.addEventListener('abort', givenUp));
  };
  const door: DraftServer = {
    async load(signal) {
      await held(signal);
      return server.away || signal?.aborted ? offline : { draft: server.standing };
    },
    async save({ body, revision }, turn) {
      server.saves.push(body);
      await held(turn?.signal);
      if (turn?.signal.aborted) return offline;
      if (server.away) return offline;
      if (revision !== server.standing.revision) return { conflict: true };
      server.elsewhere(body as DraftAnswer['body']);
      const { saved_at, revision: saved } = server.standing;
      return server.losesAnswers ? offline : { saved: { saved_at: saved_at ?? '', revision: saved } };
    },
    async discard(revision) {
      if (server.away) return offline;
      if (revision === server.standing.revision) server.standing = nothing;
      return {};
    },
  };
  return Object.assign(server, { door });
}

/** What one browser keeps, over reloads. */
export function fakeBrowser() {
  let copy: string | null = null;
  const place: LocalCopyStore = {
    read: () => (copy === null ? null : (JSON.parse(copy) as LocalCopy)),
    write: (next) => {
      copy = JSON.stringify(next);
    },
    drop: () => {
      copy = null;
    },
  };
  return { place, holds: () => place.read()?.body ?? null };
}

/** A page with a draft of a text; `stop` is what a crash does. */
export function page(server: ReturnType<typeof fakeServer>, browser = fakeBrowser()) {
  const read = (body: unknown) => (typeof body === 'string' ? body : null);
  const keeper = new DraftSync<string>({ initial: '', read, server: server.door, copy: browser.place });
  return { keeper, browser, opened: keeper.open() };
}

export async function opened(...parts: Parameters<typeof page>) {
  const made = page(...parts);
  await made.opened;
  return made;
}

/** A page that opens empty, with a draft of a text. */
export async function openedEmpty(server: ReturnType<typeof fakeServer>, browser = fakeBrowser()) {
  const read = (body: unknown) => (typeof body === 'string' ? body : null);
  const parts = createStackOptions<string>({ initial: '', read });
  const keeper = new DraftSync({ ...parts, server: server.door, copy: browser.place });
  const draft = new OfferedDraft<string>(keeper, '');
  await keeper.open();
  return { keeper, draft, browser };
}
