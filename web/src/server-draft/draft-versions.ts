import { isSameDraftContent } from './draft-state.ts';

/** What a page stores as its draft. */
export interface DraftFormat<T> {
  /** The page's content when no draft exists; a draft that is equal to it counts as none. */
  readonly initial: T;
  /** Parses a stored draft, for example by a schema; null when it does not belong to this form. */
  read(body: unknown): T | null;
  /** True for a page that opens with `initial` and offers its draft; other pages open with their draft. */
  readonly opensEmpty?: boolean;
  /**
   * Merges two versions part by part: both results have what only one side has changed since `base`, and differ only where
   * both have changed the same part. Without it, two versions are two wholes.
   */
  merge?(versions: { mine: T; theirs: T; base: T | undefined }): { mine: T; theirs: T };
}

/** A draft has several versions when two devices typed, or when an earlier draft was not restored. */
export interface DraftVersion<T> {
  readonly body: T;
  /** UTC instant. */
  readonly saved_at: string;
}

interface SeveralVersions {
  readonly now: unknown;
  readonly earlier: readonly DraftVersion<unknown>[];
}

/** It needs no schema, because pages without a form would load zod for it. */
function isSeveralVersions(body: unknown): body is SeveralVersions {
  const { earlier } = (body ?? {}) as { earlier?: unknown };
  return Array.isArray(earlier) && earlier.every((version) => typeof version?.saved_at === 'string');
}

/** The body of a draft on the server: the page's content, with the other versions where there are any. */
export const toStoredDraftBody = <T>(now: T, earlier: readonly DraftVersion<T>[]): T | SeveralVersions =>
  earlier.length === 0 ? now : { now, earlier };

/** All versions of a stored body, newest first, without duplicates, empty ones and those of another form. */
export function listDraftVersions<T>(body: unknown, savedAt: string, form: DraftFormat<T>): DraftVersion<T>[] {
  const { now, earlier } = isSeveralVersions(body) ? body : { now: body, earlier: [] };
  const versions: DraftVersion<T>[] = [];
  for (const { body, saved_at } of [{ body: now, saved_at: savedAt }, ...earlier]) {
    const content = body === null ? null : form.read(body);
    const known = [form.initial, ...toDraftContents(versions)];
    if (content !== null && !includesDraftContent(known, content)) versions.push({ body: content, saved_at });
  }
  return versions;
}

interface Merge<T> {
  readonly local: readonly DraftVersion<T>[];
  readonly remote: readonly DraftVersion<T>[];
  /** What the server had when this page last loaded or saved the draft. */
  readonly base: readonly T[];
  /** What the page's content continues. */
  readonly known: readonly T[];
}

/**
 * The versions to keep beside the page's content: those that another device added, and the local ones except those that
 * it has replaced or discarded.
 */
export function mergeDraftVersions<T>({ local, remote, base, known }: Merge<T>): DraftVersion<T>[] {
  const kept = local.filter(
    ({ body }) => includesDraftContent(toDraftContents(remote), body) || !includesDraftContent(base, body),
  );
  return [...remote.filter(({ body }) => !includesDraftContent([...known, ...toDraftContents(kept)], body)), ...kept];
}

/**
 * Merges the page's content with the other versions, where the form can. Those that are then equal to the content are left
 * out.
 */
export function mergeDraftContents<T>(
  { merge }: DraftFormat<T>,
  value: T,
  { others, base }: { others: readonly DraftVersion<T>[]; base: readonly T[] },
): { value: T; others: readonly DraftVersion<T>[] } {
  if (!merge) return { value, others };
  let mine = value;
  const differing: DraftVersion<T>[] = [];
  for (const { body, saved_at } of others) {
    // Of several versions it is not known which of them each side continues.
    const merged = merge({ mine, theirs: body, base: base.length === 1 ? base[0] : undefined });
    mine = isSameDraftContent(merged.mine, mine) ? mine : merged.mine;
    if (!isSameDraftContent(mine, merged.theirs)) differing.push({ body: merged.theirs, saved_at });
  }
  return { value: mine, others: differing };
}

export const toDraftContents = <T>(versions: readonly DraftVersion<T>[]): T[] => versions.map(({ body }) => body);

export const includesDraftContent = <T>(contents: readonly T[], content: T): boolean =>
  contents.some((each) => isSameDraftContent(each, content));
