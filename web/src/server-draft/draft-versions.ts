import { isSameDraftContent } from './draft-state.ts';

/** What a page stores as its draft. */
export interface DraftFormat<T> {
  /** The page's content when no draft exists; a draft that is equal to it counts as none. */
  readonly initial: T;
  /** Parses a stored draft, for example by a schema; null when it does not belong to this form. */
  read(body: unknown): T | null;
  /** True for a page that opens with `initial` and offers its draft; other pages open with their draft. */
  readonly opensEmpty?: boolean;
  /** The parts of a draft that two devices can change independently. Without it, a draft is one part. */
  readonly parts?: DraftParts<T>;
}

export interface DraftParts<T> {
  list(body: T): readonly string[];
  /** True when both have the same in a part. A part that a draft lacks is empty. */
  isSame(part: string, one: T, other: T): boolean;
  /** Returns `into` with a part of `from`. */
  copy(part: string, from: T, into: T): T;
}

const onePart: DraftParts<unknown> = {
  list: () => [''],
  isSame: (_part, one, other) => isSameDraftContent(one, other),
  copy: (_part, from) => from,
};
const partsOf = <T>({ parts }: DraftFormat<T>): DraftParts<T> => parts ?? (onePart as DraftParts<T>);
const listParts = <T>(format: DraftFormat<T>, bodies: readonly T[]): string[] => [
  ...new Set(bodies.flatMap((body) => partsOf(format).list(body))),
];

/** A draft has several versions when two devices typed, or when an earlier draft was not restored. */
export interface DraftVersion<T> {
  readonly body: T;
  /** UTC instant. */
  readonly saved_at: string;
}

/** Another version of one part; of its body only that part counts. */
export interface PartVersion<T> extends DraftVersion<T> {
  readonly part: string;
}

/** What a page shows, and the versions of parts that the person has neither taken nor discarded, newest first. */
export interface DraftContent<T> {
  readonly value: T;
  readonly others: readonly PartVersion<T>[];
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
export function toStoredDraftBody<T>(format: DraftFormat<T>, content: DraftContent<T>): T | SeveralVersions {
  const earlier = toOtherVersions(format, content);
  return earlier.length === 0 ? content.value : { now: content.value, earlier };
}

/** All versions of a stored body, newest first, without duplicates, empty ones and those of another form. */
export function listDraftVersions<T>(body: unknown, savedAt: string, form: DraftFormat<T>): DraftVersion<T>[] {
  const { now, earlier } = isSeveralVersions(body) ? body : { now: body, earlier: [] };
  const versions: DraftVersion<T>[] = [];
  for (const { body, saved_at } of [{ body: now, saved_at: savedAt }, ...earlier]) {
    const content = body === null ? null : form.read(body);
    const known = [form.initial, ...toDraftBodies(versions)];
    if (content !== null && !includesDraftContent(known, content)) versions.push({ body: content, saved_at });
  }
  return versions;
}

/** The other versions as wholes: the n-th is the page's content with the n-th other version of each part. */
export function toOtherVersions<T>(format: DraftFormat<T>, { value, others }: DraftContent<T>): DraftVersion<T>[] {
  const versions: DraftVersion<T>[] = [];
  for (const [at, { part, body, saved_at }] of others.entries()) {
    const number = others.slice(0, at).filter((other) => other.part === part).length;
    const version = versions[number] ?? { body: value, saved_at };
    versions[number] = {
      body: partsOf(format).copy(part, body, version.body),
      saved_at: saved_at > version.saved_at ? saved_at : version.saved_at,
    };
  }
  return versions;
}

/** Of each part the versions that differ from what is shown; all of them when nothing is shown. */
export const toPartVersions = <T>(
  format: DraftFormat<T>,
  shown: T | undefined,
  versions: readonly DraftVersion<T>[],
): PartVersion<T>[] =>
  listParts(format, toDraftBodies(versions)).flatMap((part) => distinctVersions(format, part, shown, versions));

function distinctVersions<T>(
  format: DraftFormat<T>,
  part: string,
  shown: T | undefined,
  versions: readonly DraftVersion<T>[],
): PartVersion<T>[] {
  const bodies = toDraftBodies(versions);
  const before = (at: number) => [...(shown === undefined ? [] : [shown]), ...bodies.slice(0, at)];
  return versions.flatMap((version, at) =>
    includesPart(format, part, before(at), version.body) ? [] : { ...version, part },
  );
}

const includesPart = <T>(format: DraftFormat<T>, part: string, bodies: readonly T[], body: T): boolean =>
  bodies.some((each) => partsOf(format).isSame(part, each, body));

/** True when one of these versions has the same in the same part. */
export const includesVersion = <T>(
  format: DraftFormat<T>,
  versions: readonly PartVersion<T>[],
  { part, body }: PartVersion<T>,
): boolean => includesPart(format, part, toDraftBodies(versions.filter((each) => each.part === part)), body);

/** The other versions that differ from what the page shows. */
export const withoutShown = <T>(format: DraftFormat<T>, { value, others }: DraftContent<T>): PartVersion<T>[] =>
  others.filter(({ part, body }) => !includesPart(format, part, [value], body));

/** The other versions without the newest of each part, which are those that the page offers. */
export const withoutOffered = <T>(others: readonly PartVersion<T>[]): PartVersion<T>[] =>
  others.filter(({ part }, at) => others.findIndex((other) => other.part === part) !== at);

interface RemoteDraft<T> {
  readonly remote: readonly DraftVersion<T>[];
  /** What the server had when this page last loaded or saved the draft. */
  readonly base: readonly T[];
  /** Further drafts that the page's content continues. */
  readonly known: readonly T[];
}

/**
 * Merges the page's content with the server's draft, part by part. Of each part it keeps the versions that one side has
 * added since `base`, and those in `base` that neither side has replaced or discarded. The page goes on showing its own
 * version as long as that is kept.
 */
export function mergeDraft<T>(
  format: DraftFormat<T>,
  { value, others }: DraftContent<T>,
  { remote, base, known }: RemoteDraft<T>,
): DraftContent<T> {
  const { initial, opensEmpty } = format;
  const { copy } = partsOf(format);
  const bases = base.length === 0 ? [initial] : base;
  const theirs = toDraftBodies(remote);
  const isAdded = ({ part, body }: PartVersion<T>) => !includesPart(format, part, bases, body);
  // The page keeps its content when the server has none; the caller knows whether that was discarded.
  if (theirs.length === 0) return { value, others: others.filter(isAdded) };
  const isOffering = opensEmpty === true && isSameDraftContent(value, initial);
  const merged = { value, others: [] as PartVersion<T>[] };
  for (const part of listParts(format, [value, ...toDraftBodies(others), ...theirs])) {
    const isIn = (bodies: readonly T[], body: T) => includesPart(format, part, bodies, body);
    const isOwn = ({ body }: DraftVersion<T>) => body === value;
    const own = isOffering ? [] : [{ part, body: value, saved_at: '' }];
    const local = [...own, ...others.filter((other) => other.part === part)];
    const kept = local.filter((version) => isAdded(version) || isIn(theirs, version.body));
    const added = remote.filter(({ body }) => !isIn([...bases, ...known, ...toDraftBodies(kept)], body));
    const versions = [...kept.filter(isOwn), ...added, ...kept.filter((version) => !isOwn(version))];
    // When each side has discarded what the other has kept, the person chooses once more.
    const left = versions.length > 0 ? versions : [...local, ...remote];
    const shown = isOffering ? undefined : left[0]?.body;
    merged.others.push(...distinctVersions(format, part, shown, left));
    if (shown === undefined) continue;
    // What counts as the same can still differ, such as the look of the question that an answer was given to.
    const isExact = (one: T, other: T) => isSameDraftContent(copy(part, one, initial), copy(part, other, initial));
    const isUnchanged = bases.some((body) => isExact(body, shown));
    const newer = isUnchanged ? theirs.find((body) => isIn([body], shown)) : undefined;
    merged.value = copy(part, newer ?? shown, merged.value);
  }
  return isSameDraftContent(merged.value, value) ? { ...merged, value } : merged;
}

export const toDraftBodies = <T>(versions: readonly DraftVersion<T>[]): T[] => versions.map(({ body }) => body);

export const includesDraftContent = <T>(contents: readonly T[], content: T): boolean =>
  contents.some((each) => isSameDraftContent(each, content));
